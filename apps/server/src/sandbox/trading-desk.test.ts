import { expect, test } from 'vitest';
import { ExchangePort, type Reply, Unavailable } from '../engine/port/port.ts';
import { placeOrder, spendable, TradingDesk } from './trading-desk.ts';

const order = placeOrder({ customer: 1020, market: 1, side: 'buy', price: 5, quantity: 7 });

function portThat(execute: () => Promise<Reply>): ExchangePort {
  const query = () => Promise.reject(new Unavailable('the queue is full'));
  return new ExchangePort({ execute, query, subscribe: () => Promise.reject(new Error('not used')) });
}

test('an accepted command is counted and answered', async () => {
  const desk = new TradingDesk(portThat(() => Promise.resolve({ ok: true, seq: 5, answer: { id: 3 } })));
  expect(await desk.execute(order)).toEqual({ ok: true, seq: 5, answer: { id: 3 } });
  expect(desk.stats()).toEqual({ accepted: 1, unavailable: 0, refusals: {} });
});

test('a refusal is counted by its name and no failure', async () => {
  const rejection = { code: 'price_out_of_band' };
  const desk = new TradingDesk(portThat(() => Promise.resolve({ ok: false, seq: 0, rejection })));
  expect([await desk.execute(order), await desk.execute(order)]).toEqual([null, null]);
  expect(desk.stats()).toEqual({ accepted: 0, unavailable: 0, refusals: { price_out_of_band: 2 } });
});

test('an exchange that is busy is counted and no failure', async () => {
  const desk = new TradingDesk(portThat(() => Promise.reject(new Unavailable('the queue is full'))));
  expect(await desk.execute(order)).toBeNull();
  expect(await desk.balances(1020)).toBeNull();
  expect(await desk.bestLevels(1)).toBeNull();
  expect(await desk.openOrders(1020)).toBeNull();
  expect(desk.stats().unavailable).toBe(4);
});

test.each([
  ['new', true],
  ['partially_filled', true],
  ['filled', false],
  ['canceled', false],
  ['expired', false],
] as const)('an order that is %s is open: %s, also where the read models still know it', async (state, isOpen) => {
  const value = { id: 9, customer: 1020, state };
  const query = () => Promise.resolve({ seq: 1, value } as never);
  const execute = () => Promise.reject(new Error('not used'));
  const desk = new TradingDesk(new ExchangePort({ execute, query, subscribe: execute }));
  expect(await desk.isOpen(1020, 9)).toBe(isOpen);
});

test('an order that nobody knows is not open', async () => {
  const query = () => Promise.resolve({ seq: 1, value: null } as never);
  const execute = () => Promise.reject(new Error('not used'));
  expect(await new TradingDesk(new ExchangePort({ execute, query, subscribe: execute })).isOpen(1020, 9)).toBe(false);
});

test('a defect is not swallowed', async () => {
  const desk = new TradingDesk(portThat(() => Promise.reject(new TypeError('broken'))));
  await expect(desk.execute(order)).rejects.toThrow('broken');
});

test('an order leaves out what it does not name', () => {
  expect(order).toMatchObject({ type: 'PlaceOrder', orderType: 'limit', timeInForce: 'gtc', quoteAmount: 0n });
});

test('only what is available in the spot account can be spent', () => {
  const balances = [
    { kind: 'funding', asset: 3, available: 9n, held: 0n },
    { kind: 'spot', asset: 1, available: 8n, held: 0n },
    { kind: 'spot', asset: 3, available: 7n, held: 6n },
  ] as const;
  expect(spendable(balances, 3)).toBe(7n);
  expect(spendable(balances, 4)).toBe(0n);
});
