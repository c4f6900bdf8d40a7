import * as fc from 'fast-check';
import type { Command } from '../src/index.ts';
import { orderTypes, sides, timesInForce } from '../src/kernel/vocabulary.ts';
import { indexTicks, market, type MarketWorld } from './market-world.ts';

/** One thing that a customer does, with prices around the index and references to "the n-th order ever placed". */
export type Action =
  | { do: 'place'; command: Omit<Extract<Command, { type: 'PlaceOrder' }>, 'type' | 'market'> }
  | { do: 'oco'; command: Omit<Extract<Command, { type: 'PlaceOco' }>, 'type' | 'market'> }
  | { do: 'cancel'; customer: number; nth: number }
  | { do: 'amend'; customer: number; nth: number; price: number; quantity: number }
  | { do: 'quote'; customer: number; middle: number; lots: number; levels: number };

export const customersOfActions = 4;

const customer = fc.integer({ min: 1000, max: 999 + customersOfActions });
const near = fc.integer({ min: indexTicks - 600, max: indexTicks + 600 }).map((price) => Math.round(price / 50) * 50);
const lots = fc.integer({ min: 1, max: 3000 });
const zero = fc.constant(0);

const place = fc
  .record({
    customer,
    side: fc.constantFrom(...sides),
    orderType: fc.constantFrom(...orderTypes),
    timeInForce: fc.constantFrom('gtc' as const, 'gtc' as const, ...timesInForce),
    postOnly: fc.boolean(),
    price: near,
    quantity: lots,
    quoteAmount: fc.bigInt({ min: 1n, max: 3_000_000_000n }),
    triggerPrice: near,
    trailingBasisPoints: fc.integer({ min: 10, max: 60 }),
    byQuote: fc.boolean(),
  })
  .map(({ byQuote, ...wish }): Action => {
    const quoted = byQuote && wish.orderType === 'market' && wish.side === 'buy';
    const limited = wish.orderType === 'limit' || wish.orderType === 'stop_limit';
    const triggered = wish.orderType.startsWith('stop') || wish.orderType === 'take_profit';
    return {
      do: 'place',
      command: {
        ...wish,
        price: limited ? wish.price : 0,
        postOnly: wish.postOnly && limited && wish.timeInForce === 'gtc' && wish.quantity % 4 === 0,
        quantity: quoted ? 0 : wish.quantity,
        quoteAmount: quoted ? wish.quoteAmount : 0n,
        triggerPrice: triggered ? wish.triggerPrice : 0,
        trailingBasisPoints: wish.orderType === 'trailing_stop' ? wish.trailingBasisPoints : 0,
        quotedPrice: 0,
      },
    };
  });

const oco = fc
  .record({
    customer,
    side: fc.constantFrom(...sides),
    quantity: lots,
    price: near,
    triggerPrice: near,
    stopPrice: fc.oneof(zero, near),
  })
  .map((command): Action => ({ do: 'oco', command }));

const nth = fc.nat({ max: 200 });
const cancel = fc.record({ do: fc.constant('cancel' as const), customer, nth });
const amend = fc.record({
  do: fc.constant('amend' as const),
  customer,
  nth,
  price: fc.oneof(zero, near),
  quantity: fc.oneof(zero, lots),
});
const quote = fc.record({
  do: fc.constant('quote' as const),
  customer,
  middle: near,
  lots,
  levels: fc.integer({ min: 0, max: 5 }),
});

/** Sequences of actions, mostly orders. */
export const actions = fc.array(
  fc.oneof(
    { arbitrary: place, weight: 8 },
    { arbitrary: oco, weight: 1 },
    cancel,
    { arbitrary: amend, weight: 2 },
    quote,
  ),
  { minLength: 20, maxLength: 120 },
);

/** The command of an action in a world, in which some ids exist and others don't. */
export function commandOf(world: MarketWorld, action: Action): Command {
  const someOrder = (who: number, place: number): number => {
    const open = world.exchange.query({ type: 'openOrders', customer: who });
    return open.length === 0 ? place + 1 : open[place % open.length]!.id;
  };
  switch (action.do) {
    case 'place':
      return { type: 'PlaceOrder', market, ...action.command };
    case 'oco':
      return { type: 'PlaceOco', market, ...action.command };
    case 'cancel':
      return { type: 'CancelOrder', customer: action.customer, order: someOrder(action.customer, action.nth) };
    case 'amend': {
      const { price, quantity } = action;
      const orderId = someOrder(action.customer, action.nth);
      return { type: 'AmendOrder', customer: action.customer, order: orderId, price, quantity };
    }
    case 'quote': {
      const levels = Array.from({ length: action.levels }, (_, level) => level + 1);
      const bids = levels.flatMap((level) => [action.middle - level * 50, action.lots]);
      const asks = levels.flatMap((level) => [action.middle + level * 50, action.lots]);
      return { type: 'MassQuote', customer: action.customer, market, bids, asks };
    }
  }
}
