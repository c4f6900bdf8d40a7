import { bootScriptedServer, type ScriptedServer, type TestClient, testMarkets } from '@auric/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../venue/traders.test-support.ts';

const soon = { timeout: 20_000 } as const;
const { btc } = testMarkets;
const [usdt, sol] = [3, 10];
const bet = { match_id: btc, type: 'up', seconds: 30, number: '10' } as const;

let scripted: ScriptedServer;
let alice: TestClient;
let bob: TestClient;

async function buyer(): Promise<TestClient> {
  const client = await scripted.client().register();
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await client.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'option', number: '1000' });
  return client;
}

beforeAll(async () => {
  scripted = await bootScriptedServer();
  [alice, bob] = [await buyer(), await buyer()];
}, 60_000);
afterAll(() => scripted.close());

const moveTo = (price: number) => scripted.move({ prices: { [btc]: price } });
const resultOf = async (client: TestClient, id: number) => client.call('microtrade/get_result', { id });
const ended = (client: TestClient, id: number) =>
  expect.poll(async () => (await resultOf(client, id)).status, soon).toBe(3);
const available = async (client: TestClient) =>
  (await client.call('wallet/detail', { type: 4, currency: usdt })).available;

describe('seconds options on the wire', () => {
  it('are offered with their payouts and what has to be won', async () => {
    const [offer] = await alice.call('microtrade/seconds', { match_id: btc });
    expect(offer).toMatchObject({ match_id: btc, currency_id: usdt, is_open: true, min: '5', max: '5000' });
    expect(offer!.durations[0]).toEqual({ seconds: 30, profit_ratio: '0.75', break_even: '0.571429' });
    expect(await scripted.client().call('microtrade/pool', {})).toMatchObject({
      balance: '5000000',
      customer_most: '20000',
    });
    expect(await alice.call('microtrade/payable_currencies', {})).toEqual([
      { currency_id: usdt, currency_name: 'USDT' },
    ]);
    expect((await alice.call('microtrade/index', { match_id: btc })).ticks.length).toBeGreaterThan(0);
  });

  it('are won, lost and tied, told in lists, bills, record and receipts of their owner alone', async () => {
    await moveTo(60_000);
    const [won, lost] = [
      await alice.call('microtrade/submit', bet),
      await bob.call('microtrade/submit', { ...bet, type: 2 }),
    ];
    expect(won).toMatchObject({ status: 1, result: null, open_price: '0', number: '10', profit_ratio: '0.75' });
    expect(await available(alice)).toBe('990');
    await scripted.pass(8);
    await expect.poll(async () => (await resultOf(alice, won.id)).open_price, soon).toBe('60000');
    await moveTo(60_060);
    await scripted.pass(40);
    await ended(alice, won.id);
    expect(await resultOf(alice, won.id)).toMatchObject({
      outcome: 'won',
      result: 1,
      fact_profits: '7.5',
      end_price: '60060',
      receipt_id: won.id,
    });
    await ended(bob, lost.id);
    expect(await resultOf(bob, lost.id)).toMatchObject({ outcome: 'lost', result: -1, fact_profits: '-10' });
    expect([await available(alice), await available(bob)]).toEqual(['1007.5', '990']);

    const tied = await alice.call('microtrade/submit', { ...bet, seconds: 60 });
    await scripted.pass(72);
    await ended(alice, tied.id);
    expect(await resultOf(alice, tied.id)).toMatchObject({ outcome: 'tied', result: 0, fact_profits: '0' });

    const list = await alice.call('microtrade/lists', { match_id: btc, status: 3 });
    expect(list).toMatchObject({ total: 2, limit: 5, data: [{ id: tied.id }, { id: won.id }] });
    expect((await alice.call('microtrade/lists', { outcome: 'won' })).data.map(({ id }) => id)).toEqual([won.id]);
    const bills = await alice.call('wallet/legal_log', { type: 'option', kind: 'option_won' });
    expect(bills.data.map(({ ref, amount }) => [ref, amount])).toEqual([[String(won.id), '7.5']]);
    expect(await alice.call('microtrade/record', {})).toMatchObject({
      won: 1,
      lost: 0,
      tied: 1,
      gained: '7.5',
      win_rate: '1',
      break_even: '0.571429',
    });
    const days = await scripted.client().call('microtrade/statistics', { match_id: btc });
    expect(days.find(({ seconds }) => seconds === 30)!.won).toBeGreaterThanOrEqual(1);
    expect(days.map(({ seconds, break_even: needed }) => [seconds, needed])).toEqual([
      [30, '0.571429'],
      [60, null],
    ]);

    const [today] = await scripted.client().call('microtrade/pool_days', { days: 1 });
    expect(today).toMatchObject({ balance: '5000002.5', result: '2.5', capital: '5000000' });

    const receipt = await alice.call('receipt', { of: 'option', number: won.id });
    expect(receipt).toMatchObject({ kind: 'option_up', subject: won.id });
    await expect(bob.call('receipt', { of: 'option', number: won.id })).rejects.toMatchObject({
      failure: { code: 'receipt_not_found' },
    });
    expect(await failureOf(bob.call('microtrade/get_result', { id: won.id }))).toMatchObject({
      code: 'option_not_found',
    });
  }, 90_000);

  it('are void with the reason where the index was silent', async () => {
    const before = await available(alice);
    const { id } = await alice.call('microtrade/submit', bet);
    await scripted.pass(9, { isSilent: true });
    await ended(alice, id);
    expect(await resultOf(alice, id)).toMatchObject({
      outcome: 'void',
      result: 0,
      void_reason: 'strike_late',
      fact_profits: '0',
    });
    expect(await available(alice)).toBe(before);
    expect(await alice.call('receipt', { of: 'option', number: id })).toMatchObject({
      kind: 'option_void_strike_late',
    });
  }, 60_000);

  it('the same request buys once, also twice at once', async () => {
    const request_id = 'option-twice-1';
    const [first, second] = await Promise.all(
      [1, 2].map(() => alice.call('microtrade/submit', { ...bet, request_id })),
    );
    expect(second!.id).toBe(first!.id);
    expect(await failureOf(alice.call('microtrade/submit', { ...bet, number: '11', request_id }))).toMatchObject({
      code: 'request_id_reused',
    });
  });

  it.each([
    [{ match_id: sol }, 'option_market_not_found', 'match_id'],
    [{ match_id: 99_999 }, 'market_not_found', 'match_id'],
    [{ number: '4.99' }, 'stake_out_of_bounds', 'number'],
    [{ number: '5.0000001' }, 'parameter_error', 'number'],
    [{ number: '-5' }, 'parameter_error', 'number'],
    [{ number: '' }, 'parameter_error', 'number'],
    [{ seconds: 31 }, 'option_duration_not_offered', 'seconds'],
    [{ type: 3 }, 'parameter_error', 'type'],
    [{ currency_id: 1 }, 'currency_unknown', 'currency_id'],
    [{ number: '2000' }, 'insufficient_balance', 'number'],
    [{ quoted_ratio: '0.8' }, 'option_payout_changed', 'quoted_ratio'],
    [{ quoted_price: '50000' }, 'price_moved', 'quoted_price'],
    [{ quoted_price: '999999999999999999' }, 'parameter_error', 'quoted_price'],
    [{ quoted_ratio: '999999999999999999' }, 'parameter_error', 'quoted_ratio'],
    [{ quoted_ratio: '0.7500001' }, 'parameter_error', 'quoted_ratio'],
    [{ number: '999999999999999999' }, 'amount_out_of_range', 'number'],
    [{ number: '5000.000001' }, 'stake_out_of_bounds', 'number'],
  ])('a purchase of %o is refused as %s at %s', async (given, code, field) => {
    const failed = await failureOf(alice.call('microtrade/submit', { ...bet, ...given } as never));
    expect(failed).toMatchObject({ code, field });
  });

  it.each([
    ['microtrade/submit', {}],
    ['microtrade/submit', { ...bet, match_id: 0 }],
    ['microtrade/submit', { ...bet, match_id: 'BTC' }],
    ['microtrade/submit', { ...bet, number: '1e3' }],
    ['microtrade/submit', { ...bet, seconds: 30.5 }],
    ['microtrade/submit', { ...bet, seconds: 86_401 }],
    ['microtrade/submit', { ...bet, request_id: 'short' }],
    ['microtrade/index', {}],
    ['microtrade/get_result', {}],
    ['microtrade/get_result', { id: 0 }],
    ['microtrade/get_result', { id: 1e16 }],
    ['microtrade/lists', { limit: 101 }],
    ['microtrade/lists', { status: 4 }],
    ['microtrade/lists', { outcome: 'open' }],
    ['microtrade/lists', { from: -1 }],
    ['microtrade/record', { from: 'today' }],
    ['microtrade/statistics', { days: 91 }],
    ['microtrade/seconds', { match_id: -1 }],
    ['export/options', { outcome: 'open' }],
  ] as const)('%s with %o is refused by its form', async (path, given) => {
    expect(await failureOf(alice.call(path, given as never))).toMatchObject({ code: 'parameter_error' });
  });

  it('lists and records are of one customer, also where another knows the numbers', async () => {
    const own = (await alice.call('microtrade/lists', { limit: 100 })).data;
    const others = (await bob.call('microtrade/lists', { limit: 100 })).data;
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
    for (const { id } of own)
      expect(await failureOf(bob.call('microtrade/get_result', { id }))).toMatchObject({ code: 'option_not_found' });
  });

  it('a refusal says its numbers in USDT', async () => {
    const detailOf = async (given: object) =>
      (await failureOf(alice.call('microtrade/submit', { ...bet, ...given }))).detail;
    expect(await detailOf({ number: '4.99' })).toEqual({ least: '5', most: '5000', currency: 'USDT' });
    expect(await detailOf({ quoted_ratio: '0.8' })).toEqual({ payout: '75' });
    expect(await detailOf({ quoted_price: '50000' })).toEqual({ price: '60060' });
  });

  it('a loss budget refuses the stake that goes beyond it', async () => {
    const careful = await buyer();
    await careful.call('user/set_loss_budget', { amount: '15', period: 'day' });
    const { id } = await careful.call('microtrade/submit', bet);
    expect(await failureOf(careful.call('microtrade/submit', bet))).toMatchObject({
      code: 'loss_budget_exceeded',
      detail: { most: '5', currency: 'USDT' },
    });
    expect((await careful.call('microtrade/lists', {})).data.map((option) => option.id)).toEqual([id]);
  });

  it('strangers may look at the offers, and at nothing of anybody', async () => {
    const stranger = scripted.client();
    expect((await stranger.call('microtrade/seconds', {})).length).toBe(2);
    for (const path of ['microtrade/lists', 'microtrade/record'] as const)
      await expect(stranger.call(path, {})).rejects.toMatchObject({ failure: { code: 'login_required' } });
  });
});
