import { type Claim, isProven, replayClaim } from '@auric/exchange/receipts';
import { parseDecimal, type SharedReceipt } from '@auric/api';
import { openStillBooks, openStillContract, publishStillIndex, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import type { Kysely } from 'kysely';
import { openDatabase, type Database } from '../db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let database: Kysely<Database>;
let alice: TestClient;
let mallory: TestClient;

const spotToFunding = { from_field: 'spot', to_field: 'funding' } as const;

beforeAll(async () => {
  server = await bootServer();
  database = openDatabase(server.databaseUrl);
  await openStillBooks(server);
  alice = await server.client().register();
  mallory = await server.client().register();
});
afterAll(async () => {
  await database?.destroy();
  await server?.close();
});

/** Alice buys a hundredth of a coin of what the books offer; the entry of the trade. */
async function bought(): Promise<number> {
  await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.01', target_price: '61000' });
  return newest('trade');
}

async function newest(kind: string): Promise<number> {
  const { data } = await alice.call('wallet/entries', { limit: 10 });
  return data.find(({ legs }) => legs.some((leg) => leg.kind === kind))!.id;
}

/** What somebody comes to who has the answer alone, as a browser does. */
function isEqual({ kind, inputs, steps }: Pick<SharedReceipt, 'kind' | 'inputs' | 'steps'>): boolean {
  const whole = (value: string, decimals: number): bigint => parseDecimal(value, decimals)!;
  const measure = { of: 'count' } as const;
  const claim: Pick<Claim, 'given' | 'recorded'> = {
    given: inputs.map(({ name, value, decimals }) => ({
      name,
      value: whole(value, decimals),
      measure,
      origin: { from: 'event' },
    })),
    recorded: steps.map(({ name, recorded, decimals }) => ({
      name,
      value: recorded === null ? null : whole(recorded, decimals),
      measure,
    })),
  };
  return isProven(replayClaim(kind, claim)!, claim.recorded);
}

test('a trade has a receipt that anybody can recompute from the answer alone', async () => {
  const receipt = await alice.call('receipt', { id: await bought() });
  expect(receipt).toMatchObject({ kind: 'spot_buy', shared: false });
  const steps = Object.fromEntries(receipt.steps.map(({ name, value, unit }) => [name, `${value} ${unit}`]));
  expect(steps).toMatchObject({ bought: '0.01 BTC', fee: '0.00001 BTC', received: '0.00999 BTC' });
  expect(isEqual(receipt)).toBe(true);
  const wrong = receipt.steps.map((step) => (step.name === 'fee' ? { ...step, recorded: '0.00001001' } : step));
  expect(isEqual({ ...receipt, steps: wrong })).toBe(false);
});

test('it says where the journal has it, and nothing of the other side', async () => {
  const id = await bought();
  const receipt = await alice.call('receipt', { id });
  const { seq, first_seq, last_seq, hash, prev_hash } = receipt.journal;
  const batch = await database
    .selectFrom('journal.batch')
    .selectAll()
    .where('last_seq', '=', last_seq)
    .executeTakeFirstOrThrow();
  expect(hash).toBe(batch.hash.toString('hex'));
  expect(prev_hash).toBe(batch.prev_hash.toString('hex'));
  expect([first_seq <= seq, seq <= last_seq]).toEqual([true, true]);
  const { maker_customer, taker_customer } = await database
    .selectFrom('view.trades')
    .selectAll()
    .where('id', '=', receipt.subject)
    .executeTakeFirstOrThrow();
  expect(Object.keys(receipt.inputs[0]!)).not.toContain('customer');
  const numbers = [...receipt.inputs, ...receipt.steps].map(({ value }) => value);
  expect(numbers).not.toContain(String(maker_customer));
  expect(numbers).not.toContain(String(taker_customer));
});

test('a conversion names the quote and the index that its price was made of', async () => {
  await alice.call('wallet/change', {
    ...spotToFunding,
    from_currency_id: 3,
    to_currency_id: 3,
    number: '1000',
  });
  await publishStillIndex(server.exchange);
  const wish = { from_currency_id: 3, to_currency_id: 1, number: '500' };
  const { quote_id } = await alice.call('wallet/change_quote', wish);
  await alice.call('wallet/change', { from_field: 'funding', to_field: 'funding', ...wish, quote_id });
  const receipt = await alice.call('receipt', { id: await newest('convert_in') });
  expect(receipt.kind).toBe('conversion_purchase');
  const index = receipt.inputs.find(({ name }) => name === 'index_got')!;
  expect(index.from).toBe('index');
  expect(index.sources).toBeGreaterThanOrEqual(2);
  expect(index.time).toBeGreaterThan(0);
  expect(receipt.inputs.find(({ name }) => name === 'give')!.from).toBe('quote');
  expect(isEqual(receipt)).toBe(true);
});

test('a position has receipts of its opening and of its close', async () => {
  const market = await openStillContract(server);
  const trader = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await trader.call('wallet/change', { ...between, number: '1000' });
  const { position_id } = await trader.call('lever/submit', {
    match_id: market,
    type: 'long',
    share: '10',
    multiple: 10,
  });
  await trader.call('lever/close', { id: position_id });
  const entries = (await trader.call('wallet/entries', { limit: 10 })).data;
  const paid = entries.filter(({ legs }) => legs.some(({ kind }) => kind === 'contract_fee')).map(({ id }) => id);
  const [first, last] = [Math.min(...paid), Math.max(...paid)];
  const opened = await trader.call('receipt', { id: first });
  const closed = await trader.call('receipt', { id: last });
  expect([opened.kind, closed.kind]).toEqual(['contract_open_long', 'contract_close']);
  const steps = Object.fromEntries([...opened.steps, ...closed.steps].map(({ name, value }) => [name, value]));
  // 0.1 BTC from 60,006 to 59,994, 0.06 % of either.
  expect(steps).toMatchObject({ open_value: '6000.6', margin: '600.06', realised: '-1.2', fee: '3.59964' });
  expect([isEqual(opened), isEqual(closed)]).toEqual([true, true]);
  await expect(mallory.call('receipt', { id: last })).rejects.toMatchObject({
    failure: { code: 'receipt_not_found' },
  });
  const fills = (await trader.call('lever/fills', { position_id })).data;
  const found = fills.map(async ({ id: number }) => trader.call('receipt', { of: 'position_fill', number }));
  expect((await Promise.all(found)).map(({ id }) => id)).toEqual([last, first]);
  const others = mallory.call('receipt', { of: 'position_fill', number: fills[0]!.id });
  await expect(others).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });
});

test('what has a number of its own is found by it, by nobody but its customer', async () => {
  const id = await bought();
  const { subject } = await alice.call('receipt', { id });
  expect(await alice.call('receipt', { of: 'trade', number: subject })).toMatchObject({ id, subject });
  const others = mallory.call('receipt', { of: 'trade', number: subject });
  await expect(others).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });
  const unnamed = alice.call('receipt', { of: 'trade' });
  await expect(unnamed).rejects.toMatchObject({ failure: { code: 'parameter_error', field: 'number' } });
});

test("another customer's entry, one without a formula and none at all are not found", async () => {
  const id = await bought();
  await expect(mallory.call('receipt', { id })).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });
  await expect(mallory.call('receipt/share', { id })).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });
  await expect(alice.call('receipt', { id: 999_999_999 })).rejects.toMatchObject({
    failure: { code: 'receipt_not_found' },
  });
  await alice.call('wallet/change', { ...spotToFunding, from_currency_id: 3, to_currency_id: 3, number: '1' });
  const moved = await newest('transfer_out');
  await expect(alice.call('receipt', { id: moved })).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });
});

test('what was shared is seen without its owner by who has the link, until it ends', async () => {
  const id = await bought();
  const { token: first } = await alice.call('receipt/share', { id });
  const { token } = await alice.call('receipt/share', { id });
  const guest = server.client();
  await expect(guest.call('receipt/shared', { token: first })).rejects.toMatchObject({
    failure: { code: 'receipt_not_found' },
  });
  const seen = await guest.call('receipt/shared', { token });
  const own = await alice.call('receipt', { id });
  expect(own.shared).toBe(true);
  expect(Object.keys(seen).toSorted()).toEqual(['inputs', 'journal', 'kind', 'steps', 'time']);
  expect(isEqual(seen)).toBe(true);
  // Who isn't its owner can't end it.
  await mallory.call('receipt/unshare', { id });
  await expect(guest.call('receipt/shared', { token })).resolves.toMatchObject({ kind: 'spot_buy' });
  await alice.call('receipt/unshare', { id });
  await expect(guest.call('receipt/shared', { token })).rejects.toMatchObject({
    failure: { code: 'receipt_not_found' },
  });
});
