import type { Command } from '../../src/index.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';

/** Rules, section 3: "stop-market buy trigger × 1.05"; the 5 % is configuration. */
export function stopCap(market: NaiveMarket, trigger: bigint): bigint {
  return (trigger * (1_000_000n + market.stopCapPpm)) / 1_000_000n;
}

type Wish = Omit<
  Extract<Command, { type: 'PlaceOrder' }>,
  'type' | 'quotedPrice' | 'slippagePpm' | 'takeProfit' | 'stopLoss'
>;

/** An order as it is before anybody knows of it: without an id and a hold. */
export function newOrder(market: NaiveMarket, c: Wish): NaiveOrder {
  return {
    id: 0,
    customer: c.customer,
    market: market.id,
    side: c.side,
    orderType: c.orderType,
    timeInForce: c.price === 0 && c.timeInForce === 'gtc' ? 'ioc' : c.timeInForce,
    postOnly: c.postOnly,
    price: BigInt(c.price),
    quantity: BigInt(c.quantity),
    quoteAmount: c.quoteAmount,
    trigger: BigInt(c.triggerPrice),
    trailing: BigInt(c.trailingBasisPoints),
    cap: 0n,
    filled: 0n,
    filledQuote: 0n,
    fee: 0n,
    held: 0n,
    oco: 0,
    rank: 0,
    extreme: 0n,
    isQuote: false,
    ...unprotected(),
    stage: 'taking',
    remaining: BigInt(c.quantity),
  };
}

/** What an order has that carries nothing and covers nothing. */
export function unprotected(): Pick<
  NaiveOrder,
  'takeProfit' | 'stopLoss' | 'covered' | 'coverIds' | 'isCover' | 'coveredOrder'
> {
  return { takeProfit: 0n, stopLoss: 0n, covered: 0n, coverIds: [], isCover: false, coveredOrder: null };
}

/** Gives an order its id and its turn, holds what it needs, and says so. */
export function announce(w: NaiveWorld, order: NaiveOrder): void {
  order.id = ++w.lastOrder;
  order.rank = ++w.lastRank;
  w.orders.set(order.id, order);
  w.ledger.hold(order.customer, 'spot', w.heldAsset(order), order.held);
  w.emit({
    type: 'OrderPlaced',
    order: order.id,
    customer: order.customer,
    market: order.market,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    postOnly: order.postOnly,
    price: Number(order.price),
    quantity: Number(order.quantity),
    quoteAmount: order.quoteAmount,
    triggerPrice: Number(order.trigger),
    trailingBasisPoints: Number(order.trailing),
    extreme: Number(order.extreme),
    cap: Number(order.cap),
    oco: order.oco,
    asset: w.heldAsset(order),
    held: order.held,
    account: '',
  });
}
