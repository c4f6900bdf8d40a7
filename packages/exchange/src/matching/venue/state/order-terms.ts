import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadTable, Table } from '../../../kernel/table.ts';
import type { VenueEvent } from '../events.ts';

type TermsSet = Extract<VenueEvent, { type: 'OrderTermsSet' }>;

/**
 * What an order on a position is for. `position`: the one that it opens (the order's own id) or, where it is `reduceOnly`, the
 * one that it closes. `takeProfit` and `stopLoss` in ticks, 0 for none: what will close the position that it opens. `byExchange`:
 * nobody asked for it as an order, so it doesn't count against the limit of open ones.
 */
const termsFields = {
  order: 'int',
  position: 'int',
  leverage: 'int',
  reduceOnly: 'flag',
  byMark: 'flag',
  takeProfit: 'int',
  stopLoss: 'int',
  stopsByMark: 'flag',
  byExchange: 'flag',
} as const;

/** The terms of one order as a value. */
export type Terms = Omit<TermsSet, 'type' | 'order'>;

/** The terms of open orders as decisions see them. */
export type ReadOrderTerms = Readonly<Pick<OrderTerms, 'of' | 'isByMark' | 'isByExchange' | 'reduces'>> & {
  readonly table: ReadTable<typeof termsFields>;
};

/** The terms of the open orders on positions, found by the order. An order of spot has none. */
export class OrderTerms {
  readonly table = new Table('orderTerms', termsFields);
  readonly #slots = new IntMap();

  /** The terms of an order, null for one without. */
  of(order: number): Terms | null {
    const slot = this.#slotOf(order);
    if (slot < 0) return null;
    const { position, leverage, reduceOnly, byMark, takeProfit, stopLoss, stopsByMark, byExchange } =
      this.table.columns;
    return {
      position: position[slot]!,
      leverage: leverage[slot]!,
      reduceOnly: reduceOnly[slot] === 1,
      byMark: byMark[slot] === 1,
      takeProfit: takeProfit[slot]!,
      stopLoss: stopLoss[slot]!,
      stopsByMark: stopsByMark[slot] === 1,
      byExchange: byExchange[slot] === 1,
    };
  }

  /** Whether the trigger of an order watches the mark. */
  isByMark(order: number): boolean {
    const slot = this.#slotOf(order);
    return slot >= 0 && this.table.columns.byMark[slot] === 1;
  }

  /** Whether the exchange placed an order by itself. */
  isByExchange(order: number): boolean {
    const slot = this.#slotOf(order);
    return slot >= 0 && this.table.columns.byExchange[slot] === 1;
  }

  /** Whether an order only closes a position, and so holds nothing. */
  reduces(order: number): boolean {
    const slot = this.#slotOf(order);
    return slot >= 0 && this.table.columns.reduceOnly[slot] === 1;
  }

  set({
    order,
    position,
    leverage,
    reduceOnly,
    byMark,
    takeProfit,
    stopLoss,
    stopsByMark,
    byExchange,
  }: TermsSet): void {
    if (this.#slots.get(order) >= 0) throw new Error(`The order ${order} has terms already.`);
    const slot = this.table.add();
    const { columns } = this.table;
    columns.order[slot] = order;
    columns.position[slot] = position;
    columns.leverage[slot] = leverage;
    columns.reduceOnly[slot] = reduceOnly ? 1 : 0;
    columns.byMark[slot] = byMark ? 1 : 0;
    columns.takeProfit[slot] = takeProfit;
    columns.stopLoss[slot] = stopLoss;
    columns.stopsByMark[slot] = stopsByMark ? 1 : 0;
    columns.byExchange[slot] = byExchange ? 1 : 0;
    this.#slots.set(order, slot);
  }

  /** Forgets the terms of an order that has gone, if it had any. */
  drop(order: number): void {
    const slot = this.#slotOf(order);
    if (slot < 0) return;
    this.#slots.delete(order);
    this.table.remove(slot);
  }

  /** Makes the index again from the records that a snapshot brought. */
  index(): void {
    for (const slot of this.table.slots()) this.#slots.set(this.table.columns.order[slot]!, slot);
  }

  #slotOf(order: number): number {
    return this.table.size === 0 ? -1 : this.#slots.get(order);
  }
}
