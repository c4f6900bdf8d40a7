import { describe, expect, test } from 'vitest';
import { answerOf } from '../src/index.ts';
import { eventsOf, market, MarketWorld } from './market-world.ts';

const rules = {
  type: 'ScheduleMarketRules',
  market,
  minNotional: 5_000_000n,
  maxNotional: 10n ** 12n,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  priceMovedPpm: 5000,
  maxOpenOrders: 200,
  triggerPrintPpm: 10_000,
  trailingMinBasisPoints: 10,
  trailingMaxBasisPoints: 2000,
  indexAgeMaxMs: 400 * 86_400_000,
  indexSourcesMin: 2,
} as const;

/** What covers an order's fills, as pairs of a side and its lots. */
function covers(world: MarketWorld, customer: number): [string, number][] {
  const open = world.exchange.query({ type: 'openOrders', customer });
  return open
    .filter(({ takeProfit, stopLoss }) => takeProfit === undefined && stopLoss === undefined)
    .map(({ side, quantity }) => [side, quantity]);
}

describe('a take profit and a stop loss with an order', () => {
  test('what has sold is bought back at most once, however cheap the take profit is', () => {
    const world = new MarketWorld(2);
    const [seller, buyer] = world.customers as [number, number];
    world.place({ customer: buyer, price: 600_000, quantity: 5000 });
    world.place({ customer: seller, side: 'sell', price: 600_000, quantity: 5000, takeProfit: 500_000 });
    expect(covers(world, seller)).toEqual([['buy', 5000]]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D24 canceling all, covers and covered orders alike, answers the same when it is repeated', () => {
    const world = new MarketWorld(2);
    const [alice, bob] = world.customers as [number, number];
    world.place({ customer: alice, price: 600_000, quantity: 5000, takeProfit: 610_000, stopLoss: 590_000 });
    world.place({ customer: bob, side: 'sell', price: 600_000, quantity: 2000 });
    const { outcome, events } = world.execute({ type: 'CancelAllOrders', customer: alice, market });
    expect(eventsOf(events, 'ProtectionEnded')).toEqual([]);
    const again = answerOf(world.frames.at(-1)!, (order) =>
      world.exchange.query({ type: 'order', customer: alice, order }),
    );
    expect(again.orders).toEqual(outcome.orders);
  });

  test('end with the orders that cover, where one side is canceled, and the orders that they cover stay', () => {
    const world = new MarketWorld(2);
    const [alice, bob] = world.customers as [number, number];
    const bid = { customer: alice, price: 600_000, quantity: 5000 };
    world.place({ ...bid, takeProfit: 610_000, stopLoss: 590_000 });
    world.place({ customer: bob, side: 'sell', price: 600_000, quantity: 2000 });
    const { events } = world.execute({ type: 'CancelAllOrders', customer: alice, market, side: 'sell' });
    expect(eventsOf(events, 'OrderClosed').map(({ reason }) => reason)).toEqual(['customer', 'oco']);
    expect(eventsOf(events, 'ProtectionEnded')).toHaveLength(1);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toMatchObject([
      { side: 'buy', state: 'partially_filled' },
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('take profits placed in one frame never cross the book', () => {
    const world = new MarketWorld(4);
    const [seller, bob, carol, dave] = world.customers as [number, number, number, number];
    world.place({ customer: dave, side: 'sell', price: 610_000, quantity: 5000 });
    world.place({ customer: carol, price: 590_000, quantity: 5000, takeProfit: 592_000 });
    world.place({ customer: bob, price: 600_000, quantity: 5000 });
    world.place({ customer: seller, side: 'sell', orderType: 'market', quantity: 10_000, takeProfit: 604_000 });
    const depth = world.exchange.query({ type: 'depth', market, limit: 10 })!;
    expect(depth.bids[0] ?? 0).toBeLessThan(depth.asks[0]!);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test.each([
    ['a stop loss alone', {}],
    ['a pair', { takeProfit: 560_000 }],
  ])('%s grows with the fills by the cap that it was placed under, whatever the market’s is by then', (_what, more) => {
    const world = new MarketWorld(2);
    const [seller, buyer] = world.customers as [number, number];
    const sells = {
      customer: seller,
      side: 'sell',
      price: 600_000,
      quantity: 5000,
      stopLoss: 605_000,
      ...more,
    } as const;
    world.place(sells);
    world.place({ customer: buyer, price: 600_000, quantity: 2000 });
    world.execute({ ...rules, stopCapPpm: 80_000, effectiveAt: 0 });
    world.place({ customer: buyer, price: 600_000, quantity: 1500 });
    expect(world.exchange.checkInvariants()).toBeNull();
    // What 3,500 lots brought, net of fee, buys 3,302 back at 5 % above the trigger; 1,500 are left to sell.
    const held = world.exchange.query({ type: 'balances', customer: seller }).map((balance) => balance.held);
    expect(held.filter((amount) => amount > 0n)).toEqual([1_500_000n, 3302n * 635_250n]);
  });

  test('an order far below the market may take its profit below the market', () => {
    const world = new MarketWorld(2);
    const [alice, bob] = world.customers as [number, number];
    world.place({ customer: bob, price: 600_000, quantity: 5000 });
    const { outcome } = world.place({ customer: alice, price: 560_000, quantity: 5000, takeProfit: 580_000 });
    expect(outcome.rejection).toBeNull();
  });

  test('a stop loss on the wrong side of what the order takes at once is refused', () => {
    const world = new MarketWorld(2);
    const [seller, buyer] = world.customers as [number, number];
    world.place({ customer: buyer, price: 600_000, quantity: 5000 });
    const wish = { customer: seller, side: 'sell', price: 595_000, quantity: 5000 } as const;
    const code = (stopLoss: number): string | undefined => world.place({ ...wish, stopLoss }).outcome.rejection?.code;
    expect(code(598_000)).toBe('protection_wrong_side');
    expect(code(600_000)).toBe('protection_wrong_side');
    expect(code(600_001)).toBeUndefined();
  });
});
