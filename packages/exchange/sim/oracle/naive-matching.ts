import { otherSide } from './naive-book.ts';
import { addVolume, ratesOf, worthOf } from './naive-fees.ts';
import { cancelPartner } from './naive-pairs.ts';
import { isWatched } from './naive-bounds.ts';
import { noteFill } from './naive-protection.ts';
import { shareFee } from './naive-referral.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { feeOf, usdtAsset } from './naive-amounts.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

/** Why a taker stopped. */
type Stop = 'filled' | 'no_match' | 'own_order' | 'money';

function reaches(taker: NaiveOrder, worst: bigint, price: bigint): boolean {
  return taker.side === 'buy' ? price <= worst : price >= worst;
}

/** Moves one side's money for a trade; gives back what its hold no longer needs and returns that. */
function settleSide(
  w: NaiveWorld,
  market: NaiveMarket,
  order: NaiveOrder,
  fill: { price: bigint; quantity: bigint; baseAmount: bigint; quoteAmount: bigint; fee: bigint },
): bigint {
  const buys = order.side === 'buy';
  const paid = buys ? fill.quoteAmount : fill.baseAmount;
  const received = buys ? fill.baseAmount : fill.quoteAmount;
  const receivedAsset = buys ? market.base : market.quote;
  const spared = buys && order.cap > 0n ? notionalOf(market, order.cap - fill.price, fill.quantity) : 0n;
  w.ledger.post(order.customer, 'spot', buys ? market.quote : market.base, spared, -paid - spared);
  w.ledger.post(order.customer, 'spot', receivedAsset, received - fill.fee, 0n);
  w.ledger.post(2, 'funding', receivedAsset, fill.fee, 0n);
  order.held -= paid + spared;
  order.filled += fill.quantity;
  order.filledQuote += fill.quoteAmount;
  order.fee += fill.fee;
  order.remaining -= fill.quantity;
  return spared;
}

function trade(w: NaiveWorld, market: NaiveMarket, taker: NaiveOrder, maker: NaiveOrder, quantity: bigint): void {
  const price = maker.price;
  const baseAmount = baseAmountOf(market, quantity);
  const quoteAmount = notionalOf(market, price, quantity);
  const { takerPpm } = ratesOf(w, taker.customer);
  const { makerPpm } = ratesOf(w, maker.customer);
  const takerFee = feeOf(taker.side === 'buy' ? baseAmount : quoteAmount, takerPpm);
  const makerFee = feeOf(maker.side === 'buy' ? baseAmount : quoteAmount, makerPpm);
  const takerReleased = settleSide(w, market, taker, { price, quantity, baseAmount, quoteAmount, fee: takerFee });
  settleSide(w, market, maker, { price, quantity, baseAmount, quoteAmount, fee: makerFee });
  const worth = worthOf(w, market, quoteAmount);
  const volume = market.quote === usdtAsset ? quoteAmount : worth;
  addVolume(w, taker.customer, volume);
  addVolume(w, maker.customer, volume);
  market.lastPrice = price;
  // The same price once more reaches nothing that the first didn't.
  if (isWatched(w, market, price) && market.prints.at(-1) !== price) market.prints.push(price);
  w.emit({
    type: 'OrdersTraded',
    trade: ++w.lastTrade,
    market: market.id,
    side: taker.side,
    price: Number(price),
    quantity: Number(quantity),
    taker: taker.id,
    maker: maker.id,
    takerCustomer: taker.customer,
    makerCustomer: maker.customer,
    base: market.base,
    quote: market.quote,
    baseAmount,
    quoteAmount,
    takerFee,
    makerFee,
    takerReleased,
    worth,
    account: '',
    takerUsed: 0n,
    makerUsed: 0n,
    takerPpm: Number(takerPpm),
    makerPpm: Number(makerPpm),
  });
  const [takes, makes] = [taker.side, maker.side].map((side) => (side === 'buy' ? market.base : market.quote));
  shareFee(w, w.lastTrade, takes!, [taker.customer, maker.customer], takerFee);
  shareFee(w, w.lastTrade, makes!, [maker.customer, taker.customer], makerFee);
  noteFill(market, taker);
  noteFill(market, maker);
  if (maker.remaining === 0n) w.drop(maker);
  cancelPartner(w, maker);
  cancelPartner(w, taker);
}

/** What the taker still wants at this price; for a buy by quote amount, what its money pays for. */
function wanted(market: NaiveMarket, taker: NaiveOrder, price: bigint): bigint {
  if (taker.quoteAmount === 0n) return taker.remaining;
  return (taker.quoteAmount - taker.filledQuote) / notionalOf(market, price, 1n);
}

function sweep(w: NaiveWorld, market: NaiveMarket, taker: NaiveOrder, worst: bigint): Stop {
  for (;;) {
    if (taker.quoteAmount === 0n && taker.remaining === 0n) return 'filled';
    if (taker.quoteAmount > 0n && taker.filledQuote === taker.quoteAmount) return 'money';
    const maker = market.book.best(otherSide(taker.side));
    if (maker === undefined || !reaches(taker, worst, maker.price)) return 'no_match';
    const lots = wanted(market, taker, maker.price);
    if (lots === 0n) return 'money';
    if (maker.customer === taker.customer) return 'own_order';
    trade(w, market, taker, maker, lots < maker.remaining ? lots : maker.remaining);
  }
}

/** Whether the whole order would fill now: others' orders at acceptable prices, before the first own one. */
function fillable(market: NaiveMarket, taker: NaiveOrder, worst: bigint): boolean {
  let lots = 0n;
  for (const maker of market.book.orders(otherSide(taker.side))) {
    if (!reaches(taker, worst, maker.price) || maker.customer === taker.customer) break;
    lots += maker.remaining;
    if (lots >= taker.remaining) return true;
  }
  return lots >= taker.remaining;
}

/**
 * Lets an order take from the book and decides about its remainder. `worst` is its limit price, or the collar of a
 * market order.
 */
export function take(w: NaiveWorld, market: NaiveMarket, taker: NaiveOrder, worst: bigint): void {
  if (taker.timeInForce === 'fok' && !fillable(market, taker, worst)) {
    w.close(taker, 'expired', 'expired_would_not_fill');
    return;
  }
  const stop = sweep(w, market, taker, worst);
  if (stop === 'filled') {
    taker.stage = 'closed';
    w.orders.delete(taker.id);
  } else if (stop === 'own_order') {
    w.close(taker, 'expired', 'expired_self_trade');
  } else if (stop === 'money' && taker.filled > 0n) {
    w.close(taker, 'filled', 'filled');
  } else if (taker.price > 0n && taker.timeInForce === 'gtc') {
    taker.stage = 'book';
    market.book.add(taker);
  } else {
    const collared = stop === 'no_match' && taker.price === 0n && market.book.best(otherSide(taker.side)) !== undefined;
    w.close(taker, 'expired', collared ? 'expired_collar' : 'expired_unfilled');
  }
}
