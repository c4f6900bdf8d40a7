import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import { otherSide } from '../oracle/naive-book.ts';
import { expectMayOpen } from './witness-openings.ts';
import { expectSame, expectThat, type Said, type SeenOrder, usdt, type WitnessWorld } from './witness-world.ts';

/** "Taker 0.06 % of notional", up: "rounding is always against the party who asked". */
export function feeOn(value: bigint, ppm: number): bigint {
  return (value * BigInt(ppm) + 999_999n) / 1_000_000n;
}

/** "Initial margin = notional / leverage", up. */
export function marginOn(value: bigint, leverage: number): bigint {
  return (value + BigInt(leverage) - 1n) / BigInt(leverage);
}

/** What an opening order holds: margin and taker fee of one lot at its worst price, times its lots. */
function holdOf(w: WitnessWorld, order: SeenOrder, price: bigint, lots: bigint): bigint {
  if (order.terms?.reduceOnly || isBlock(order)) return 0n;
  const { unit, rules } = w.contract(order.market);
  const leverage = order.terms?.leverage ?? w.netLeverage.get(`${order.customer}/${order.market}`)!;
  const lot = price * BigInt(unit);
  return (marginOn(lot, leverage) + feeOn(lot, rules.takerPpm)) * lots;
}

/** What a block of copies takes is nobody's until it is handed on. */
export const isBlock = ({ customer }: SeenOrder): boolean => customer === systemAccounts.copyBlock;

/** Markets whose orders are none of the witness's business: spot has an oracle of its own. */
const isOurs = (w: WitnessWorld, market: number): boolean => w.contracts.has(market);

export function placed(w: WitnessWorld, event: Said<'OrderPlaced'>): void {
  if (!isOurs(w, event.market)) return;
  const { order: id, customer, market, side, orderType } = event;
  const order: SeenOrder = {
    id,
    customer,
    market,
    side,
    orderType,
    terms: w.terms.get(id) ?? null,
    isQuote: false,
    price: BigInt(event.price),
    remaining: BigInt(event.quantity),
    held: event.held,
    limit: 0,
    stage: orderType === 'limit' ? 'book' : orderType === 'market' ? 'takes' : 'waits',
  };
  if (isBlock(order)) order.stage = 'takes';
  const waits = order.stage === 'waits';
  // What a sell holds is for the best price that it may meet, which its cap says.
  const worst = BigInt(event.cap) > order.price ? BigInt(event.cap) : order.price;
  if (!waits) {
    expectMayOpen(w, order);
    expectSame(`The hold of order ${id}`, event.held, holdOf(w, order, worst, order.remaining));
  } else expectSame(`The hold of waiting order ${id}`, event.held, 0n);
  w.orders.set(id, order);
  w.ledger.hold(customer, w.kindOf(customer), usdt, event.held);
  if (order.stage === 'book') w.contract(market).book.add(order);
}

export function held(w: WitnessWorld, event: Said<'OrderHeld'>): void {
  const order = w.orders.get(event.order);
  if (order === undefined) return;
  expectMayOpen(w, order);
  expectSame(`The hold of order ${order.id}`, event.held, holdOf(w, order, BigInt(event.cap), order.remaining));
  order.held = event.held;
  w.ledger.hold(order.customer, 'perpetual', usdt, event.held);
}

export function activated(w: WitnessWorld, event: Said<'OrderActivated'>): void {
  const order = w.orders.get(event.order);
  if (order === undefined) return;
  order.limit = event.limit;
  order.stage = order.price === 0n ? 'takes' : 'book';
  if (order.stage === 'book') w.contract(order.market).book.add(order);
}

/** "Only a decrease in quantity at the same price keeps priority." */
export function amended(w: WitnessWorld, event: Said<'OrderAmended'>): void {
  const order = w.orders.get(event.order);
  if (order === undefined) return;
  const remaining = BigInt(event.quantity - event.filled);
  const loses = BigInt(event.price) !== order.price || remaining > order.remaining;
  const { book } = w.contract(order.market);
  if (order.stage === 'book' && loses) book.remove(order);
  order.price = BigInt(event.price);
  if (order.stage === 'book') order.limit = 0;
  order.remaining = remaining;
  expectSame(`What amended order ${order.id} holds`, event.heldAfter, order.held + event.held);
  order.held = event.heldAfter;
  w.ledger.hold(order.customer, w.kindOf(order.customer), usdt, event.held);
  if (order.stage === 'book' && loses) book.add(order);
}

export function closed(w: WitnessWorld, event: Said<'OrderClosed'>): void {
  const order = w.orders.get(event.order);
  if (order === undefined) return;
  expectSame(`What order ${order.id} releases`, event.released + event.moved, order.held);
  w.ledger.release(order.customer, w.kindOf(order.customer), usdt, event.released);
  w.drop(order);
}

/** A provider's levels: what they hold in all is what each of them needs. */
export function quoted(w: WitnessWorld, event: Said<'QuotesReplaced'>): void {
  if (!isOurs(w, event.market)) return;
  for (const [side, triples] of [
    ['buy', event.bids],
    ['sell', event.asks],
  ] as const) {
    let more = 0n;
    for (let at = 0; at < triples.length; at += 3) more += level(w, event, side, triples.slice(at, at + 3));
    const said = side === 'buy' ? event.bidHeld : event.askHeld;
    expectSame(`What the ${side} quotes of ${event.customer} hold more`, said, more);
  }
  // Both sides hold of one balance: what the one gives back, the other may take.
  w.ledger.hold(event.customer, 'perpetual', usdt, event.bidHeld + event.askHeld);
}

/** Gives what one level holds more than before. */
function level(w: WitnessWorld, event: Said<'QuotesReplaced'>, side: 'buy' | 'sell', triple: number[]): bigint {
  const [price, quantity, id] = triple as [number, number, number];
  const { customer, market } = event;
  const { book } = w.contract(market);
  const known = w.orders.get(id);
  const before = known?.held ?? 0n;
  if (quantity === 0) {
    if (known !== undefined) w.drop(known);
    return -before;
  }
  const order: SeenOrder = known ?? {
    id,
    customer,
    market,
    side,
    orderType: 'limit',
    terms: null,
    isQuote: true,
    price: BigInt(price),
    remaining: 0n,
    held: 0n,
    limit: 0,
    stage: 'book',
  };
  const grows = BigInt(quantity) > order.remaining;
  if (known !== undefined && grows) book.remove(order);
  order.remaining = BigInt(quantity);
  order.held = holdOf(w, order, order.price, order.remaining);
  if (grows) book.add(order);
  w.orders.set(id, order);
  return order.held - before;
}

/** "Price-time priority; trades at the maker's price", and never worse than the taker's limit. Takes the lots out of both. */
export function traded(w: WitnessWorld, event: Said<'OrdersTraded'>): { taker: SeenOrder; maker: SeenOrder } {
  const contract = w.contract(event.market);
  const taker = w.order(event.taker);
  const maker = w.order(event.maker);
  const price = BigInt(event.price);
  const lots = BigInt(event.quantity);
  expectSame('The side of the taker', event.side, taker.side);
  expectThat(taker.customer !== maker.customer, () => `Customer ${taker.customer} trades with themselves`);
  expectSame('The maker', maker.id, contract.book.best(otherSide(taker.side))?.id);
  expectSame('The price', price, maker.price);
  expectSame('The lots', lots, taker.remaining < maker.remaining ? taker.remaining : maker.remaining);
  for (const limit of [taker.price, BigInt(taker.limit)])
    expectThat(limit === 0n || (taker.side === 'buy' ? price <= limit : price >= limit), () => `Beyond ${limit}`);
  for (const [order, used] of [
    [taker, event.takerUsed],
    [maker, event.makerUsed],
  ] as const) {
    expectSame(`What order ${order.id} has used`, used * order.remaining, order.held * lots);
    order.held -= used;
    order.remaining -= lots;
    if (order.remaining === 0n) w.drop(order);
  }
  contract.lastPrice = event.price;
  return { taker, maker };
}
