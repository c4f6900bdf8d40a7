import { CallFailed, openStillBooks, publishStillIndex, stillBook, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
};

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings });
  await openStillBooks(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  alice = await server.client().register();
  await fund(alice);
  await stillBook(server, 1, 60_000);
});

/** Moves the test funds of a new customer to where conversions and transfers begin. */
async function fund(client: TestClient): Promise<void> {
  const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...move, number: '10000' });
}

async function available(client: TestClient, currency: number): Promise<string> {
  return (await client.call('wallet/detail', { type: 'funding', currency })).available;
}

const pair = { from_currency_id: 3, to_currency_id: 1, number: '600' } as const;
const within = { from_field: 'funding', to_field: 'funding', ...pair } as const;
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => 'ok',
    (error: unknown) => (error instanceof CallFailed ? error.failure : error),
  );

describe('a conversion', () => {
  it('is quoted with all that it costs, and done as it was quoted', async () => {
    const quote = await alice.call('wallet/change_quote', pair);
    expect(quote.expires_at).toBeGreaterThan(Date.now() - 8_000);
    expect(Number(quote.spread)).toBeGreaterThanOrEqual(0.002);
    expect(Number(quote.fee)).toBeGreaterThanOrEqual(1.1);
    const done = await alice.call('wallet/change', { ...within, quote_id: quote.quote_id });
    expect(done).toMatchObject({ received: quote.received, rate: quote.rate, fee: quote.fee });
    expect(await available(alice, 1)).toBe(quote.received);
    expect(Number(await available(alice, 3))).toBe(10_000 - Number(quote.number) + Number(quote.change));
    const [made] = (await alice.call('wallet/conversions', {})).data;
    expect(made).toMatchObject({ id: done.id, kind: 'quote', currency_name: 'BTC', received: quote.received });
    expect(made!.given).toEqual([{ currency: 3, currency_name: 'USDT', number: quote.number }]);
  });

  it('goes through two books at once, and back never gains (D14)', async () => {
    const there = await alice.call('wallet/change_quote', { ...pair, number: '3000' });
    await alice.call('wallet/change', { ...within, number: '3000', quote_id: there.quote_id });
    const bitcoin = await available(alice, 1);
    const cross = { from_currency_id: 1, to_currency_id: 2, number: bitcoin } as const;
    const quote = await alice.call('wallet/change_quote', cross);
    await alice.call('wallet/change', { ...within, ...cross, quote_id: quote.quote_id });
    expect(await available(alice, 2)).toBe(quote.received);
    const back = { from_currency_id: 2, to_currency_id: 3, number: quote.received } as const;
    const last = await alice.call('wallet/change_quote', back);
    await alice.call('wallet/change', { ...within, ...back, quote_id: last.quote_id });
    const { total_usdt } = await alice.call('wallet/list', {});
    expect(Number(total_usdt)).toBeLessThan(10_000);
  });

  it('is not done where the book has moved: the refusal carries the new quote, which can be accepted', async () => {
    const quote = await alice.call('wallet/change_quote', pair);
    await stillBook(server, 1, 60_600);
    const refused = await failureOf(
      alice.call('wallet/change', { ...within, quote_id: quote.quote_id, request_id: 'moved-once-1' }),
    );
    expect(refused).toMatchObject({ code: 'quote_moved', field: 'quote_id' });
    const { detail } = refused as { detail: Record<string, string | number> };
    expect(Number(detail['received'])).toBeLessThan(Number(quote.received));
    expect(detail['currency']).toBe('BTC');
    expect(await available(alice, 3)).toBe('10000');
    const again = { ...within, quote_id: Number(detail['quote_id']), request_id: 'moved-once-2' };
    expect(await alice.call('wallet/change', again)).toMatchObject({ received: detail['received'] });
  });

  it('D24 is done once for one request id, with one answer', async () => {
    const quote = await alice.call('wallet/change_quote', pair);
    const request = { ...within, quote_id: quote.quote_id, request_id: 'convert-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => alice.call('wallet/change', request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await available(alice, 1)).toBe(quote.received);
  });

  it.each([
    ['into itself', { to_currency_id: 3 }, 'convert_same_asset', 'to_currency_id'],
    ['into no currency', { to_currency_id: 99 }, 'currency_unknown', 'to_currency_id'],
    ['of nothing', { number: '0' }, 'amount_not_positive', 'number'],
    ['of less than the smallest unit', { number: '0.0000001' }, 'parameter_error', 'number'],
    ['of less than a market takes', { number: '1' }, 'notional_too_small', undefined],
    ['D15 of more than there can be', { number: '999999999999999999' }, 'amount_out_of_range', 'number'],
  ] as const)('is not quoted %s', async (_, change, code, field) => {
    const refused = (await failureOf(alice.call('wallet/change_quote', { ...pair, ...change }))) as { code: string };
    expect(refused.code).toBe(code);
    if (field !== undefined) expect(refused).toMatchObject({ field });
  });

  it.each([
    ['without a quote', {}, 'parameter_error', 'quote_id'],
    ['by a quote that nobody gave', { quote_id: 987_654 }, 'quote_not_found', 'quote_id'],
    ['out of another account', { from_field: 'spot', quote_id: 1 }, 'convert_account', 'from_field'],
    ['into another account', { to_field: 'spot', quote_id: 1 }, 'convert_account', 'to_field'],
  ] as const)('is not done %s', async (_, change, code, field) => {
    expect(await failureOf(alice.call('wallet/change', { ...within, ...change }))).toMatchObject({ code, field });
    expect(await available(alice, 3)).toBe('10000');
  });

  it('is not done by somebody else’s quote, nor for less or for another coin than was quoted', async () => {
    const quote = await alice.call('wallet/change_quote', pair);
    const bob = await server.client().register();
    await fund(bob);
    const { quote_id } = quote;
    expect(await bob.codeOf('wallet/change', { ...within, quote_id })).toBe('quote_not_found');
    expect(await alice.codeOf('wallet/change', { ...within, quote_id, number: '10' })).toBe('quote_not_found');
    expect(await alice.codeOf('wallet/change', { ...within, quote_id, to_currency_id: 2 })).toBe('quote_not_found');
    expect((await bob.call('wallet/conversions', {})).data).toEqual([]);
  });
});

describe('small balances', () => {
  it('are shown with what is paid for them, and given up in one go', async () => {
    await alice.call('sandbox/faucet', { currency: 1, amount: '0.0001' });
    await alice.call('sandbox/faucet', { currency: 2, amount: '0.001' });
    await publishStillIndex(server.exchange);
    const dust = await alice.call('wallet/dust', {});
    expect(dust).toMatchObject({ usable_at: 0, limit: '10' });
    expect(dust.coins.map(({ currency_name }) => currency_name)).toEqual(['BTC', 'ETH']);
    const done = await alice.call('wallet/dust_change', { currencies: '1,2' });
    expect(done).toMatchObject({ kind: 'dust', currency_name: 'USDT' });
    expect(done.given.map(({ number }) => number)).toEqual(['0.0001', '0.001']);
    expect(Number(done.received)).toBeCloseTo(9 * 0.998, 2);
    expect(await available(alice, 1)).toBe('0');
    expect((await alice.call('wallet/dust', {})).usable_at).toBeGreaterThan(Date.now());
    await alice.call('sandbox/faucet', { currency: 1, amount: '0.00001' });
    expect(await alice.codeOf('wallet/dust_change', { currencies: '1' })).toBe('dust_too_soon');
  });

  it.each(['', '1,1', '3', '0', '1,', 'x', '9999'])('are not taken of %j', async (currencies) => {
    expect(['parameter_error', 'currency_unknown']).toContain(await alice.codeOf('wallet/dust_change', { currencies }));
  });
});

describe('a recurring buy', () => {
  const every = { from_currency_id: 3, to_currency_id: 1, number: '50', every_days: 7, times: 4 } as const;
  const first = () => Date.now() + 3_600_000;

  it('is begun, listed and ended, and nobody else can end it', async () => {
    const made = await alice.call('recurring/start', { ...every, first_at: first() });
    expect(made).toMatchObject({ state: 'active', number: '50', turns: 0, to_currency_name: 'BTC' });
    expect(made.last_at - made.first_at).toBe(21 * 86_400_000);
    const bob = await server.client().register();
    expect(await bob.codeOf('recurring/stop', { id: made.id })).toBe('recurring_not_found');
    expect((await bob.call('recurring/list', {})).data).toEqual([]);
    expect((await bob.call('recurring/runs', { plan: made.id })).data).toEqual([]);
    expect(await alice.call('recurring/stop', { id: made.id })).toMatchObject({ state: 'stopped', next_at: 0 });
    expect(await alice.codeOf('recurring/stop', { id: made.id })).toBe('recurring_not_found');
    expect((await alice.call('recurring/list', {})).data).toMatchObject([{ id: made.id, state: 'stopped' }]);
  });

  it('takes its turns by itself, tells of one that could not be, and of the last', async () => {
    const poor = await server.client().register();
    const soon = () => Date.now() + 150;
    const taken = await alice.call('recurring/start', { ...every, times: 1, first_at: soon() });
    const skipped = await poor.call('recurring/start', { ...every, times: 1, first_at: soon() });
    await expect
      .poll(async () => (await alice.call('recurring/list', {})).data[0]?.state, { timeout: 20_000 })
      .toBe('ended');
    const [buy] = (await alice.call('recurring/list', {})).data;
    expect(buy).toMatchObject({ turns: 1, failed: 0 });
    const [run] = (await alice.call('recurring/runs', { plan: taken.id })).data;
    expect(run).toMatchObject({ reason: '', received: buy!.received });
    expect(await available(alice, 1)).toBe(buy!.received);
    const plan = { plan: taken.id };
    expect((await alice.call('wallet/conversions', plan)).data).toMatchObject([{ kind: 'recurring', ...plan }]);
    await expect
      .poll(async () => (await poor.call('recurring/runs', { plan: skipped.id })).data[0]?.reason, { timeout: 20_000 })
      .toBe('insufficient_balance');
    const told = () => poor.call('site_message/index', {});
    await expect
      .poll(async () => (await told()).data.map(({ title }) => title), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['Recurring buy skipped', 'Recurring buy ended']));
    expect((await alice.call('site_message/index', {})).data.map(({ title }) => title)).not.toContain(
      'Recurring buy skipped',
    );
  });

  it.each([
    ['in the past', { first_at: 1 }, 'recurring_time_invalid', 'first_at'],
    ['beyond a year', { first_at: Date.now() + 400 * 86_400_000 }, 'recurring_time_invalid', 'first_at'],
    ['never', { times: 0 }, 'parameter_error', 'times'],
    ['every 32 days', { every_days: 32 }, 'parameter_error', 'every_days'],
    ['of nothing', { number: '0' }, 'amount_not_positive', 'number'],
    ['into itself', { to_currency_id: 3 }, 'convert_same_asset', 'to_currency_id'],
  ] as const)('is not begun %s', async (_, change, code, field) => {
    const refused = await failureOf(alice.call('recurring/start', { ...every, first_at: first(), ...change }));
    expect(refused).toMatchObject({ code, field });
  });
});
