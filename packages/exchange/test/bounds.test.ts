import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../src/index.ts';
import { indexTicks, market, MarketWorld, usdt } from './market-world.ts';

const anyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    2 ** 31,
    2 ** 45,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 63,
    1e21,
    Number.NaN,
    Infinity,
    -Infinity,
  ),
  fc.double(),
  fc.integer(),
  fc.integer({ min: 1, max: 2_000_000 }),
);
const anyAmount = fc.oneof(
  fc.constantFrom(0n, -1n, 2n ** 53n, 2n ** 61n, 2n ** 61n + 1n, 2n ** 63n, 2n ** 64n),
  fc.bigInt(),
);
const someCustomer = fc.oneof({ arbitrary: fc.constantFrom(1000, 1001), weight: 3 }, anyNumber);
const side = fc.constantFrom('buy' as const, 'sell' as const);
const levels = fc.array(anyNumber, { maxLength: 8 });

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('PlaceOrder' as const),
    customer: someCustomer,
    market: fc.oneof(fc.constant(market), anyNumber),
    side,
    orderType: fc.constantFrom('limit' as const, 'market' as const, 'stop_limit' as const, 'trailing_stop' as const),
    timeInForce: fc.constantFrom('gtc' as const, 'ioc' as const),
    postOnly: fc.boolean(),
    price: fc.oneof(fc.constantFrom(0, indexTicks), anyNumber),
    quantity: anyNumber,
    quoteAmount: fc.oneof(fc.constant(0n), anyAmount),
    triggerPrice: fc.oneof(fc.constant(0), anyNumber),
    trailingBasisPoints: fc.oneof(fc.constantFrom(0, 100), anyNumber),
    quotedPrice: fc.oneof(fc.constant(0), anyNumber),
  }),
  fc.record({
    type: fc.constant('PlaceOco' as const),
    customer: someCustomer,
    market: fc.constant(market),
    side,
    quantity: anyNumber,
    price: anyNumber,
    triggerPrice: anyNumber,
    stopPrice: anyNumber,
  }),
  fc.record({
    type: fc.constant('AmendOrder' as const),
    customer: someCustomer,
    order: fc.oneof(fc.integer({ min: 1, max: 5 }), anyNumber),
    price: anyNumber,
    quantity: anyNumber,
  }),
  fc.record({ type: fc.constant('CancelOrder' as const), customer: someCustomer, order: anyNumber }),
  fc.record({
    type: fc.constant('MassQuote' as const),
    customer: someCustomer,
    market: fc.constant(market),
    bids: levels,
    asks: levels,
  }),
  fc.record({
    type: fc.constant('Deposit' as const),
    customer: someCustomer,
    kind: fc.constant('spot' as const),
    asset: fc.oneof(fc.constant(usdt), anyNumber),
    amount: anyAmount,
    reference: fc.stringMatching(/^[0-9a-f]{32}$/),
  }),
  fc.record({
    type: fc.constant('ClaimTestFunds' as const),
    customer: someCustomer,
    asset: fc.oneof(fc.constant(usdt), anyNumber),
    amount: anyAmount,
    limitE6: anyAmount,
  }),
  fc.record({
    type: fc.constant('RequestWithdrawal' as const),
    customer: someCustomer,
    asset: fc.oneof(fc.constant(usdt), anyNumber),
    address: anyNumber,
    amount: anyAmount,
  }),
  fc.record({
    type: fc.constant('PublishIndex' as const),
    source: fc.string(),
    prices: levels,
  }),
);

test('D15 D16 D42 no number, however large, small, fractional or unreal, breaks an invariant or the journal', () => {
  fc.assert(
    fc.property(fc.array(commands, { minLength: 10, maxLength: 60 }), (list) => {
      const world = new MarketWorld(2);
      list.forEach((command, at) => world.execute(command, at.toString(16).padStart(32, '0') + '0'.repeat(16)));
      expect(world.exchange.checkInvariants()).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('nobody is customer 0: what asks for it is refused', () => {
  const world = new MarketWorld(1);
  const reference = '00'.repeat(16);
  const zero = { customer: 0, kind: 'spot', asset: usdt, amount: 1n } as const;
  expect(world.refusal({ type: 'Deposit', ...zero, reference })).toBe('customer_not_found');
  expect(world.refusal({ type: 'Deposit', ...zero, customer: 1000, asset: 0, reference })).toBe('asset_not_found');
  expect(world.refusal({ type: 'RequestWithdrawal', customer: 0, asset: usdt, address: 1, amount: 1n })).toBe(
    'customer_not_found',
  );
});
