import { formatDecimal } from '@auric/api';
import { systemAccounts } from '@auric/exchange';
import { addOperator, keepStillIndex, openStillContract, quoteContract, type TestClient } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootStillVenue, failureOf } from '../venue/traders.test-support.ts';

let server: TestServer;
let market: number;
let alice: TestClient;
let stopIndex: () => Promise<void>;
let requests = 0;
const freshId = (): string => `request-${(requests += 1)}-of-contracts`;

beforeAll(async () => {
  server = await bootStillVenue();
  market = await openStillContract(server);
  stopIndex = await keepStillIndex(server.exchange);
});
afterAll(async () => {
  await stopIndex();
  await server.close();
});
beforeEach(async () => void (alice = await newTrader()));

/** Somebody new with 10,000 USDT in the contract account. */
async function newTrader(): Promise<TestClient> {
  const client = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...between, number: '10000' });
  return client;
}

const long = () => ({ match_id: market, type: 'long', share: '10', multiple: 10 }) as const;

/** 0.1 BTC long at 60,006, the provider's ask: worth 6,000.6, margin 600.06, fee 3.60036. */
async function open(): Promise<number> {
  return (await alice.call('lever/submit', long())).position_id;
}

const positionOf = async (id: number) =>
  (await alice.call('lever/my_trade', { status: 'doing' })).data.find((position) => position.id === id);

describe('the life of a position', () => {
  it('is opened with its stops, closed in part and then whole, to the unit', async () => {
    const order = await alice.call('lever/submit', {
      ...long(),
      target_profit_price: '66000',
      stop_loss_price: '57000',
    });
    expect(order).toMatchObject({
      state: 'filled',
      side: 'long',
      share: '10',
      amount: '0.1',
      multiple: 10,
      reduce_only: false,
    });
    expect(order).toMatchObject({ fee: '3.60036', fee_currency: 3, average_price: '60006', position_id: order.id });
    const opened = await positionOf(order.position_id);
    expect(opened).toMatchObject({
      share: '10',
      price: '60006',
      open_value: '6000.6',
      caution_money: '600.06',
      origin_caution_money: '600.06',
      trade_fee: '3.60036',
      margin_mode: 'isolated',
      target_profit_price: '66000',
      stop_loss_price: '57000',
      stops_by: 'mark',
      risk_rate: null,
      status: 'doing',
    });
    const half = await alice.call('lever/close', { id: order.id, share: '5' });
    // Half of it at the bid of 59,994: 2,999.7 for 3,000.3, and 0.06 % of that for the fee.
    expect(half).toMatchObject({ share: '5', closed_share: '5', close_price: '59994', fact_profits: '-0.6' });
    expect(half).toMatchObject({ trade_fee: '5.40018', caution_money: '300.03', origin_caution_money: '600.06' });
    const over = await alice.call('lever/close', { id: order.id });
    expect(over).toMatchObject({
      status: 'complete',
      share: '10',
      closed_share: '10',
      price: '60006',
      close_price: '59994',
      fact_profits: '-1.2',
      trade_fee: '7.2',
      overnight_money: '0',
      close_reason: 'order',
    });
    const account = await alice.call('lever/account', {});
    expect(account).toMatchObject({ available: '9991.6', freeze: '0', margin_balance: '9991.6', risk_rate: null });
    expect((await alice.call('lever/my_trade', { status: 'complete' })).data).toEqual([over]);
    expect((await alice.call('lever/my_trade', { status: 'doing' })).data).toEqual([]);
  });

  it('is what its bills are about', async () => {
    const id = await open();
    await alice.call('lever/close', { id });
    const { data } = await alice.call('wallet/entries', { type: 'perpetual' });
    const about = { id, match_id: market, symbol: 'BTCUSDT', side: 'long', multiple: 10, margin_mode: 'isolated' };
    expect(data.map(({ legs, position }) => [legs.at(-1)?.kind, position])).toEqual([
      ['contract_fee', about],
      ['contract_fee', about],
      ['transfer_in', undefined],
    ]);
  });

  it('leaves its orders and fills in the histories', async () => {
    const id = await open();
    await alice.call('lever/setstop', { id, stop_loss_price: '57000' });
    await alice.call('lever/close', { id });
    const fills = await alice.call('lever/fills', { position_id: id });
    expect(fills.data.map(({ reduces, price, share, realised }) => [reduces, price, share, realised])).toEqual([
      [true, '59994', '10', '-1.2'],
      [false, '60006', '10', null],
    ]);
    const orders = await alice.call('lever/orders', { status: 'complete', position_id: id });
    expect(orders.data.map(({ reduce_only, order_type, state }) => [reduce_only, order_type, state])).toEqual([
      [true, 'market', 'filled'],
      [true, 'stop_market', 'canceled'],
      [false, 'market', 'filled'],
    ]);
    expect(orders.data.every(({ position_id, side }) => position_id === id && side === 'long')).toBe(true);
    const points = await alice.call('lever/open_interest', { match_id: market, period: '1day' });
    expect(points.length).toBeGreaterThan(0);
  });

  it('changes its margin and its stops, keeping what a call does not name', async () => {
    const id = await open();
    expect(await alice.call('lever/margin', { id, type: 'add', number: '100' })).toMatchObject({
      caution_money: '700.06',
    });
    await alice.call('lever/setstop', { id, target_profit_price: '66000', trigger_by: 'last' });
    const both = await alice.call('lever/setstop', { id, stop_loss_price: '57000' });
    expect(both).toMatchObject({ target_profit_price: '66000', stop_loss_price: '57000', stops_by: 'last' });
    const one = await alice.call('lever/setstop', { id, target_profit_price: '0' });
    expect(one).toMatchObject({ target_profit_price: '0', stop_loss_price: '57000' });
    await alice.call('lever/setstop', { id, target_profit_price: '70000', share: '2' });
    const waiting = await alice.call('lever/orders', { position_id: id });
    expect(waiting.data.map(({ share, trigger_price }) => [share, trigger_price])).toEqual([
      ['2', '70000'],
      ['10', '57000'],
    ]);
    await alice.call('lever/close', { id });
  });

  it('is reversed, and closed with all others', async () => {
    const id = await open();
    const { position, refused } = await alice.call('lever/reverse', { id });
    expect({ side: position?.side, share: position?.share, multiple: position?.multiple, refused }).toEqual({
      side: 'short',
      share: '10',
      multiple: 10,
      refused: '',
    });
    await open();
    const longs = await alice.call('lever/batch_close', { type: 1 });
    expect(longs.map(({ side, status }) => [side, status])).toEqual([['long', 'complete']]);
    expect(await alice.call('lever/batch_close', { type: 0, match_id: market })).toMatchObject([
      { id: position?.id, status: 'complete' },
    ]);
    expect(await failureOf(alice.call('lever/batch_close', { type: 0 }))).toMatchObject({ code: 'nothing_to_close' });
  });

  it('shows in the risk rate of a cross account', async () => {
    const order = await alice.call('lever/submit', { ...long(), margin_mode: 'cross' });
    const [position] = (await alice.call('lever/dealall', {})).positions;
    expect(position).toMatchObject({ id: order.id, margin_mode: 'cross' });
    const { risk_rate: rate, margin_balance: balance } = await alice.call('lever/account', {});
    // All of the account stands behind it: 10,000 less fee and loss, over a margin of 600.06.
    expect(Number(rate)).toBeCloseTo((Number(balance) / 600.06) * 100, 1);
    // The mark may have moved by a hair between the two answers.
    expect(Number(position?.risk_rate)).toBeCloseTo(Number(rate), 0);
    expect((await alice.call('lever/deal', { match_id: market })).margin_mode).toBe('cross');
    const isOpen = failureOf(alice.call('lever/margin_mode', { match_id: market, margin_mode: 'isolated' }));
    expect(await isOpen).toMatchObject({ code: 'positions_open', field: 'match_id' });
  });
});

describe('a repeated request', () => {
  it('opens, closes and reverses once, and answers the same', async () => {
    const submit = { ...long(), margin_mode: 'isolated', request_id: freshId() } as const;
    const first = await alice.call('lever/submit', submit);
    expect(await alice.call('lever/submit', submit)).toEqual(first);
    const reverse = { id: first.id, request_id: freshId() };
    const reversed = await alice.call('lever/reverse', reverse);
    const again = await alice.call('lever/reverse', reverse);
    expect(again.position?.id).toBe(reversed.position?.id);
    const close = { type: 0, request_id: freshId() } as const;
    const closed = await alice.call('lever/batch_close', close);
    expect(await alice.call('lever/batch_close', close)).toEqual(closed);
    expect((await alice.call('lever/my_trade', { status: 'complete' })).total).toBe(2);
  });

  it('at once does nothing twice', async () => {
    const submit = { ...long(), request_id: freshId() };
    await Promise.all([1, 2, 3].map(() => alice.call('lever/submit', submit)));
    expect((await alice.call('lever/my_trade', {})).total).toBe(1);
    const id = (await alice.call('lever/my_trade', {})).data[0]!.id;
    const closes = await Promise.allSettled([1, 2, 3].map(() => alice.call('lever/close', { id })));
    expect(closes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an order on a position', () => {
  it('rests, is amended and taken back; closing ones stay when all are', async () => {
    const id = await open();
    await alice.call('lever/setstop', { id, stop_loss_price: '57000' });
    const { id: order } = await alice.call('lever/submit', { ...long(), target_price: '59000' });
    const amended = await alice.call('lever/amend', { id: order, price: '58900', share: '8' });
    expect(amended).toMatchObject({ price: '58900', share: '8', state: 'new', multiple: 10 });
    const { id: other } = await alice.call('lever/submit', { ...long(), target_price: '58000' });
    expect(await alice.call('lever/cancel', { id: other })).toMatchObject({ id: other, state: 'canceled' });
    expect((await alice.call('lever/cancel_all', {})).map((canceled) => canceled.id)).toEqual([order]);
    const left = await alice.call('lever/orders', {});
    expect(left.data.map(({ reduce_only, position_id }) => [reduce_only, position_id])).toEqual([[true, id]]);
  });

  it('closes by its own limit', async () => {
    const id = await open();
    const closing = { match_id: market, type: 'long', share: '4', target_price: '61000', position_id: id } as const;
    const order = await alice.call('lever/submit', closing);
    expect(order).toMatchObject({ type: 'sell', side: 'long', position_id: id, reduce_only: true, multiple: 0 });
  });
});

describe('what is refused', () => {
  it('names the field as the call does', async () => {
    const id = await open();
    const tried = async (act: Promise<unknown>) => {
      const { code, field } = await failureOf(act);
      return [code, field];
    };
    const { multiple: _multiple, ...unlevered } = long();
    expect(await tried(alice.call('lever/submit', unlevered))).toEqual(['parameter_error', 'multiple']);
    expect(await tried(alice.call('lever/submit', { ...long(), share: '0' }))).toEqual(['quantity_invalid', 'share']);
    expect(await tried(alice.call('lever/submit', { ...long(), share: '0.001' }))).toEqual([
      'parameter_error',
      'share',
    ]);
    expect(await tried(alice.call('lever/submit', { ...long(), multiple: 51 }))).toEqual([
      'leverage_too_high',
      'multiple',
    ]);
    expect(await tried(alice.call('lever/submit', { ...long(), share: '900' }))).toEqual([
      'insufficient_balance',
      'share',
    ]);
    expect(await tried(alice.call('lever/submit', { ...long(), match_id: 1 }))).toEqual([
      'market_not_found',
      'match_id',
    ]);
    expect(await tried(alice.call('lever/setstop', { id, target_profit_price: '50000' }))).toEqual([
      'trigger_price_wrong_side_of_mark',
      'target_profit_price',
    ]);
    expect(await tried(alice.call('lever/close', { id, share: '11' }))).toEqual(['close_exceeds_position', 'share']);
    expect(await tried(alice.call('lever/close', { id, share: '0' }))).toEqual(['quantity_invalid', 'share']);
    expect(await tried(alice.call('lever/margin', { id, type: 'take', number: '500' }))).toEqual([
      'margin_needed',
      'number',
    ]);
    expect(await tried(alice.call('lever/margin', { id, type: 'add', number: '0' }))).toEqual([
      'amount_not_positive',
      'number',
    ]);
  });

  it("is everything about another customer's positions and orders, as if there were none", async () => {
    const id = await open();
    const { id: order } = await alice.call('lever/submit', { ...long(), target_price: '59000' });
    const mallory = await newTrader();
    const tries = [
      () => mallory.call('lever/close', { id }),
      () => mallory.call('lever/reverse', { id }),
      () => mallory.call('lever/setstop', { id, stop_loss_price: '57000' }),
      () => mallory.call('lever/margin', { id, type: 'take', number: '1' }),
    ];
    for (const act of tries) expect(await failureOf(act())).toMatchObject({ code: 'position_not_found', field: 'id' });
    const closing = { match_id: market, type: 'long', share: '1', position_id: id } as const;
    expect(await failureOf(mallory.call('lever/submit', closing))).toMatchObject({
      code: 'position_not_found',
      field: 'position_id',
    });
    const onOrder = [
      () => mallory.call('lever/cancel', { id: order }),
      () => mallory.call('lever/amend', { id: order, share: '1' }),
    ];
    for (const act of onOrder) expect(await failureOf(act())).toMatchObject({ code: 'order_not_found', field: 'id' });
    expect(await positionOf(id)).toMatchObject({ share: '10', stop_loss_price: '0' });
    expect((await mallory.call('lever/fills', { position_id: id })).data).toEqual([]);
    expect((await mallory.call('lever/orders', { status: 'complete', position_id: id })).data).toEqual([]);
  });
});

describe('the quiz', () => {
  it('opens high leverage to who knows the answers, and stops who guesses', async () => {
    const high = { ...long(), share: '1', multiple: 100 };
    expect(await failureOf(alice.call('lever/submit', high))).toMatchObject({ code: 'leverage_too_high' });
    expect(await alice.call('lever/quiz', { answers: '2,3,1,1,2' })).toEqual({ passed: false, wrong: [3, 5] });
    expect(await failureOf(alice.call('lever/quiz', { answers: '2,3' }))).toMatchObject({ code: 'parameter_error' });
    expect(await alice.call('lever/quiz', { answers: '2,3,2,1,3' })).toEqual({ passed: true, wrong: [] });
    expect(await alice.call('lever/account', {})).toMatchObject({ quiz_passed: true, max_multiple: 125 });
    expect(await alice.call('lever/submit', high)).toMatchObject({ state: 'filled', multiple: 100 });
    for (let attempt = 0; attempt < 8; attempt += 1) await alice.call('lever/quiz', { answers: '1,1,1,1,1' });
    expect(await failureOf(alice.call('lever/quiz', { answers: '1,1,1,1,1' }))).toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('what else a customer changed', () => {
  it('is on the timeline that operators see, in its order', async () => {
    const client = await newTrader();
    const { id: customer } = await client.call('user/info', {});
    await client.call('lever/margin_mode', { match_id: market, margin_mode: 'cross' });
    await client.call('lever/margin_mode', { match_id: market, margin_mode: 'isolated' });
    const { position_id: id } = await client.call('lever/submit', { ...long(), share: '1' });
    await client.call('lever/margin', { id, type: 'add', number: '100' });
    await client.call('lever/margin', { id, type: 'take', number: '40.5' });
    await client.call('lever/quiz', { answers: '2,3,2,1,3' });
    const operator = await (await addOperator(server, ['support'])).signIn();
    const told = async (before?: string) => {
      const asked = before === undefined ? {} : { before };
      return operator.call('customers/timeline', { customer, part: 'futures', limit: 3, ...asked });
    };
    await expect.poll(async () => (await told()).data[0]?.kind).toBe('quiz');
    const first = await told();
    const second = await told(first.next!);
    const on = { position: id, market: 'BTCUSDT', currency: 'USDT' };
    expect([...first.data, ...second.data].map(({ kind, values }) => [kind, values])).toEqual([
      ['quiz', {}],
      ['margin', { ...on, amount: '-40.5' }],
      ['margin', { ...on, amount: '100' }],
      ['opened', expect.objectContaining({ position: id })],
      ['mode', { market: 'BTCUSDT', mode: 'isolated' }],
      ['mode', { market: 'BTCUSDT', mode: 'cross' }],
    ]);
    expect(second.next).toBeNull();
  });
});

describe('contracts for everybody', () => {
  it('are listed with their terms, tiers and marks', async () => {
    await quoteContract(server, market, 60_000);
    const found = (await server.client().call('lever/contracts', {})).find(({ terms }) => terms.match_id === market);
    expect(found?.terms).toMatchObject({ share: '0.01', share_step: '0.01', max_multiple: 125, taker_fee: '0.0006' });
    expect(found?.terms.tiers.map(({ cum }) => cum)).toEqual(['0', '50', '1050', '16050', '141050', '1141050']);
    expect(found?.mark).toMatchObject({ index_price: '60000', health: 'sound' });
  });

  it('tell what the insurance fund has today', async () => {
    const deposit = { type: 'Deposit', kind: 'funding', asset: 3, amount: 7_000_000_000n } as const;
    const reference = 'd'.repeat(32);
    await server.exchange.execute({ command: { ...deposit, customer: systemAccounts.insurance, reference } });
    const { value } = await server.exchange.query({ type: 'balances', customer: systemAccounts.insurance });
    const [last] = (await server.client().call('lever/insurance', {})).slice(-1);
    const held = value.filter(({ asset }) => asset === 3).reduce((sum, one) => sum + one.available + one.held, 0n);
    expect(held).toBeGreaterThan(0n);
    expect(last?.balance).toBe(formatDecimal(held, 6));
  });
});
