import type { Lots, Ticks, Units } from '../../../kernel/amounts.ts';
import { isOver } from '../../orders.ts';
import { type CloseReason, type OrderState, sides } from '../../../kernel/vocabulary.ts';
import { isInBand, lotsFor } from '../formulas.ts';
import { partnerOf } from '../state/evolve.ts';
import { buy, fok, isResting, stateIndex } from '../state/order-codes.ts';
import { type Desk, indexOf, isContinuous, type Market, type VenueContext } from './desk.ts';
import type { Bound } from '../settlement.ts';
import { bounded, boundOfOrder, usedOf } from './holds.ts';
import { takeLevelsBack } from './quote-levels.ts';
import { shareFees } from './share-fees.ts';

/** Why taking came to an end. */
type TakeEnd = 'filled' | 'spent' | 'book_empty' | 'limit_reached' | 'own_order' | 'block_limit' | Bound['reason'];

/**
 * Brings an order that has just been placed, amended or activated to the book: takes what it reaches down to `limit`
 * (ticks), and closes what may not rest. Outside of a session it rests as it is, unless it would meet its own customer.
 */
export function execute(desk: Desk, context: VenueContext, market: Market, slot: number, limit: Ticks): void {
  const { columns } = desk.state.orders.table;
  if (!isContinuous(desk, market)) {
    if (crossesOwn(desk, market, slot)) close(desk, context, market, slot, 'expired', 'expired_self_trade');
    return;
  }
  const inBlock = takesInBlock(desk, context, market, slot, limit);
  if (columns.timeInForce[slot] === fok && !isFilledWhole(desk, market, slot, limit, inBlock)) {
    close(desk, context, market, slot, 'expired', 'expired_would_not_fill');
    return;
  }
  const end = inBlock ? endOfBlock(desk, market, slot, limit) : take(desk, context, market, slot, limit);
  if (end === 'filled') return;
  if (end === 'own_order') close(desk, context, market, slot, 'expired', 'expired_self_trade');
  else if (end === 'block_limit') close(desk, context, market, slot, 'expired', 'block_limit');
  else if (end === 'beyond_bankruptcy' || end === 'beyond_liquidation')
    close(desk, context, market, slot, 'canceled', end);
  else if (end === 'spent' && columns.filled[slot]! > 0) close(desk, context, market, slot, 'filled', 'filled');
  else if (!isResting(columns, slot)) {
    const collared = end === 'limit_reached' && columns.price[slot] === 0;
    close(desk, context, market, slot, 'expired', collared ? 'expired_collar' : 'expired_unfilled');
  }
}

/** Whether an order on positions was taken in a block with those who copy it, and so takes nothing by itself. */
function takesInBlock(desk: Desk, context: VenueContext, market: Market, slot: number, limit: Ticks): boolean {
  const { positions } = market.settlement;
  if (positions === null || desk.block !== null) return false;
  const { columns } = desk.state.orders.table;
  const order = columns.id[slot]!;
  const terms = desk.state.terms.of(order);
  if (terms === null || terms.reduceOnly) return false;
  return positions.takesInBlock(context, market, {
    order,
    customer: columns.customer[slot]!,
    market: market.id,
    buys: columns.side[slot] === buy,
    lots: columns.quantity[slot]! - columns.filled[slot]!,
    limit,
    leverage: terms.leverage,
    isWhole: columns.timeInForce[slot] === fok,
  });
}

/** Whether an order that is filled all or not at all was, in a block, or can be. */
function isFilledWhole(desk: Desk, market: Market, slot: number, limit: Ticks, inBlock: boolean): boolean {
  if (inBlock) return desk.state.orders.table.columns.state[slot] === stateIndex.filled;
  return canFill(desk, market, slot, wholeLimit(desk, market, slot, limit));
}

/** What a block has left of an order: where it would meet the book again, since a block takes only a part of it, it ends. */
function endOfBlock(desk: Desk, market: Market, slot: number, limit: Ticks): TakeEnd {
  const { columns } = desk.state.orders.table;
  if (columns.state[slot] === stateIndex.filled) return 'filled';
  const opposite = columns.side[slot] === buy ? market.book.asks : market.book.bids;
  if (opposite.best < 0) return 'book_empty';
  return opposite.reaches(opposite.bestPrice, columns.price[slot] || limit) ? 'block_limit' : 'limit_reached';
}

/**
 * Whether an order meets another one of its customer, who could else bid against themselves: that would count as volume and so
 * move the price of the auction (D51).
 */
function crossesOwn(desk: Desk, market: Market, slot: number): boolean {
  const { orders } = desk.state;
  const { columns } = orders.table;
  const buys = columns.side[slot] === buy;
  const meets = (own: number): boolean => {
    if (own === slot || columns.side[own] === columns.side[slot] || !isResting(columns, own)) return false;
    return buys ? columns.price[slot]! >= columns.price[own]! : columns.price[slot]! <= columns.price[own]!;
  };
  const customer = columns.customer[slot]!;
  return [false, true].some((ofQuotes) => orders.slotsOf(customer, market.id, ofQuotes).some(meets));
}

function take(desk: Desk, context: VenueContext, market: Market, slot: number, limit: Ticks): TakeEnd {
  const { columns } = desk.state.orders.table;
  const opposite = columns.side[slot] === buy ? market.book.asks : market.book.bids;
  const customer = columns.customer[slot]!;
  for (;;) {
    const level = opposite.best;
    if (level < 0) return 'book_empty';
    const price = opposite.price[level]!;
    if (!opposite.reaches(price, limit)) return 'limit_reached';
    const maker = opposite.head[level]!;
    const wanted = wantedLots(desk, market, slot, price);
    if (wanted === 0) return 'spent';
    const owner = columns.customer[maker]!;
    if (owner === customer || desk.block?.members.has(owner)) {
      if (owner === customer && !desk.state.terms.reduces(columns.id[slot]!)) return 'own_order';
      close(desk, context, market, maker, 'expired', 'expired_self_trade');
      continue;
    }
    const lots = Math.min(wanted, columns.quantity[maker]! - columns.filled[maker]!);
    const makerUnfit = unfitness(desk, market, maker, price, lots);
    if (makerUnfit !== null) {
      if (columns.isQuote[maker] === 1) takeLevelsBack(desk, context, market, columns.customer[maker]!, [maker]);
      else close(desk, context, market, maker, 'canceled', makerUnfit);
      continue;
    }
    const unfit = unfitness(desk, market, slot, price, lots);
    if (unfit !== null) return unfit;
    trade(desk, context, market, slot, maker, price, lots);
    if (columns.state[slot] === stateIndex.filled) return 'filled';
    if (columns.quoteAmount[slot] !== 0 && columns.filledQuote[slot] === columns.quoteAmount[slot]) return 'spent';
  }
}

/** How many lots an order still wants at a price. */
function wantedLots(desk: Desk, market: Market, slot: number, price: Ticks): Lots {
  const { quantity, filled, quoteAmount, filledQuote } = desk.state.orders.table.columns;
  if (quoteAmount[slot] === 0) return quantity[slot]! - filled[slot]!;
  return lotsFor(quoteAmount[slot]! - filledQuote[slot]!, price, market.unit);
}

/** The worst price in ticks at which an order can be filled whole, whatever its first matches cost. */
function wholeLimit(desk: Desk, market: Market, slot: number, limit: Ticks): Ticks {
  const { quantity, filled, side } = desk.state.orders.table.columns;
  const bound = boundOfOrder(desk.state, market, slot, quantity[slot]! - filled[slot]!, true);
  return bounded(side[slot] === buy, limit, bound);
}

/** Whether the book can fill an order whole, down to `limit` and before it meets an order of its own customer. */
function canFill(desk: Desk, market: Market, slot: number, limit: Ticks): boolean {
  const { columns } = desk.state.orders.table;
  const opposite = columns.side[slot] === buy ? market.book.asks : market.book.bids;
  let wanted = columns.quantity[slot]! - columns.filled[slot]!;
  let fillable = true;
  opposite.walk((level) => {
    if (!opposite.reaches(opposite.price[level]!, limit)) return false;
    for (let maker = opposite.head[level]!; maker >= 0 && wanted > 0; maker = market.book.next(maker)) {
      if (columns.customer[maker] === columns.customer[slot]) {
        if (desk.state.terms.reduces(columns.id[slot]!)) continue;
        fillable = false;
        return false;
      }
      const lots = Math.min(wanted, columns.quantity[maker]! - columns.filled[maker]!);
      if (unfitness(desk, market, maker, opposite.price[level]!, lots, true) === null) wanted -= lots;
    }
    return wanted > 0;
  });
  return fillable && wanted <= 0;
}

/**
 * Why lots of an order may not be matched at a price, or null: its customer would owe something, or be liquidated at once. Asked
 * before every match: what the ones before it cost, fees too, is gone.
 */
export function unfitness(
  desk: Desk,
  market: Market,
  slot: number,
  price: Ticks,
  lots: Lots,
  isWhole = false,
): Bound['reason'] | null {
  const bound = boundOfOrder(desk.state, market, slot, lots, isWhole);
  if (bound === null) return null;
  const isBuy = desk.state.orders.table.columns.side[slot] === buy;
  return (isBuy ? price > bound.price : price < bound.price) ? bound.reason : null;
}

/** Matches lots of two orders at a price (ticks): the settlement says what moves, and the trade is a print. */
export function trade(
  desk: Desk,
  context: VenueContext,
  market: Market,
  taker: number,
  maker: number,
  price: Ticks,
  lots: Lots,
): void {
  const { columns } = desk.state.orders.table;
  const { fill } = desk;
  fill.buying = columns.side[taker] === buy;
  fill.price = price;
  fill.lots = lots;
  fill.cap = columns.cap[taker]!;
  fill.at = context.at;
  fill.isAuction = !isContinuous(desk, market);
  fill.takerCustomer = columns.customer[taker]!;
  fill.makerCustomer = columns.customer[maker]!;
  const { positions } = market.settlement;
  if (positions !== null) {
    fill.taker = columns.id[taker]!;
    fill.maker = columns.id[maker]!;
    fill.takerUsed = usedOf(desk.state, market, taker, lots);
    fill.makerUsed = usedOf(desk.state, market, maker, lots);
  }
  market.settlement.settle(market, fill);
  context.emit({
    type: 'OrdersTraded',
    trade: desk.state.counters.lastTrade + 1,
    market: market.id,
    side: sides[columns.side[taker]!]!,
    price,
    quantity: lots,
    taker: columns.id[taker]!,
    maker: columns.id[maker]!,
    takerCustomer: fill.takerCustomer,
    makerCustomer: fill.makerCustomer,
    base: market.base,
    quote: market.quote,
    baseAmount: BigInt(fill.base),
    quoteAmount: BigInt(fill.quote),
    takerFee: BigInt(fill.takerFee),
    makerFee: BigInt(fill.makerFee),
    takerReleased: BigInt(fill.takerReleased),
    worth: fill.worth,
    account: market.account,
    takerUsed: positions === null ? 0n : BigInt(fill.takerUsed),
    makerUsed: positions === null ? 0n : BigInt(fill.makerUsed),
    takerPpm: fill.takerPpm,
    makerPpm: fill.makerPpm,
  });
  positions?.settled(context, market);
  desk.block?.makers.add(fill.makerCustomer);
  shareFees(desk, context, market);
  notePrint(desk, market, price);
  noteProtected(desk, columns.id[taker]!);
  noteProtected(desk, columns.id[maker]!);
  if (columns.oco[maker] !== 0) closePartner(desk, context, market, maker);
  if (columns.oco[taker] !== 0) closePartner(desk, context, market, taker);
}

/**
 * Remembers a trade for the triggers, which act when the taker is done: nothing may leave the book under its hands. One
 * that is too far from the index is nothing that they watch (D52).
 */
function notePrint(desk: Desk, market: Market, price: Ticks): void {
  const { prints } = desk;
  if (prints.at(-1) === price) return;
  const { triggerPrintPpm } = desk.state.markets.columns;
  if (isInBand(price, indexOf(desk, market), triggerPrintPpm[market.slot]!)) prints.push(price);
}

function noteProtected(desk: Desk, order: number): void {
  if (desk.state.protections.slotOf(order) >= 0) desk.protectedFills.push(order);
}

/** The first fill of one leg of an OCO pair ends the other. */
export function closePartner(desk: Desk, context: VenueContext, market: Market, slot: number): void {
  const partner = openPartnerOf(desk, slot);
  if (partner >= 0) close(desk, context, market, partner, 'canceled', 'oco');
}

/** The slot of the other leg of an OCO pair while it is open, or -1. */
export function openPartnerOf(desk: Desk, slot: number): number {
  const { orders } = desk.state;
  const { columns } = orders.table;
  const oco = columns.oco[slot]!;
  if (oco === 0) return -1;
  const partner = orders.slotOf(partnerOf(columns.id[slot]!, oco));
  return partner >= 0 && !isOver(columns.state[partner]!) ? partner : -1;
}

/** Ends an order and releases its hold; `moved` of it goes to the other leg of its OCO pair. */
export function close(
  desk: Desk,
  context: VenueContext,
  market: Market,
  slot: number,
  state: OrderState,
  reason: CloseReason,
  moved: Units = 0,
): void {
  const { columns } = desk.state.orders.table;
  context.emit({
    type: 'OrderClosed',
    order: columns.id[slot]!,
    customer: columns.customer[slot]!,
    market: market.id,
    state,
    reason,
    asset: market.settlement.heldAsset(market, columns.side[slot] === buy),
    released: BigInt(columns.held[slot]! - moved),
    moved: BigInt(moved),
    filled: columns.filled[slot]!,
    filledQuote: BigInt(columns.filledQuote[slot]!),
    fee: BigInt(columns.fee[slot]!),
    account: market.account,
  });
  const terms = desk.state.terms.of(columns.id[slot]!);
  if (terms?.byExchange) market.settlement.positions!.stopEnded(context, terms.position, columns.id[slot]!);
}

/**
 * What an open order is to be; `needed`: what it then holds in all; `cap`: what that pays for at worst where the price doesn't
 * say it, else 0. Prices in ticks, quantities in lots.
 */
export interface Amendment {
  readonly price: Ticks;
  readonly quantity: Lots;
  readonly needed: Units;
  readonly cap?: Ticks;
}

export function emitAmended(
  desk: Desk,
  context: VenueContext,
  market: Market,
  slot: number,
  { price, quantity, needed, cap = 0 }: Amendment,
): void {
  const { columns } = desk.state.orders.table;
  context.emit({
    type: 'OrderAmended',
    order: columns.id[slot]!,
    customer: columns.customer[slot]!,
    market: market.id,
    price,
    quantity,
    asset: market.settlement.heldAsset(market, columns.side[slot] === buy),
    held: BigInt(needed - columns.held[slot]!),
    filled: columns.filled[slot]!,
    filledQuote: BigInt(columns.filledQuote[slot]!),
    fee: BigInt(columns.fee[slot]!),
    waitsFor: waitsFor(columns.state[slot]!),
    heldAfter: BigInt(needed),
    account: market.account,
    cap,
  });
}

function waitsFor(state: number): '' | 'trigger' | 'turn' {
  if (state === stateIndex.pending) return 'trigger';
  return state === stateIndex.triggered ? 'turn' : '';
}
