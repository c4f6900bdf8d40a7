import { describe, expect, test } from 'vitest';
import { alice, bob, carol, usdt } from '../../../exchange-world.test-support.ts';
import type { EventRecord } from '../../index.ts';
import { matchesPerFrame } from '../../../matching/venue/decide/auction.ts';
import { acme, acmeMarket, StockWorld } from './stock-world.test-support.ts';

function tradesIn(events: readonly EventRecord[]) {
  return events.filter((event) => event.type === 'OrdersTraded');
}

describe('the opening auction', () => {
  test('fills all who meet at one price, and gives back what buyers held above it', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 10_200, { quantity: 20_000 }));
    world.do(world.share(bob, 'sell', 9_900, { quantity: 15_000 }));
    world.do(world.share(carol, 'sell', 10_100, { quantity: 30_000 }));
    const events = world.open();
    // 2 meet 4.5 from 101 on, 2 meet 1.5 below: 101 trades the most, next to the last close of 100.
    expect(events.find(({ type }) => type === 'AuctionPriced')).toMatchObject({
      price: 10_100,
      lots: 20_000,
      surplus: -25_000,
      index: 10_000,
      low: 9_800,
      high: 10_200,
      lastClose: 10_000,
      bids: [10_200, 20_000],
      asks: [9_900, 15_000, 10_100, 30_000],
    });
    const trades = tradesIn(events);
    expect(trades.map(({ price, quantity }) => [price, quantity])).toEqual([
      [10_100, 15_000],
      [10_100, 5_000],
    ]);
    // 2 shares at 101, less 0.1 % of what is received.
    expect(world.owned(alice, usdt)).toEqual({ available: 100_000_000_000n - 202_000_000n, held: 0n });
    expect(world.owned(alice, acme)).toEqual({ available: 10_000_000_000n + 199_800_000n, held: 0n });
    expect(world.owned(bob, usdt).available).toBe(100_000_000_000n + 151_348_500n);
    expect(world.owned(carol, acme)).toEqual({ available: 9_700_000_000n, held: 250_000_000n });
    expect(world.phase()).toBe('continuous');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('takes those who asked first where one side is too small, a better price before', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 10_000, { quantity: 10_000 }));
    world.do(world.share(bob, 'buy', 10_000, { quantity: 10_000 }));
    world.do(world.share(bob, 'buy', 10_050, { quantity: 10_000 }));
    world.do(world.share(carol, 'sell', 10_000, { quantity: 15_000 }));
    const trades = tradesIn(world.open());
    expect(trades.map(({ takerCustomer, quantity }) => [takerCustomer, quantity])).toEqual([
      [bob, 10_000],
      [alice, 5_000],
    ]);
  });

  test('D51 stays within 2 % of the index, whatever meets beyond, and what would still meet there is given back', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 11_000, { quantity: 30_000 }));
    world.do(world.share(bob, 'sell', 10_900, { quantity: 50_000 }));
    world.do(world.share(carol, 'sell', 10_100, { quantity: 10_000 }));
    const events = world.open();
    expect(tradesIn(events).map(({ price, quantity }) => [price, quantity])).toEqual([[10_100, 10_000]]);
    const priced = events.find((event) => event.type === 'AuctionPriced');
    expect(priced?.bids).toEqual([10_200, 30_000]);
    expect(events.filter(({ type }) => type === 'OrderClosed')).toMatchObject([
      { customer: bob, state: 'canceled', reason: 'price_out_of_band' },
    ]);
    expect(world.exchange.query({ type: 'depth', market: acmeMarket, limit: 5 })).toEqual({
      market: acmeMarket,
      bids: [11_000, 20_000],
      asks: [],
    });
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('opens the market also where nobody meets anybody', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 9_900));
    world.do(world.share(bob, 'sell', 10_100));
    const events = world.open();
    expect(events.find(({ type }) => type === 'AuctionPriced')).toMatchObject({ price: 0, lots: 0, surplus: 0 });
    expect(tradesIn(events)).toEqual([]);
    expect(world.phase()).toBe('continuous');
    expect(tradesIn(takenBy(world, world.share(carol, 'buy', 10_100)))).toHaveLength(1);
  });

  test('says what it would come to by now, and the last close after a night is the last trade', () => {
    const world = new StockWorld();
    world.open();
    world.do(world.share(alice, 'buy', 10_010));
    world.do(world.share(bob, 'sell', 10_010));
    world.pass(3_600_000);
    world.do(world.share(alice, 'buy', 10_200));
    world.do(world.share(bob, 'sell', 9_900, { quantity: 30_000 }));
    expect(world.exchange.query({ type: 'auctions' })).toEqual([
      { market: acmeMarket, phase: 'closed', price: 10_010, lots: 10_000, surplus: -20_000 },
    ]);
    world.begin();
    // A gap: the night moved the index by 5 %, and the price follows it as far as its bounds ask.
    world.tick(10_400);
    world.pass(1);
    expect(world.exchange.query({ type: 'markets' }).find(({ market }) => market === acmeMarket)?.lastPrice).toBe(
      10_192,
    );
  });

  test('lets a stop watch its price, and covers what it filled', () => {
    const world = new StockWorld();
    world.do(world.share(alice, 'buy', 10_100, { takeProfit: 10_800, stopLoss: 9_700 }));
    world.do(world.share(bob, 'sell', 9_900));
    world.do(world.share(carol, 'buy', 0, { orderType: 'stop_market', triggerPrice: 10_010 }));
    const events = world.open();
    expect(tradesIn(events)[0]?.price).toBe(10_000);
    expect(events.filter(({ type }) => type === 'FillsCovered')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'OrderTriggered')).toHaveLength(0);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toHaveLength(2);
    world.pass(3_600_000);
    world.do(world.share(carol, 'buy', 10_400));
    world.do(world.share(bob, 'sell', 10_400));
    expect(world.open(10_400).filter(({ type }) => type === 'OrderTriggered')).toHaveLength(1);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('both pay the fee of a maker: nobody takes', () => {
    const world = new StockWorld();
    world.do({ type: 'SetFeeSchedule', tiers: [0, 200, 900], effectiveAt: 0 });
    world.do(world.share(alice, 'buy', 10_000));
    world.do(world.share(bob, 'sell', 10_000));
    expect(tradesIn(world.open())).toMatchObject([
      { takerPpm: 200, makerPpm: 200, takerFee: 20_000n, makerFee: 20_000n },
    ]);
    world.do(world.share(alice, 'buy', 10_000));
    expect(tradesIn(takenBy(world, world.share(bob, 'sell', 10_000)))).toMatchObject([
      { takerPpm: 900, makerPpm: 200 },
    ]);
  });

  test('ends a pair of which one leg was filled', () => {
    const world = new StockWorld();
    world.open();
    world.do({
      type: 'PlaceOco',
      customer: alice,
      market: acmeMarket,
      side: 'buy',
      quantity: 10_000,
      price: 9_950,
      triggerPrice: 10_500,
      stopPrice: 0,
    });
    world.pass(3_600_000);
    world.do(world.share(bob, 'sell', 9_900));
    world.open(9_950);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toEqual([]);
    expect(world.owned(alice, usdt).held).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});

/** So many buy and sell one small part of a share each, all of whom meet; gives the sells. */
function crowd(world: StockWorld, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => {
    world.do(world.share(alice, 'buy', 10_100 + (i % 7), { quantity: 600 }));
    return world.do(world.share(bob, 'sell', 9_900, { quantity: 600 })).orderIds[0]!;
  });
}

describe('a large auction', () => {
  const count = 180;

  test('is filled by many small frames', () => {
    const world = new StockWorld();
    const sells = crowd(world, count);
    world.begin();
    world.tick(10_000);
    expect(world.exchange.query({ type: 'auctions' })).toMatchObject([{ phase: 'matching', lots: count * 600 }]);
    world.pass(0);
    const sizes = world.takeFrames().map(({ events }) => tradesIn(events).length);
    expect(Math.max(...sizes)).toBe(matchesPerFrame);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(world.phase()).toBe('continuous');
    expect(sells.every((order) => world.orderNow(order) === undefined)).toBe(true);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('takes only cancels meanwhile, and does not fill what is canceled', () => {
    const world = new StockWorld({ timersPerCall: 1 });
    const sells = crowd(world, 2 * count);
    world.begin();
    world.tick(10_000);
    expect(world.codeOf({ type: 'CancelOrder', customer: bob, order: sells.at(-1)! })).toBe('ok');
    expect(world.codeOf(world.share(carol, 'sell', 9_900))).toBe('market_cancel_only');
    expect(world.phase()).toBe('matching');
    world.pass(0);
    expect(world.phase()).toBe('continuous');
    const trades = world.takeFrames().flatMap(({ events }) => tradesIn(events));
    expect(trades).toHaveLength(2 * count - 1);
    expect(trades.map(({ maker }) => maker)).not.toContain(sells.at(-1));
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('covers what it fills in the frame that fills it', () => {
    const world = new StockWorld();
    const carried = world.do(world.share(carol, 'buy', 10_190, { takeProfit: 10_900, stopLoss: 9_000 })).orderIds[0]!;
    crowd(world, count);
    world.do(world.share(bob, 'sell', 9_900));
    world.begin();
    world.tick(10_000);
    world.takeFrames();
    world.pass(0);
    const frames = world.takeFrames();
    expect(frames.length).toBeGreaterThan(1);
    for (const { events } of frames) {
      const fills = tradesIn(events).some(({ taker }) => taker === carried);
      expect(events.some((event) => event.type === 'FillsCovered' && event.order === carried)).toBe(fills);
    }
  });

  test('of ten thousand orders has no large frame', () => {
    const world = new StockWorld();
    const many = 5000;
    const shares = { type: 'Deposit', customer: bob, kind: 'stock', asset: acme, amount: 30_000_000_000n } as const;
    world.do({ ...shares, reference: 'c'.repeat(32) });
    for (let i = 0; i < many; i++) {
      world.do(world.share(alice, 'buy', 10_050, { quantity: 600 }));
      world.do(world.share(bob, 'sell', 9_950, { quantity: 600 }));
    }
    world.begin();
    world.takeFrames();
    world.tick(10_000);
    const priced = world.exchange.takeFrames();
    expect(priced.length).toBeLessThan(4000);
    let eventsMost = 0;
    let trades = 0;
    for (let i = 0; i < 2; i++) {
      world.pass(0);
      for (const frame of world.takeFrames()) {
        const count = tradesIn(frame.events).length;
        expect(count).toBeLessThanOrEqual(matchesPerFrame);
        eventsMost = Math.max(eventsMost, frame.events.length);
        trades += count;
      }
    }
    expect(trades).toBe(many);
    expect(eventsMost).toBeLessThan(2000);
    expect(world.phase()).toBe('continuous');
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('is over when the session is', () => {
    const world = new StockWorld({ timersPerCall: 1 });
    crowd(world, count);
    world.begin();
    world.pass(3_599_990);
    world.tick(10_000);
    world.pass(1);
    expect(world.phase()).toBe('matching');
    world.pass(20);
    world.pass(0);
    expect(world.phase()).toBe('closed');
    expect(world.exchange.checkInvariants()).toBeNull();
    expect(tradesIn(world.open()).length).toBeGreaterThan(0);
  });
});

/** What a command's own frame says. */
function takenBy(world: StockWorld, command: Parameters<StockWorld['do']>[0]): readonly EventRecord[] {
  world.takeFrames();
  world.do(command);
  return world.takeFrames().flatMap(({ events }) => events);
}
