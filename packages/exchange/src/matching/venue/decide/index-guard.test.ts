import { describe, expect, test } from 'vitest';
import {
  alice,
  bob,
  btc,
  indexTicks,
  market,
  marketListing,
  usdt,
  World,
} from '../../../exchange-world.test-support.ts';
import type { Command } from '../../../products/index.ts';

const eth = 2;
const guarded = 2;
const cross = 3;
const { indexAgeMaxMs: _age, ...listing } = marketListing;
const tenSeconds = 10_000;

/** A world with a second BTC market and one of ETH in BTC, both with the bounds that a listing has by itself. */
class GuardedWorld extends World {
  constructor() {
    super();
    this.do({ type: 'ListAsset', asset: eth, code: 'ETH', scale: 8 });
    this.do({ ...listing, market: guarded });
    this.do({ ...listing, market: cross, base: eth, quote: btc, symbol: 'ETH/BTC', minNotional: 1n, priceDecimals: 3 });
    this.tick();
    this.takeFrames();
  }

  tick(ageMs = 0, sources = 3, ethAgeMs = 0): void {
    const prices = [btc, indexTicks * 1e7, ageMs, sources, eth, indexTicks * 1e6, ethAgeMs, 3];
    this.do({ type: 'PublishIndex', source: 'test', prices });
  }

  /** What is said of a command at a time, in ms after now; the detail of a refusal with it. */
  after(ms: number, command: Command): unknown {
    this.now += ms - 1;
    const { rejection } = this.try(command);
    return rejection === null ? 'ok' : [rejection.code, rejection.detail];
  }

  buy(price = 90_000, on = guarded): Command {
    return this.order(alice, 'buy', price, { market: on });
  }
}

describe('D10 a market takes cancels only while its index is unsound', () => {
  test('when it is older than ten seconds, counted from its oldest quote', () => {
    const world = new GuardedWorld();
    expect(world.after(tenSeconds, world.buy())).toBe('ok');
    expect(world.after(1, world.buy())).toEqual(['index_unsound', { ageMs: 10_001 }]);
    world.tick(9_000);
    expect(world.after(1_000, world.buy())).toBe('ok');
    expect(world.after(1, world.buy())).toEqual(['index_unsound', { ageMs: 10_001 }]);
  });

  test('when it stands on fewer than two sources', () => {
    const world = new GuardedWorld();
    world.tick(0, 1);
    expect(world.after(1, world.buy())).toEqual(['index_unsound', { sources: 1 }]);
    world.tick(0, 2);
    expect(world.after(1, world.buy())).toBe('ok');
  });

  test('when that of its quote is', () => {
    const world = new GuardedWorld();
    expect(world.after(1, world.buy(100, cross))).toBe('ok');
    world.tick(0, 1);
    expect(world.after(1, world.buy(100, cross))).toEqual(['index_unsound', { sources: 1 }]);
    world.tick(0, 2, 10_000);
    expect(world.after(1, world.buy(100, cross))).toEqual(['index_unsound', { ageMs: 10_001 }]);
    expect(world.after(1, world.buy())).toBe('ok');
  });

  test('orders, pairs, amends and new quotes are refused, cancels, smaller orders and smaller quotes are taken', () => {
    const world = new GuardedWorld();
    const order = world.do(world.buy()).orderIds[0]!;
    const quote = { type: 'MassQuote', customer: bob, market: guarded, bids: [89_000, 9000], asks: [] } as const;
    world.do(quote);
    world.tick(0, 1);
    const oco = { type: 'PlaceOco', customer: alice, market: guarded, side: 'sell', quantity: 1000 } as const;
    const refused: Command[] = [
      world.buy(),
      { ...oco, price: 110_000, triggerPrice: 90_000, stopPrice: 0 },
      { type: 'AmendOrder', customer: alice, order, price: 0, quantity: 110_000 },
      { ...quote, bids: [89_000, 9001] },
      { ...quote, bids: [89_000, 9000, 88_000, 9000] },
      { ...quote, asks: [110_000, 9000] },
    ];
    for (const command of refused) expect(world.codeOf(command)).toBe('index_unsound');
    world.takeEvents();
    expect(world.codeOf({ ...quote, bids: [89_000, 8000] })).toBe('ok');
    expect(world.codeOf({ type: 'AmendOrder', customer: alice, order, price: 0, quantity: 90_000 })).toBe('ok');
    expect(world.codeOf({ type: 'CancelOrder', customer: alice, order })).toBe('ok');
    expect(world.codeOf({ ...quote, bids: [] })).toBe('ok');
    expect(world.takeEvents()).toEqual(['QuotesReplaced', 'OrderAmended', 'OrderClosed', 'QuotesReplaced']);
  });

  test('after the refusal of a closed market, and of one without any index', () => {
    const world = new GuardedWorld();
    world.tick(0, 1);
    world.do({ type: 'SetMarketState', market: guarded, state: 'halted' });
    expect(world.codeOf(world.buy())).toBe('market_halted');
    world.do({ type: 'ListAsset', asset: 9, code: 'NEW', scale: 8 });
    world.do({ ...listing, market: 9, base: 9, symbol: 'NEW/USDT' });
    expect(world.codeOf(world.buy(1, 9))).toBe('index_unavailable');
  });

  test('by bounds that are rules of the market', () => {
    const world = new GuardedWorld();
    const { type: _type, base: _base, quote: _quote, symbol: _symbol, ...rest } = listing;
    const { priceDecimals: _price, quantityDecimals: _quantity, ...rules } = rest;
    const stops = {
      stopCapPpm: 50_000,
      triggerPrintPpm: 10_000,
      trailingMinBasisPoints: 10,
      trailingMaxBasisPoints: 20,
    };
    const schedule = { type: 'ScheduleMarketRules', ...rules, ...stops, market: guarded, effectiveAt: 0 } as const;
    for (const bounds of [
      { indexAgeMaxMs: 0, indexSourcesMin: 2 },
      { indexAgeMaxMs: 1, indexSourcesMin: 0 },
    ])
      expect(world.codeOf({ ...schedule, ...bounds })).toBe('market_invalid');
    world.do({ ...schedule, indexAgeMaxMs: 60_000, indexSourcesMin: 1 });
    world.tick(0, 1);
    expect(world.after(60_000, world.buy())).toBe('ok');
    expect(world.after(1, world.buy())).toEqual(['index_unsound', { ageMs: 60_001 }]);
  });
});

test('triggered orders wait for a sound index, and no timer is due more than once a second', () => {
  const world = new GuardedWorld();
  const stop = { market: guarded, orderType: 'stop_market', triggerPrice: 99_500, quantity: 1000 } as const;
  for (let i = 0; i < 20; i++) world.place(alice, 'sell', 0, stop);
  world.place(bob, 'buy', 99_400, { market: guarded });
  world.do({ ...world.order(bob, 'sell', 99_400, { market: guarded, quantity: 1000 }), customer: 1002 });
  const waiting = (): number =>
    world.exchange.query({ type: 'openOrders', customer: alice }).filter(({ state }) => state === 'triggered').length;
  expect(waiting()).toBe(4);
  world.takeFrames();
  world.now += 60_000;
  for (let i = 0; i < 500; i++) world.do({ type: 'AdvanceTime' });
  expect(waiting()).toBe(4);
  expect(world.takeEvents()).toEqual(['TriggersPaused']);
  expect(world.exchange.nextTimerAt()).toBe(world.now + 501);
  world.tick();
  world.now += 1_000;
  world.do({ type: 'AdvanceTime' });
  expect(waiting()).toBe(0);
  expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
  expect(world.exchange.checkInvariants()).toBeNull();
});

test('USDT is worth one by definition: a market that sells it needs the index of its quote alone', () => {
  const world = new GuardedWorld();
  world.do({
    ...listing,
    market: 7,
    base: usdt,
    quote: btc,
    symbol: 'USDT/BTC',
    minNotional: 1n,
    priceDecimals: 8,
    quantityDecimals: 0,
  });
  expect(world.codeOf(world.order(alice, 'sell', 10_000, { market: 7, quantity: 10 }))).toBe('ok');
  expect(world.codeOf(world.order(alice, 'sell', 20_000, { market: 7, quantity: 10 }))).toBe('price_out_of_band');
  expect(market).not.toBe(guarded);
});
