import { sides } from '../../kernel/vocabulary.ts';
import { neededBy } from './decide/holds.ts';
import { addHold, type Holds } from '../../ledger/invariants.ts';
import type { ReadBook } from '../order-book.ts';
import type { ReadLevels } from '../price-levels.ts';
import { buy, isResting, risesToTrigger, stateIndex, trailingStop } from './state/order-codes.ts';
import { partnerOf } from './state/evolve.ts';
import { quoterSlotOf } from './state/quotes.ts';
import type { ReadVenueState } from './state/records.ts';

export function addHoldsOf(state: ReadVenueState, holds: Holds): void {
  const { columns } = state.orders.table;
  for (const slot of state.orders.table.slots()) {
    const market = state.marketUnits[state.marketSlots.get(columns.market[slot]!)]!;
    const { settlement } = market;
    const asset = settlement.heldAsset(market, columns.side[slot] === buy);
    addHold(holds, columns.customer[slot]!, settlement.account, asset, BigInt(columns.held[slot]!));
  }
  const quoters = state.quoters.columns;
  for (const slot of state.quoters.slots()) {
    const { account } = state.marketUnits[state.marketSlots.get(quoters.market[slot]!)]!.settlement;
    addHold(holds, quoters.customer[slot]!, account, quoters.quote[slot]!, BigInt(quoters.bidHeld[slot]!));
    addHold(holds, quoters.customer[slot]!, account, quoters.base[slot]!, BigInt(quoters.askHeld[slot]!));
  }
}

/** The first broken invariant of orders and books, in words, or null. */
export function brokenOf(state: ReadVenueState): string | null {
  return brokenPair(state) ?? brokenOrder(state) ?? brokenQuoter(state) ?? brokenBook(state);
}

/** Every order holds exactly what its remainder needs, and none is filled beyond its quantity. */
function brokenOrder(state: ReadVenueState): string | null {
  const { columns } = state.orders.table;
  for (const slot of state.orders.table.slots()) {
    const id = columns.id[slot];
    const remaining = columns.quantity[slot]! - columns.filled[slot]!;
    if (!(remaining > 0)) return `order_without_remainder: ${id}`;
    if (columns.held[slot]! < 0) return `order_held_negative: ${id}`;
    if (columns.isQuote[slot] === 1 || hasPartner(state, slot)) continue;
    const market = state.marketUnits[state.marketSlots.get(columns.market[slot]!)]!;
    const needed = neededBy(state, market, slot, columns.cap[slot]!, remaining);
    if (columns.held[slot] !== needed) return `order_held_differs: ${id} holds ${columns.held[slot]}, needs ${needed}`;
  }
  return null;
}

/** The open legs of a pair name each other, are of one kind, and hold together the larger need of the two. */
function brokenPair(state: ReadVenueState): string | null {
  const { columns } = state.orders.table;
  for (const slot of state.orders.table.slots()) {
    if (columns.oco[slot] !== columns.id[slot] || !hasPartner(state, slot)) continue;
    const partner = state.orders.slotOf(columns.id[slot]! + 1);
    const same = (['oco', 'customer', 'market', 'side', 'quantity'] as const).every(
      (name) => columns[name][slot] === columns[name][partner],
    );
    if (!same) return `pair_differs: ${columns.id[slot]}`;
    const market = state.marketUnits[state.marketSlots.get(columns.market[slot]!)]!;
    const needs = [slot, partner].map((leg) => neededBy(state, market, leg, columns.cap[leg]!, columns.quantity[leg]!));
    if (columns.held[slot]! + columns.held[partner]! !== Math.max(...needs))
      return `pair_held_differs: ${columns.id[slot]}`;
  }
  return null;
}

/** Whether the other leg of a pair is open: then the two share one hold, which is the larger need. */
function hasPartner(state: ReadVenueState, slot: number): boolean {
  const { columns } = state.orders.table;
  return columns.oco[slot] !== 0 && state.orders.slotOf(partnerOf(columns.id[slot]!, columns.oco[slot]!)) >= 0;
}

/** A liquidity provider's hold a side is what its levels need. */
function brokenQuoter(state: ReadVenueState): string | null {
  const { customer, market, bidHeld, askHeld } = state.quoters.columns;
  const { columns } = state.orders.table;
  for (const slot of state.quoters.slots()) {
    const traded = state.marketUnits[state.marketSlots.get(market[slot]!)]!;
    let bids = 0;
    let asks = 0;
    for (const order of state.orders.slotsOf(customer[slot]!, market[slot]!, true)) {
      const remaining = columns.quantity[order]! - columns.filled[order]!;
      const buys = columns.side[order] === buy;
      const needed = neededBy(state, traded, order, columns.price[order]!, remaining);
      if (buys) bids += needed;
      else asks += needed;
    }
    if (quoterSlotOf(state, customer[slot]!, market[slot]!) !== slot) return `quoter_lost: ${customer[slot]}`;
    if (bids !== bidHeld[slot] || asks !== askHeld[slot]) return `quoter_held_differs: ${customer[slot]}`;
  }
  return null;
}

/** Books aren't crossed, hold the resting orders and no others, in the order of price and priority. */
function brokenBook(state: ReadVenueState): string | null {
  const { columns } = state.orders.table;
  let resting = 0;
  let waiting = 0;
  let triggered = 0;
  for (const slot of state.orders.table.slots()) {
    if (isResting(columns, slot)) resting++;
    else if (columns.state[slot] === stateIndex.pending) waiting++;
    else if (columns.state[slot] === stateIndex.triggered) triggered++;
  }
  let found = 0;
  const lists = new Set<number>();
  let queued = 0;
  for (const { book, id } of state.marketUnits) {
    const { bids, asks } = book;
    const mayCross = state.phases.of(id) !== 'continuous';
    if (!mayCross && bids.best >= 0 && asks.best >= 0 && bids.bestPrice >= asks.bestPrice) return `book_crossed: ${id}`;
    for (const [levels, side] of [
      [bids, 'buy'],
      [asks, 'sell'],
    ] as const) {
      const count = countSide(state, levels, sides.indexOf(side), book.next.bind(book));
      if (count < 0) return `book_out_of_order: ${id} ${side}`;
      found += count;
    }
    const broken = brokenTriggers(state, book, id, lists);
    if (broken !== null) return `${broken}: ${id}`;
    for (const slot of book.queue) {
      if (columns.state[slot] !== stateIndex.triggered || columns.market[slot] !== id) return `queue_differs: ${id}`;
      queued++;
    }
  }
  if (lists.size !== waiting) return `stops_differ: ${lists.size} of ${waiting} waiting orders`;
  if (queued !== triggered) return `queue_differs: ${queued} of ${triggered} triggered orders`;
  return found === resting ? null : `book_differs: ${found} of ${resting} resting orders`;
}

/** Every waiting stop is in the one list of its kind, once, and nothing else is; `seen` gathers them over all markets. */
function brokenTriggers(state: ReadVenueState, book: ReadBook, market: number, seen: Set<number>): string | null {
  const { columns } = state.orders.table;
  const { trailingSells, trailingBuys, rising, falling, markRising, markFalling } = book;
  let trailing = 0;
  const isMisplaced = (slot: number): boolean =>
    columns.state[slot] !== stateIndex.pending || columns.market[slot] !== market || seen.has(slot);
  for (const [stops, side] of [
    [trailingSells, 1 - buy],
    [trailingBuys, buy],
  ] as const) {
    for (const slot of stops) {
      if (columns.orderType[slot] !== trailingStop || columns.side[slot] !== side || isMisplaced(slot))
        return 'trailing_differs';
      seen.add(slot);
      trailing++;
    }
  }
  if (trailing !== trailingSells.size + trailingBuys.size) return 'trailing_differs';
  for (const levels of [rising, falling, markRising, markFalling]) {
    const rises = levels === rising || levels === markRising;
    const byMark = levels === markRising || levels === markFalling;
    let wrong = false;
    levels.walk((level) => {
      for (let slot = levels.head[level]!; slot >= 0; slot = book.next(slot))
        if (
          !isMisplaced(slot) &&
          risesToTrigger(columns.orderType[slot]!, columns.side[slot]!) === rises &&
          state.terms.isByMark(columns.id[slot]!) === byMark &&
          columns.triggerPrice[slot] === levels.price[level]
        )
          seen.add(slot);
        else wrong = true;
    });
    if (wrong) return 'stops_differ';
  }
  return null;
}

/** The orders of one side, or -1 where a level, a sum or a turn is wrong. */
function countSide(state: ReadVenueState, levels: ReadLevels, side: number, next: (slot: number) => number): number {
  const { columns } = state.orders.table;
  let count = 0;
  let wrong = false;
  let priceBefore = 0;
  levels.walk((level) => {
    const price = levels.price[level]!;
    if (priceBefore !== 0 && !levels.reaches(priceBefore, price)) wrong = true;
    priceBefore = price;
    let lots = 0;
    let priority = 0;
    for (let slot = levels.head[level]!; slot >= 0; slot = next(slot)) {
      if (columns.price[slot] !== price || columns.side[slot] !== side || columns.priority[slot]! <= priority)
        wrong = true;
      priority = columns.priority[slot]!;
      lots += columns.quantity[slot]! - columns.filled[slot]!;
      count++;
    }
    if (lots !== levels.quantity[level]) wrong = true;
  });
  return wrong ? -1 : count;
}
