import { expect, test } from 'vitest';
import { alice, bob, market, usdt, World } from '../../../exchange-world.test-support.ts';

const quote = { type: 'MassQuote', customer: alice, market, bids: [], asks: [] } as const;

test('D15 a level whose worth no longer fits a double is too large, like any over the maximum', () => {
  const world = new World();
  world.do({ ...quote, asks: [110_000, 2 ** 44] });
  expect(world.exchange.query({ type: 'depth', market, limit: 5 })).toMatchObject({ bids: [], asks: [] });
  world.do({ ...quote, bids: [99_000, 2 ** 44, 98_000, 1000] });
  expect(world.exchange.query({ type: 'depth', market, limit: 5 })?.bids).toEqual([98_000, 1000]);
});

test('a quote can be taken back while its market is halted, and not be made', () => {
  const world = new World();
  world.do({ ...quote, bids: [99_000, 1000] });
  world.do({ type: 'SetMarketState', market, state: 'halted' });
  expect(world.codeOf({ ...quote, bids: [98_000, 1000] })).toBe('market_halted');
  world.do(quote);
  expect(world.balance(alice, usdt).held).toBe(0n);
});

test('a level that only shrinks keeps its turn, one that grows loses it', () => {
  const world = new World();
  world.do({ ...quote, asks: [100_000, 1000] });
  world.place(bob, 'sell', 100_000, { quantity: 1000 });
  world.do({ ...quote, asks: [100_000, 900] });
  expect(world.exchange.checkInvariants()).toBeNull();
  world.do({ ...quote, asks: [100_000, 950] });
  world.place(1002, 'buy', 100_000, { quantity: 1000 });
  expect(world.exchange.query({ type: 'openOrders', customer: bob })).toEqual([]);
});
