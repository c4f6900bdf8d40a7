import { describe, expect, test } from 'vitest';
import { eventsOf, indexTicks, MarketWorld } from './market-world.ts';

const maker = 1000;
const seller = 1001;
const firstStopper = 1002;
const activationsPerFrame = 16;

/** A ladder of bids, stops below the market, and the trade that sets them off. */
function cascade(stops: number, step: number): MarketWorld {
  const world = new MarketWorld(2 + stops);
  world.place({ customer: maker, side: 'buy', price: indexTicks, quantity: 100 });
  world.place({ customer: seller, side: 'sell', price: indexTicks, quantity: 100 });
  for (let level = 0; level < 150; level++) {
    world.place({ customer: maker, side: 'buy', price: indexTicks - level * step, quantity: 20 });
  }
  for (let count = 0; count < stops; count++) {
    world.place({
      customer: firstStopper + count,
      side: 'sell',
      orderType: 'stop_market',
      triggerPrice: indexTicks - 1 - count * step,
      quantity: 40,
    });
  }
  world.clearTape();
  const framesBefore = world.frames.length;
  world.place({ customer: seller, side: 'sell', orderType: 'market', quantity: 40 });
  world.frames = world.frames.slice(framesBefore);
  return world;
}

/** Lets the timers bring the rest of the queue to the book. */
function drain(world: MarketWorld): void {
  for (let call = 0; call < 20; call++) world.execute({ type: 'AdvanceTime' });
}

describe('D9 stops that trigger stops', () => {
  test('come to the book at most 16 a frame, all of them in the end', () => {
    const world = cascade(60, 10);
    drain(world);
    const perFrame = world.frames.map((frame) => eventsOf(frame.events, 'OrderActivated').length);
    expect(Math.max(...perFrame)).toBeLessThanOrEqual(activationsPerFrame);
    const triggered = eventsOf(world.events, 'OrderTriggered').map((event) => event.order);
    expect(triggered.length).toBeGreaterThan(activationsPerFrame);
    expect(eventsOf(world.events, 'OrderActivated').map((event) => event.order)).toEqual(triggered);
  });

  test('trigger in the order in which the falling price reaches them', () => {
    const world = cascade(60, 10);
    drain(world);
    const triggered = eventsOf(world.events, 'OrderTriggered').map((event) => event.order);
    expect(triggered).toEqual(triggered.toSorted((a, b) => a - b));
  });
});

test('D8 D52 no cascade sells further than 5 % below the reference, nor feeds on prints far from the index', () => {
  const world = cascade(40, 1500);
  drain(world);
  const prices = eventsOf(world.events, 'OrdersTraded').map((trade) => trade.price);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(indexTicks * 0.98 * 0.95);
  const triggering = eventsOf(world.events, 'OrderTriggered').map((event) => event.lastPrice);
  expect(Math.min(...triggering)).toBeGreaterThanOrEqual(indexTicks * 0.99);
});

test('D17 a stop that meets an order of its own customer expires instead of trading', () => {
  const world = new MarketWorld(3);
  world.place({ customer: maker, side: 'buy', price: indexTicks, quantity: 100 });
  world.place({ customer: seller, side: 'sell', price: indexTicks, quantity: 100 });
  world.place({ customer: firstStopper, side: 'buy', price: indexTicks - 20, quantity: 50 });
  const stop = { side: 'sell', orderType: 'stop_market', triggerPrice: indexTicks - 10, quantity: 50 } as const;
  world.place({ customer: firstStopper, ...stop });
  world.place({ customer: maker, side: 'buy', price: indexTicks - 10, quantity: 50 });
  world.clearTape();
  world.place({ customer: seller, side: 'sell', price: indexTicks - 10, quantity: 50 });
  expect(eventsOf(world.events, 'OrdersTraded')).toHaveLength(1);
  expect(eventsOf(world.events, 'OrderClosed')).toMatchObject([
    { customer: firstStopper, reason: 'expired_self_trade' },
  ]);
});
