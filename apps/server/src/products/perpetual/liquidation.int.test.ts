import { defaultContractRules } from '@auric/exchange';
import { type Claim, isProven, replayClaim } from '@auric/exchange/receipts';
import { parseDecimal, type Receipt } from '@auric/api';
import {
  addOperator,
  keepStillIndex,
  openStillContract,
  publishStillIndex,
  quoteContract,
  type TestClient,
  testMarkets,
} from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gather, stateOf } from '../../realtime/test-support/realtime-server.ts';

let server: TestServer;
let market: number;
const prices = new Map<number, number>([[testMarkets.btc, 60_000]]);
let stopIndex: () => Promise<void>;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await bootServer();
  market = await openStillContract(server);
  stopIndex = await keepStillIndex(server.exchange, prices);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await stopIndex();
  await server.close();
});

/** Somebody new with 10,000 USDT in the contract account, and what their own channel says from now on. */
async function newTrader() {
  const client = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...between, number: '10000' });
  const socket = io(server.url, { auth: { token: client.token }, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const messages = gather(socket, 'me');
  await stateOf(socket, 'me');
  return { client, messages };
}

/** The provider quotes around a price first, and then the index goes there. */
async function fallTo(quoted: number, index: number): Promise<void> {
  await quoteContract(server, market, quoted);
  prices.set(testMarkets.btc, index);
  await publishStillIndex(server.exchange, prices);
}

const endsOf = async (client: TestClient) =>
  (await client.call('lever/my_trade', { status: 'complete' })).data.map((one) => [one.id, one.close_reason]);

const soon = { timeout: 20_000 } as const;

const open = (client: TestClient, type: 'long' | 'short', multiple: number) =>
  client.call('lever/submit', { match_id: market, type, share: '10', multiple });

const toldOf = async (client: TestClient, kind: string) =>
  (await client.call('site_message/index', { topic: 'money' })).data.filter((message) => message.kind === kind);

/** The receipt that a message leads to, replayed from the answer alone as a browser does. */
async function receiptBehind(client: TestClient, path: string): Promise<Receipt> {
  const asked = new URLSearchParams(path.slice(path.indexOf('?')));
  expect(path.startsWith('/pages/transaction/receipt?')).toBe(true);
  const receipt = await client.call('receipt', {
    of: asked.get('of') as 'position_fill',
    number: Number(asked.get('number')),
  });
  const measure = { of: 'count' } as const;
  const whole = (text: string, decimals: number): bigint =>
    text.startsWith('-') ? -parseDecimal(text.slice(1), decimals)! : parseDecimal(text, decimals)!;
  const claim: Pick<Claim, 'given' | 'recorded'> = {
    given: receipt.inputs.map(({ name, value, decimals }) => {
      return { name, value: whole(value, decimals), measure, origin: { from: 'event' } };
    }),
    recorded: receipt.steps.map(({ name, recorded, decimals }) => {
      return { name, value: recorded === null ? null : whole(recorded, decimals), measure };
    }),
  };
  expect(isProven(replayClaim(receipt.kind, claim)!, claim.recorded)).toBe(true);
  return receipt;
}

it('of a position on the book is in the histories, the bills, the own channel, a message and its receipt', async () => {
  const { client: alice, messages } = await newTrader();
  const { position_id: id } = await open(alice, 'long', 50);
  // Opened at 60,006 for 6,000.6: margin 120.012, bankrupt at 58,805.88; the mark of 58,950 is below 59,101.
  await fallTo(59_000, 58_950);
  await expect.poll(() => endsOf(alice), soon).toEqual([[id, 'liquidation']]);

  // Closed at the bid of 58,994.1 with a loss of 101.19; the fee of 0.5 % is capped by the 18.822 that are left.
  const [over] = (await alice.call('lever/my_trade', { status: 'complete' })).data;
  expect(over).toMatchObject({ close_reason: 'liquidation', close_price: '58994.1', fact_profits: '-101.19' });
  expect(over).toMatchObject({ trade_fee: '22.42236', overnight_money: '0', share: '10', closed_share: '10' });
  const [fill] = (await alice.call('lever/fills', { position_id: id })).data;
  expect(fill).toMatchObject({ reduces: true, reason: 'liquidation', realised: '-101.19', fee: '18.822' });

  const bills = (await alice.call('wallet/legal_log', { type: 'perpetual', limit: 10 })).data;
  const ofPosition = bills.filter(({ ref }) => ref === String(id)).map(({ kind, amount }) => [kind, amount]);
  expect(new Map(ofPosition as [string, string][])).toEqual(
    new Map([
      ['contract_fee', '-3.60036'],
      ['liquidation_fee', '-18.822'],
      ['position_close', '-101.19'],
    ]),
  );
  expect(ofPosition).toHaveLength(3);
  expect(await alice.call('lever/account', {})).toMatchObject({ available: '9876.38764', freeze: '0' });

  const closed = () => messages.flatMap((one) => ('closed_positions' in one ? (one.closed_positions ?? []) : []));
  await expect.poll(closed, soon).toContain(id);

  await vi.waitFor(async () => expect(await toldOf(alice, 'position_liquidated')).toHaveLength(1), soon);
  const [told] = await toldOf(alice, 'position_liquidated');
  expect(told!.text).toBe(
    'Your long position in BTCUSDT was liquidated, because its margin no longer covered the maintenance margin: ' +
      '0.1 BTC at an average price of 58994.1 USDT. Result after fees: -120.012 USDT. You owe nothing beyond that.',
  );
  expect(await toldOf(alice, 'position_liquidated_part')).toEqual([]);
  const receipt = await receiptBehind(alice, told!.path);
  expect(receipt).toMatchObject({ subject: id });
  const steps = Object.fromEntries(receipt.steps.map(({ name, value }) => [name, value]));
  expect(steps).toMatchObject({ realised: '-101.19', fee: '18.822' });

  const { id: customer } = await alice.call('user/info', {});
  const operator = await (await addOperator(server, ['support'])).signIn();
  const { data } = await operator.call('customers/timeline', { customer, part: 'futures' });
  const of = { position: id, market: 'BTCUSDT', side: 'long', quantity: '0.1 BTC', currency: 'USDT' };
  expect(data.map(({ kind, values }) => ({ kind, values }))).toEqual([
    { kind: 'liquidation', values: { ...of, price: '58994.1', realised: '-101.19', fee: '18.822' } },
    { kind: 'opened', values: { ...of, price: '60006', fee: '3.60036' } },
  ]);
});

it('that is near is called for once, and nothing is closed', async () => {
  await fallTo(60_000, 60_000);
  const { client: alice } = await newTrader();
  const { position_id: id } = await open(alice, 'long', 50);
  const { client: bob } = await newTrader();
  const { position_id: wide } = await open(bob, 'long', 20);
  // Liquidated at 59,101.4; a quarter of the maintenance rate of 0.5 % before that, 0.125 % of the mark, is 73.9 away.
  await fallTo(59_150, 59_150);
  await vi.waitFor(async () => expect(await toldOf(alice, 'margin_call')).toHaveLength(1), soon);
  const [told] = await toldOf(alice, 'margin_call');
  expect(told!.text).toMatch(
    /^Your long position in BTCUSDT is close to liquidation: mark price 591\d\d(\.\d)? USDT, liquidation price 59101\.4 USDT\./,
  );
  expect(told!.path).toBe('/pages/transaction/contract_order');
  expect((await alice.call('lever/my_trade', {})).data.map((one) => one.id)).toEqual([id]);
  // Who stands far away isn't called; the next call of the same hour says nothing.
  expect((await bob.call('lever/my_trade', {})).data.map((one) => one.id)).toEqual([wide]);
  expect(await toldOf(bob, 'margin_call')).toEqual([]);
  for (const client of [alice, bob]) await client.call('lever/batch_close', { type: 0 });
  expect(await toldOf(alice, 'margin_call')).toHaveLength(1);
});

it('that the insurance fund takes over is told as one, with the price of the takeover', async () => {
  await fallTo(60_000, 60_000);
  const { client: alice } = await newTrader();
  const { position_id: id } = await open(alice, 'long', 50);
  await fallTo(58_000, 58_700);
  await expect.poll(() => endsOf(alice), soon).toEqual([[id, 'takeover']]);
  await vi.waitFor(async () => expect(await toldOf(alice, 'position_liquidated')).toHaveLength(1), soon);
  const [told] = await toldOf(alice, 'position_liquidated');
  // At the bankruptcy price, on a tick that leaves nothing owed: all of the margin is gone.
  expect(told!.text).toContain('0.1 BTC at an average price of 58805.9 USDT.');
  expect(await receiptBehind(alice, told!.path)).toMatchObject({ subject: id });
});

it('that the book does not take deleverages who has gained, who is told so and why', async () => {
  await fallTo(60_000, 60_000);
  const [{ client: alice }, { client: bob }] = [await newTrader(), await newTrader()];
  // Bob has the most leverage on the side that gains, more than the provider.
  const { position_id: short } = await open(bob, 'short', 40);
  const { position_id: long } = await open(alice, 'long', 50);
  // The bids are below the bankruptcy price, and the insurance fund may take next to nothing over.
  const command = { ...defaultContractRules(market), takeoverMost: 1n };
  expect(await server.exchange.execute({ command })).toMatchObject({ ok: true });
  await fallTo(58_000, 58_000);
  await expect.poll(() => endsOf(alice), soon).toEqual([[long, 'deleveraging']]);
  await expect.poll(() => endsOf(bob), soon).toEqual([[short, 'deleveraging']]);

  await vi.waitFor(async () => expect(await toldOf(bob, 'position_deleveraged')).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await toldOf(alice, 'position_liquidated')).toHaveLength(1), soon);
  // Each is told their own part: the bankrupt one of a liquidation, the other of the deleveraging.
  expect(await toldOf(alice, 'position_deleveraged')).toEqual([]);
  expect(await toldOf(bob, 'position_liquidated')).toEqual([]);
  const [told] = await toldOf(bob, 'position_deleveraged');
  expect(await receiptBehind(bob, told!.path)).toMatchObject({ kind: 'deleveraged', subject: short });
  const [liquidated] = await toldOf(alice, 'position_liquidated');
  expect(await receiptBehind(alice, liquidated!.path)).toMatchObject({ subject: long });
});

it('is not told where a stop closes first, which is told with what it came to', async () => {
  await fallTo(60_000, 60_000);
  const { client: alice } = await newTrader();
  const { position_id: id } = await open(alice, 'long', 10);
  await alice.call('lever/setstop', { id, stop_loss_price: '59500' });
  await fallTo(59_400, 59_400);
  await vi.waitFor(async () => expect(await toldOf(alice, 'stop_filled')).toHaveLength(1), soon);
  const [told] = await toldOf(alice, 'stop_filled');
  expect(told!.title).toBe('Stop loss filled');
  // From 60,006 to the bid of 59,394.06, and 0.06 % of that.
  expect(told!.text).toContain('0.1 BTC of your long position in BTCUSDT was closed at an average price of 59394');
  expect(await receiptBehind(alice, told!.path)).toMatchObject({ kind: 'contract_close', subject: id });
  expect(await toldOf(alice, 'position_liquidated')).toEqual([]);
});
