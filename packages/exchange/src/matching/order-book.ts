import { sides } from '../kernel/vocabulary.ts';
import { none, type OrderLinks, OrderList, type ReadOrderList } from './order-list.ts';
import type { Orders } from './orders.ts';
import { PriceLevels, type ReadLevels } from './price-levels.ts';
import { type ReadTrailingStops, TrailingStops, type TriggerAt } from './trailing-stops.ts';

const buy = sides.indexOf('buy');

/** A book as decisions see it, to the last of its columns: only events move an order in it. */
export interface ReadBook extends Readonly<Pick<OrderBook, 'next'>> {
  readonly bids: ReadLevels;
  readonly asks: ReadLevels;
  readonly rising: ReadLevels;
  readonly falling: ReadLevels;
  readonly markRising: ReadLevels;
  readonly markFalling: ReadLevels;
  readonly trailingSells: ReadTrailingStops;
  readonly trailingBuys: ReadTrailingStops;
  readonly queue: ReadOrderList;
  sideOf(slot: number): ReadLevels;
  trailingOf(slot: number): ReadTrailingStops;
}

/**
 * The book of one market: resting orders by price and time, stops by their trigger price, trailing stops, and the queue
 * of those that were triggered. Which of these an order is in follows from its state, so the book is a view of the
 * order records and is made again from them after a snapshot.
 */
export class OrderBook {
  readonly bids = new PriceLevels('descending');
  readonly asks = new PriceLevels('ascending');
  /** Waiting for the last price to rise to theirs. */
  readonly rising = new PriceLevels('ascending');
  /** Waiting for the last price to fall to theirs. */
  readonly falling = new PriceLevels('descending');
  /** Waiting for the mark of a contract to rise, or to fall, to theirs. */
  readonly markRising = new PriceLevels('ascending');
  readonly markFalling = new PriceLevels('descending');
  readonly trailingSells: TrailingStops;
  readonly trailingBuys: TrailingStops;
  /** Triggered orders in the order of their trigger. */
  readonly queue: OrderList;
  readonly #orders: Orders;
  readonly #links: OrderLinks;

  constructor(orders: Orders, links: OrderLinks, triggerAt: TriggerAt) {
    this.#orders = orders;
    this.#links = links;
    this.trailingSells = new TrailingStops('sell', orders, links, triggerAt);
    this.trailingBuys = new TrailingStops('buy', orders, links, triggerAt);
    this.queue = new OrderList(links);
  }

  /** The side of the book that an order rests on. */
  sideOf(slot: number): PriceLevels {
    return this.#orders.table.columns.side[slot] === buy ? this.bids : this.asks;
  }

  /** Puts an order at the end of the line of its price. */
  rest(slot: number): void {
    const { price, quantity, filled } = this.#orders.table.columns;
    this.#append(this.sideOf(slot), slot, price[slot]!, quantity[slot]! - filled[slot]!);
  }

  /** Takes a resting order out. */
  unrest(slot: number): void {
    const { quantity, filled } = this.#orders.table.columns;
    this.#detach(this.sideOf(slot), slot, quantity[slot]! - filled[slot]!);
  }

  /** A resting order has lost `lots`, by a trade or an amend, and keeps its place. */
  reduce(slot: number, lots: number): void {
    const { quantity } = this.sideOf(slot);
    const level = this.#links.level[slot]!;
    quantity[level]! -= lots;
    if (quantity[level]! < 0) throw new Error(`A level of the book would have ${quantity[level]} lots.`);
  }

  /** The trailing stops of the side that an order is on. */
  trailingOf(slot: number): TrailingStops {
    return this.#orders.table.columns.side[slot] === buy ? this.trailingBuys : this.trailingSells;
  }

  /** Lets a stop wait for its trigger price. */
  arm(slot: number, whenRising: boolean, byMark: boolean): void {
    this.#append(this.#triggers(whenRising, byMark), slot, this.#orders.table.columns.triggerPrice[slot]!, 0);
  }

  disarm(slot: number, whenRising: boolean, byMark: boolean): void {
    this.#detach(this.#triggers(whenRising, byMark), slot, 0);
  }

  #triggers(whenRising: boolean, byMark: boolean): PriceLevels {
    if (byMark) return whenRising ? this.markRising : this.markFalling;
    return whenRising ? this.rising : this.falling;
  }

  /** The first order in the line of a level. */
  next(slot: number): number {
    return this.#links.next[slot]!;
  }

  #append(side: PriceLevels, slot: number, price: number, lots: number): void {
    const links = this.#links;
    links.reserve(slot);
    const level = side.open(price);
    const tail = side.tail[level]!;
    links.level[slot] = level;
    links.previous[slot] = tail;
    links.next[slot] = none;
    if (tail === none) side.head[level] = slot;
    else links.next[tail] = slot;
    side.tail[level] = slot;
    side.quantity[level]! += lots;
    side.count[level]!++;
  }

  #detach(side: PriceLevels, slot: number, lots: number): void {
    const links = this.#links;
    const level = links.level[slot]!;
    const next = links.next[slot]!;
    const previous = links.previous[slot]!;
    if (previous === none) side.head[level] = next;
    else links.next[previous] = next;
    if (next === none) side.tail[level] = previous;
    else links.previous[next] = previous;
    side.quantity[level]! -= lots;
    const isEmpty = --side.count[level]! === 0;
    if (isEmpty ? side.quantity[level] !== 0 : side.quantity[level]! < 0)
      throw new Error(`A level of ${side.count[level]} orders would have ${side.quantity[level]} lots.`);
    if (isEmpty) side.close(level);
  }
}
