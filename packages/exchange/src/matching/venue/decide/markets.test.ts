import { expect, test } from 'vitest';
import { alice, market, marketListing, World } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';

const { type: _type, base: _base, quote: _quote, symbol: _symbol, ...listed } = marketListing;
const { priceDecimals: _price, quantityDecimals: _quantity, ...rules } = listed;
const bounds = {
  stopCapPpm: 20_000,
  triggerPrintPpm: 50_000,
  trailingMinBasisPoints: 5,
  trailingMaxBasisPoints: 50,
  indexSourcesMin: 2,
};
const schedule = { type: 'ScheduleMarketRules', ...rules, ...bounds } as const;

const farOrder = { market, quantity: 1000 } as const;

test('the rules of a market that trades change at their time, and the journal says both', () => {
  const world = new World();
  const effectiveAt = world.now + 60_000;
  world.takeFrames();
  world.do({ ...schedule, priceBandPpm: 400_000, effectiveAt });
  expect(world.codeOf(world.order(alice, 'buy', 70_000, farOrder))).toBe('price_out_of_band');
  const restored = Exchange.load(world.exchange.save());
  world.now = effectiveAt;
  for (const exchange of [world.exchange, restored]) {
    const outcome = exchange.execute(world.order(alice, 'buy', 70_000, farOrder), world.now);
    expect(outcome.rejection).toBeNull();
  }
  expect(restored.hash()).toBe(world.exchange.hash());
  expect(world.takeEvents()).toEqual(['MarketRulesScheduled', 'MarketRulesSet', 'OrderPlaced']);
  expect(world.exchange.nextTimerAt()).toBe(Number.POSITIVE_INFINITY);
});

test('the cap of a stop and the bounds of a trailing stop are rules of the market', () => {
  const world = new World();
  world.do({ ...schedule, effectiveAt: 0 });
  const stop = { orderType: 'stop_market', triggerPrice: 101_000, quantity: 1000 } as const;
  world.place(alice, 'buy', 0, stop);
  expect(world.balance(alice, 3).held).toBe(103_020_000n);
  const trailing = { orderType: 'trailing_stop', quantity: 1000 } as const;
  expect(world.codeOf(world.order(alice, 'sell', 0, { ...trailing, trailingBasisPoints: 51 }))).toBe(
    'trailing_delta_invalid',
  );
  expect(world.codeOf(world.order(alice, 'sell', 0, { ...trailing, trailingBasisPoints: 5 }))).toBe('ok');
});

test.each([
  ['market_not_found', { market: 9 }],
  ['market_invalid', { effectiveAt: Number.NaN }],
  ['market_invalid', { trailingMinBasisPoints: 51 }],
  ['market_invalid', { minNotional: -1n }],
  ['market_invalid', { stopCapPpm: 1_000_000 }],
] as const)('refuses %s %o', (code, fields) => {
  expect(new World().codeOf({ ...schedule, effectiveAt: 0, ...fields })).toBe(code);
});
