import type { Command } from '../../src/index.ts';
import { insideBand } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { requireOpenMarket } from './naive-markets.ts';
import { unprotected } from './naive-placing.ts';
import { requireRights } from './naive-rights.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { isWithin, maxOrderAmount, maxPrice, maxQuantity } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

type MassQuote = Extract<Command, { type: 'MassQuote' }>;

const maxLevels = 50;

interface Level {
  price: bigint;
  quantity: bigint;
}

/** Levels as pairs, the best first, each price once. */
function parseLevels(pairs: readonly number[], side: 'buy' | 'sell'): Level[] {
  requireSound(pairs.length % 2 === 0 && pairs.length <= 2 * maxLevels, 'quotes_invalid');
  const levels: Level[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const sound = isWithin(pairs[at]!, 1, maxPrice) && isWithin(pairs[at + 1]!, 1, maxQuantity);
    requireSound(sound, 'quotes_invalid');
    const level = { price: BigInt(pairs[at]!), quantity: BigInt(pairs[at + 1]!) };
    const before = levels.at(-1)?.price;
    const outward = before === undefined || (side === 'buy' ? level.price < before : level.price > before);
    requireSound(outward, 'quotes_invalid');
    levels.push(level);
  }
  return levels;
}

function quotesOf(market: NaiveMarket, customer: number, side: 'buy' | 'sell'): NaiveOrder[] {
  return [...market.book.orders(side)].filter((order) => order.isQuote && order.customer === customer);
}

function holdOf(market: NaiveMarket, side: 'buy' | 'sell', level: Level): bigint {
  return side === 'buy' ? notionalOf(market, level.price, level.quantity) : baseAmountOf(market, level.quantity);
}

/** "It never takes": a level that would take is dropped, also one that a filter of the market refuses. */
function acceptable(w: NaiveWorld, market: NaiveMarket, c: MassQuote, side: 'buy' | 'sell', levels: Level[]): Level[] {
  const opposite = [...market.book.orders(otherSide(side))];
  const others = opposite.find((order) => !(order.isQuote && order.customer === c.customer))?.price;
  return levels.filter((level) => {
    const takes = others !== undefined && (side === 'buy' ? level.price >= others : level.price <= others);
    const notional = notionalOf(market, level.price, level.quantity);
    const isOfSize = notional >= market.minNotional && notional <= market.maxNotional;
    return !takes && isOfSize && insideBand(w, market, level.price);
  });
}

/** Puts one side in place of the one before and gives the changed levels as triples. */
function replaceSide(
  w: NaiveWorld,
  market: NaiveMarket,
  c: MassQuote,
  side: 'buy' | 'sell',
  levels: Level[],
): number[] {
  const changed: number[] = [];
  const old = quotesOf(market, c.customer, side).sort((a, b) => a.id - b.id);
  for (const level of levels) {
    const order = old.find((candidate) => candidate.price === level.price);
    if (order === undefined) {
      const id = addLevel(w, market, c.customer, side, level);
      changed.push(Number(level.price), Number(level.quantity), id);
      continue;
    }
    if (order.remaining === level.quantity) continue;
    const grows = level.quantity > order.remaining;
    if (grows) market.book.remove(order);
    order.remaining = level.quantity;
    order.quantity = order.filled + level.quantity;
    order.held = holdOf(market, side, level);
    if (grows) market.book.add(order);
    changed.push(Number(level.price), Number(level.quantity), order.id);
  }
  for (const order of old) {
    if (levels.some((level) => level.price === order.price)) continue;
    w.drop(order);
    changed.push(Number(order.price), 0, order.id);
  }
  return changed;
}

function addLevel(w: NaiveWorld, market: NaiveMarket, customer: number, side: 'buy' | 'sell', level: Level): number {
  const order: NaiveOrder = {
    id: ++w.lastOrder,
    customer,
    market: market.id,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: true,
    price: level.price,
    quantity: level.quantity,
    quoteAmount: 0n,
    trigger: 0n,
    trailing: 0n,
    cap: side === 'buy' ? level.price : 0n,
    filled: 0n,
    filledQuote: 0n,
    fee: 0n,
    held: holdOf(market, side, level),
    oco: 0,
    rank: ++w.lastRank,
    extreme: 0n,
    isQuote: true,
    ...unprotected(),
    stage: 'book',
    remaining: level.quantity,
  };
  market.book.add(order);
  w.orders.set(order.id, order);
  return order.id;
}

/** A provider may always take quotes back, whole or in part: "a cancel is always taken, in a halted market too". */
function requireMayQuote(w: NaiveWorld, market: NaiveMarket, c: MassQuote, bids: Level[], asks: Level[]): void {
  const takesBack = isWithinOwn(market, c.customer, 'buy', bids) && isWithinOwn(market, c.customer, 'sell', asks);
  if (!takesBack) requireOpenMarket(w, market);
  require(w.customers.has(c.customer), 'customer_not_found');
  if (!takesBack) requireRights(w, c.customer, 'spot');
}

function isWithinOwn(market: NaiveMarket, customer: number, side: 'buy' | 'sell', levels: Level[]): boolean {
  const own = quotesOf(market, customer, side);
  return levels.every(({ price, quantity }) =>
    own.some((order) => order.price === price && order.remaining >= quantity),
  );
}

export function massQuote(w: NaiveWorld, c: MassQuote): void {
  const bidLevels = parseLevels(c.bids, 'buy');
  const askLevels = parseLevels(c.asks, 'sell');
  const bestBid = bidLevels[0]?.price;
  const bestAsk = askLevels[0]?.price;
  requireSound(bestBid === undefined || bestAsk === undefined || bestBid < bestAsk, 'quotes_invalid');
  const market = w.markets.get(c.market);
  require(market !== undefined, 'market_not_found');
  requireMayQuote(w, market, c, bidLevels, askLevels);
  const bids = acceptable(w, market, c, 'buy', bidLevels);
  const asks = acceptable(w, market, c, 'sell', askLevels);
  const need = (side: 'buy' | 'sell', levels: Level[]): bigint =>
    levels.reduce((sum, level) => sum + holdOf(market, side, level), 0n);
  const heldBefore = (side: 'buy' | 'sell'): bigint =>
    quotesOf(market, c.customer, side).reduce((sum, order) => sum + order.held, 0n);
  require(need('buy', bids) <= maxOrderAmount && need('sell', asks) <= maxOrderAmount, 'amount_out_of_range');
  const bidHeld = need('buy', bids) - heldBefore('buy');
  const askHeld = need('sell', asks) - heldBefore('sell');
  require(w.ledger.available(c.customer, 'spot', market.quote) >= bidHeld, 'insufficient_balance');
  require(w.ledger.available(c.customer, 'spot', market.base) >= askHeld, 'insufficient_balance');
  w.ledger.hold(c.customer, 'spot', market.quote, bidHeld);
  w.ledger.hold(c.customer, 'spot', market.base, askHeld);
  const bidTriples = replaceSide(w, market, c, 'buy', bids);
  const askTriples = replaceSide(w, market, c, 'sell', asks);
  if (bidTriples.length === 0 && askTriples.length === 0) return;
  w.emit({
    type: 'QuotesReplaced',
    customer: c.customer,
    market: market.id,
    base: market.base,
    quote: market.quote,
    bids: bidTriples,
    asks: askTriples,
    bidHeld,
    askHeld,
    account: '',
  });
}
