import { describe, expect, test } from 'vitest';
import { alice, bob, carol } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { acmeMarket, StockWorld } from './stock-world.test-support.ts';

const hour = 3_600_000;

describe('announcing sessions', () => {
  test.each([
    ['session_invalid', 0, 10],
    ['session_invalid', 1.5, 10],
    ['session_invalid', hour, hour],
    ['session_over', -2 * hour, -hour],
    ['session_overlaps', 2 * hour, 4 * hour],
    ['session_overlaps', 3 * hour, 5 * hour],
    ['session_overlaps', hour / 2, hour],
    ['ok', -hour, 1000],
    ['ok', 3 * hour + 1, 5 * hour],
  ])('%s from %d to %d', (code, from, to) => {
    const world = new StockWorld();
    const start = code === 'session_invalid' ? 0 : world.now + 10;
    if (code !== 'session_invalid')
      world.do({ type: 'AnnounceSession', opensAt: start + hour, closesAt: start + 3 * hour });
    expect(world.codeOf({ type: 'AnnounceSession', opensAt: start + from, closesAt: start + to })).toBe(code);
  });

  test('no more than half a year of them', () => {
    const world = new StockWorld();
    const announce = (day: number) => {
      const opensAt = world.now + day * 24 * hour;
      return world.codeOf({ type: 'AnnounceSession', opensAt, closesAt: opensAt + hour });
    };
    for (let day = 1; day <= 128; day++) expect(announce(day)).toBe('ok');
    expect(announce(129)).toBe('too_many_sessions');
  });

  test('one that has not begun may be taken back, and does not take place', () => {
    const world = new StockWorld();
    const opensAt = world.now + hour;
    const { id } = world.do({ type: 'AnnounceSession', opensAt, closesAt: opensAt + hour });
    expect(id).toBe(1);
    expect(world.codeOf({ type: 'CancelSession', session: 2 })).toBe('session_not_found');
    expect(world.codeOf({ type: 'CancelSession', session: id })).toBe('ok');
    expect(world.codeOf({ type: 'CancelSession', session: id })).toBe('session_not_found');
    world.pass(90 * 60_000);
    expect(world.phase()).toBe('closed');
    world.begin();
    expect(world.codeOf({ type: 'CancelSession', session: 2 })).toBe('session_not_found');
  });
});

test('a market is closed until its first session, opens by its first sound index, and closes', () => {
  const world = new StockWorld();
  expect(world.phase()).toBe('closed');
  world.begin();
  expect(world.phase()).toBe('opening');
  expect(world.exchange.query({ type: 'sessions' })).toMatchObject([{ session: 1, isOpen: true }]);
  world.tick(10_000);
  world.pass(1);
  expect(world.phase()).toBe('continuous');
  world.pass(hour);
  expect(world.phase()).toBe('closed');
  expect(world.exchange.query({ type: 'sessions' })).toEqual([]);
  expect(world.exchange.checkInvariants()).toBeNull();
});

test('an index that was made before the session, is old or of one source, opens nothing', () => {
  const world = new StockWorld();
  world.begin();
  world.pass(2000);
  world.tick(10_000, 3000);
  expect(world.phase()).toBe('opening');
  world.pass(20_000);
  world.tick(10_000, 10_001);
  expect(world.phase()).toBe('opening');
  world.do({ type: 'PublishIndex', source: 'test', prices: [500, 10_000_000_000, 0, 1] });
  expect(world.phase()).toBe('opening');
  world.tick(10_000, 10_000);
  expect(world.phase()).toBe('matching');
});

test('a halt keeps a market from opening until it ends; cancels are taken all the while', () => {
  const world = new StockWorld();
  const order = world.place(alice, 'buy', 10_000, world.share(alice, 'buy', 10_000));
  world.do({ type: 'SetMarketState', market: acmeMarket, state: 'halted' });
  world.begin();
  world.tick(10_000);
  expect(world.phase()).toBe('opening');
  expect(world.codeOf(world.share(alice, 'buy', 10_000))).toBe('market_halted');
  expect(world.codeOf({ type: 'CancelOrder', customer: alice, order })).toBe('ok');
  world.do({ type: 'SetMarketState', market: acmeMarket, state: 'open' });
  world.tick(10_000);
  expect(world.phase()).toBe('matching');
});

test('a session that never had a sound index closes, and its orders rest on', () => {
  const world = new StockWorld();
  world.do(world.share(alice, 'buy', 10_100));
  world.do(world.share(bob, 'sell', 9_900));
  world.begin();
  world.pass(hour);
  expect(world.phase()).toBe('closed');
  expect(world.exchange.checkInvariants()).toBeNull();
  expect(world.open().filter(({ type }) => type === 'OrdersTraded')).toHaveLength(1);
});

describe('outside of its session', () => {
  test('limit orders and stops rest, by the last index; what must trade at once does not', () => {
    const world = new StockWorld();
    world.pass(24 * hour);
    expect(world.codeOf(world.share(alice, 'buy', 10_000))).toBe('ok');
    expect(world.codeOf(world.share(bob, 'sell', 9_900))).toBe('ok');
    expect(world.codeOf(world.share(alice, 'buy', 12_001))).toBe('price_out_of_band');
    const stop = { orderType: 'stop_market', timeInForce: 'gtc', triggerPrice: 9_000 } as const;
    expect(world.codeOf(world.share(alice, 'sell', 0, stop))).toBe('ok');
    expect(world.codeOf(world.share(alice, 'buy', 0, { orderType: 'market' }))).toBe('market_closed');
    expect(world.codeOf(world.share(alice, 'buy', 10_000, { timeInForce: 'ioc' }))).toBe('market_closed');
    expect(world.codeOf(world.share(alice, 'buy', 10_000, { timeInForce: 'fok' }))).toBe('market_closed');
    expect(world.codeOf(world.share(alice, 'buy', 10_000, { postOnly: true }))).toBe('market_closed');
    const quote = { type: 'MassQuote', customer: bob, market: acmeMarket, bids: [9_000, 10_000], asks: [] } as const;
    expect(world.codeOf(quote)).toBe('market_closed');
    const trades = world.takeFrames().flatMap(({ events }) => events.filter(({ type }) => type === 'OrdersTraded'));
    expect(trades).toEqual([]);
  });

  test('an order that would meet one of its own customer expires, placed or amended', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 10_000));
    const over = world.do(world.share(alice, 'sell', 10_000)).orderIds[0]!;
    expect(world.orderNow(over)).toMatchObject({ state: 'expired', reason: 'expired_self_trade' });
    const apart = world.do(world.share(alice, 'sell', 10_001)).orderIds[0]!;
    expect(world.orderNow(apart)?.state).toBe('new');
    world.do({ type: 'AmendOrder', customer: alice, order: apart, price: 9_999, quantity: 0 });
    expect(world.orderNow(apart)).toMatchObject({ state: 'expired', reason: 'expired_self_trade' });
  });

  test('the book of the night is no price that a customer could have seen', () => {
    const world = new StockWorld();
    world.do(world.share(bob, 'sell', 9_900));
    expect(world.codeOf(world.share(alice, 'buy', 10_000, { quotedPrice: 9_000 }))).toBe('ok');
  });

  test('triggered orders that the day had no room for wait in their queue', () => {
    const world = new StockWorld({ timersPerCall: 1 });
    const stop = { orderType: 'stop_limit', triggerPrice: 9_950, quantity: 600 } as const;
    world.open();
    const stops = Array.from({ length: 40 }, () => world.do(world.share(alice, 'sell', 9_940, stop)).orderIds[0]!);
    world.do(world.share(carol, 'buy', 9_950));
    world.do(world.share(bob, 'sell', 9_950));
    world.do({ type: 'SetMarketState', market: acmeMarket, state: 'halted' });
    world.pass(hour);
    world.do({ type: 'SetMarketState', market: acmeMarket, state: 'open' });
    const waiting = () => stops.filter((order) => world.orderNow(order)?.state === 'triggered').length;
    expect([world.phase(), waiting()]).toEqual(['closed', 8]);
    world.do(world.share(carol, 'buy', 9_945));
    world.pass(1000);
    expect([world.phase(), waiting()]).toEqual(['closed', 8]);
    expect(world.exchange.checkInvariants()).toBeNull();
    world.open(9_940);
    world.pass(1);
    expect([world.phase(), waiting()]).toEqual(['continuous', 0]);
  });

  test('a stop that the last trade of the day reached waits for the next one', () => {
    const world = new StockWorld();
    world.open();
    const stop = { orderType: 'stop_limit', triggerPrice: 9_950 } as const;
    const order = world.do(world.share(alice, 'sell', 9_900, stop)).orderIds[0]!;
    world.pass(hour);
    world.do(world.share(bob, 'buy', 9_940));
    world.do(world.share(alice, 'sell', 9_940));
    expect(world.orderNow(order)?.state).toBe('pending');
    expect(world.open(9_940).map(({ type }) => type)).toContain('OrderTriggered');
  });
});

test('a snapshot between two sessions goes on as the exchange does', () => {
  const world = new StockWorld();
  world.do(world.share(alice, 'buy', 10_100));
  world.do(world.share(bob, 'sell', 9_900));
  world.begin();
  const restored = Exchange.load(world.exchange.save());
  const tick = { type: 'PublishIndex', source: 'test', prices: [500, 10_000_000_000, 0, 3] } as const;
  for (const exchange of [world.exchange, restored]) {
    exchange.execute(tick, world.now + 1);
    exchange.execute({ type: 'AdvanceTime' }, world.now + 2);
  }
  expect(restored.hash()).toBe(world.exchange.hash());
  expect(world.phase()).toBe('continuous');
});
