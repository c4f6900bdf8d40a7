import { type Lots, powerOfTen, type Ticks } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { type CloseReason, marketStates, sides } from '../../../kernel/vocabulary.ts';
import { isOver } from '../../orders.ts';
import { buy, isResting } from '../state/order-codes.ts';
import { type BlockBook, blockBookOf } from './block.ts';
import { type Desk, type Market, marketOf, notOpen, type VenueContext } from './desk.ts';
import type { OrderView } from '../../../views.ts';
import type { Terms } from '../state/order-terms.ts';
import { viewOf } from '../state/view.ts';
import { isWaiting } from './holds.ts';
import { close, emitAmended, execute, openPartnerOf } from './trade.ts';
import { takeLevelsBack } from './quote-levels.ts';
import { settleTriggers, watchMark } from './triggers.ts';

/** An order that closes lots of a position, placed by the exchange itself: at best `limit` or not at all. */
export interface ForcedClose {
  readonly customer: number;
  readonly market: number;
  readonly position: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly limit: Ticks;
}

/** What closes a position when its time comes: in ticks, 0 for none. */
export interface PositionStops {
  readonly customer: number;
  readonly market: number;
  readonly position: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly takeProfit: Ticks;
  readonly stopLoss: Ticks;
  readonly byMark: boolean;
}

/** One order on positions as their product reads it. */
export interface PositionOrder {
  readonly order: number;
  /** The position that it opens or closes; 0 for one on a net position. */
  readonly position: number;
  readonly buys: boolean;
  readonly reduceOnly: boolean;
  readonly remaining: Lots;
  readonly rests: boolean;
  readonly isQuote: boolean;
}

/** What a product with positions asks of the venue, beside the commands that it runs there. */
export interface PositionDesk extends BlockBook {
  market(id: number): Market | null;
  /** Why a market takes no orders that open at a time in ms, or null: it trades, on a sound index. */
  refusesOrders(market: number, at: number): Rejection | null;
  lastPrice(market: number): Ticks;
  /** One tick of a market in 1e-8 of its quote. */
  tickE8(market: number): number;
  /** The open orders of a customer in a market, oldest first, the levels of a quote after them. */
  ordersOf(customer: number, market: number): PositionOrder[];
  /** The lots of a customer's orders and quotes in the book of a market that open on one side. */
  restingOpenings(customer: number, market: number, buys: boolean): Lots;
  /** Whether an order still waits or rests. */
  isOpen(order: number): boolean;
  /** An order as it is now; null for one that an earlier frame closed. */
  orderOf(order: number): OrderView | null;
  /** What an open order is for; null for one on a net position. */
  termsOf(order: number): Terms | null;
  lastTrade(): number;
  forceClose(context: unknown, wish: ForcedClose): number;
  /** Lets what waits for a trigger follow the trades of a forced close, now that all of it is done. */
  followTrades(context: unknown, market: number): void;
  placeStops(context: unknown, stops: PositionStops): { readonly takeProfit: number; readonly stopLoss: number };
  /** Lets an order that only closes be for so many lots from now on; nothing where it is over. */
  resize(context: unknown, order: number, remaining: Lots): void;
  /** Ends an order, and its partner. */
  end(context: unknown, order: number, reason: CloseReason): void;
  /** Takes a customer's orders out of the book of a market, quotes too; what waits for a trigger stays. */
  endResting(context: unknown, customer: number, market: number, reason: CloseReason): void;
  /** Whether a market trades: it is neither halted nor only for cancels. */
  isTrading(market: number): boolean;
  watchMark(context: unknown, market: number, down: Ticks, up: Ticks): void;
}

export function positionDeskOf(desk: Desk): PositionDesk {
  const venueContext = (context: unknown): VenueContext => context as VenueContext;
  return {
    ...blockBookOf(desk),
    market: (id) => marketOf(desk, id),
    refusesOrders: (id, at) => notOpen(desk, marketOf(desk, id)!, at),
    lastPrice(id) {
      const market = marketOf(desk, id);
      return market === null ? 0 : desk.state.markets.columns.lastPrice[market.slot]!;
    },
    ordersOf: (customer, market) => ordersOf(desk, customer, market),
    tickE8: (id) => powerOfTen(8 - desk.state.markets.columns.priceDecimals[marketOf(desk, id)!.slot]!),
    restingOpenings: (customer, market, buys) => restingOpenings(desk, customer, market, buys),
    isOpen(order) {
      const slot = desk.state.orders.slotOf(order);
      return slot >= 0 && !isOver(desk.state.orders.table.columns.state[slot]!);
    },
    orderOf(order) {
      const slot = desk.state.orders.slotOf(order);
      return slot < 0 ? null : viewOf(desk.state, slot);
    },
    termsOf: (order) => desk.state.terms.of(order),
    lastTrade: () => desk.state.counters.lastTrade,
    forceClose: (context, wish) => forceClose(desk, venueContext(context), wish),
    followTrades: (context, id) => settleTriggers(desk, venueContext(context), marketOf(desk, id)!),
    placeStops: (context, stops) => placeStops(desk, venueContext(context), stops),
    resize: (context, order, remaining) => resize(desk, venueContext(context), order, remaining),
    end: (context, order, reason) => end(desk, venueContext(context), order, reason),
    endResting: (context, customer, market, reason) =>
      endResting(desk, venueContext(context), customer, market, reason),
    isTrading: (id) => marketStates[desk.state.markets.columns.state[marketOf(desk, id)!.slot]!] === 'open',
    watchMark(context, id, down, up) {
      watchMark(desk, venueContext(context), marketOf(desk, id)!, down, up);
    },
  };
}

function ordersOf(desk: Desk, customer: number, market: number): PositionOrder[] {
  const { orders, terms } = desk.state;
  const { columns } = orders.table;
  const slots = [...orders.slotsOf(customer, market), ...orders.slotsOf(customer, market, true)];
  return slots
    .filter((slot) => !isOver(columns.state[slot]!))
    .map((slot) => {
      const found = terms.of(columns.id[slot]!);
      return {
        order: columns.id[slot]!,
        position: found?.position ?? 0,
        buys: columns.side[slot] === buy,
        reduceOnly: found?.reduceOnly ?? false,
        remaining: columns.quantity[slot]! - columns.filled[slot]!,
        rests: isResting(columns, slot) && !isWaiting(desk.state, slot),
        isQuote: columns.isQuote[slot] === 1,
      };
    });
}

/** Gives the lots that were closed. What is left of it is gone at once. */
function forceClose(desk: Desk, context: VenueContext, wish: ForcedClose): Lots {
  const market = marketOf(desk, wish.market)!;
  const order = desk.state.counters.lastOrder + 1;
  placeReducing(
    context,
    market,
    { ...wish, order, orderType: 'limit', price: wish.limit, triggerPrice: 0, oco: 0 },
    false,
  );
  const slot = desk.state.orders.slotOf(order);
  execute(desk, context, market, slot, wish.limit);
  return desk.state.orders.table.columns.filled[slot]!;
}

function placeStops(desk: Desk, context: VenueContext, stops: PositionStops): { takeProfit: number; stopLoss: number } {
  const market = marketOf(desk, stops.market)!;
  const first = desk.state.counters.lastOrder + 1;
  const takeProfit = stops.takeProfit === 0 ? 0 : first;
  const stopLoss = stops.stopLoss === 0 ? 0 : first + (takeProfit === 0 ? 0 : 1);
  const oco = takeProfit !== 0 && stopLoss !== 0 ? first : 0;
  const shared = { ...stops, price: 0, oco };
  if (takeProfit !== 0)
    placeReducing(
      context,
      market,
      { ...shared, order: takeProfit, orderType: 'take_profit', triggerPrice: stops.takeProfit },
      stops.byMark,
    );
  if (stopLoss !== 0)
    placeReducing(
      context,
      market,
      { ...shared, order: stopLoss, orderType: 'stop_market', triggerPrice: stops.stopLoss },
      stops.byMark,
    );
  return { takeProfit, stopLoss };
}

/** An order that the exchange places by itself and that only closes. */
interface Reducing {
  readonly order: number;
  readonly customer: number;
  readonly position: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly orderType: 'limit' | 'take_profit' | 'stop_market';
  readonly price: Ticks;
  readonly triggerPrice: Ticks;
  readonly oco: number;
}

function placeReducing(context: VenueContext, market: Market, wish: Reducing, byMark: boolean): void {
  const { order, customer, position, buys, lots, orderType, price, triggerPrice, oco } = wish;
  const none = { leverage: 0, takeProfit: 0, stopLoss: 0, stopsByMark: false, byExchange: true };
  context.emit({ type: 'OrderTermsSet', order, position, reduceOnly: true, byMark, ...none });
  context.emit({
    type: 'OrderPlaced',
    order,
    customer,
    market: market.id,
    side: sides[buys ? buy : 1 - buy]!,
    orderType,
    timeInForce: 'ioc',
    postOnly: false,
    price,
    quantity: lots,
    quoteAmount: 0n,
    triggerPrice,
    trailingBasisPoints: 0,
    extreme: 0,
    cap: price,
    oco,
    asset: market.settlement.heldAsset(market, buys),
    held: 0n,
    account: market.account,
  });
}

function restingOpenings({ state }: Desk, customer: number, market: number, buys: boolean): Lots {
  const { columns } = state.orders.table;
  const isOpening = (slot: number): boolean =>
    (columns.side[slot] === buy) === buys && isResting(columns, slot) && !state.terms.reduces(columns.id[slot]!);
  const orders = state.orders.slotsOf(customer, market).filter(isOpening);
  const quotes = state.orders.slotsOf(customer, market, true).filter(isOpening);
  return [...orders, ...quotes].reduce((sum, slot) => sum + columns.quantity[slot]! - columns.filled[slot]!, 0);
}

function resize(desk: Desk, context: VenueContext, order: number, remaining: Lots): void {
  const slot = desk.state.orders.slotOf(order);
  const { columns } = desk.state.orders.table;
  if (slot < 0 || isOver(columns.state[slot]!)) return;
  const market = marketOf(desk, columns.market[slot]!)!;
  const quantity = columns.filled[slot]! + remaining;
  emitAmended(desk, context, market, slot, { price: columns.price[slot]!, quantity, needed: 0 });
}

function end(desk: Desk, context: VenueContext, order: number, reason: CloseReason): void {
  const slot = desk.state.orders.slotOf(order);
  const { columns } = desk.state.orders.table;
  if (slot < 0 || isOver(columns.state[slot]!)) return;
  const market = marketOf(desk, columns.market[slot]!)!;
  const partner = openPartnerOf(desk, slot);
  close(desk, context, market, slot, 'canceled', reason);
  if (partner >= 0) close(desk, context, market, partner, 'canceled', reason);
}

function endResting(desk: Desk, context: VenueContext, customer: number, id: number, reason: CloseReason): void {
  const { orders } = desk.state;
  const { columns } = orders.table;
  const market = marketOf(desk, id)!;
  for (const slot of orders.slotsOf(customer, id))
    if (isResting(columns, slot)) end(desk, context, columns.id[slot]!, reason);
  takeLevelsBack(desk, context, market, customer, orders.slotsOf(customer, id, true));
}
