import type { Lots, Ticks, Units } from '../kernel/amounts.ts';
import { grownTo } from '../kernel/grown.ts';
import { IntMap } from '../kernel/int-map.ts';
import type { SnapshotReader, SnapshotWriter } from '../kernel/snapshot-bytes.ts';
import { type ReadTable, Table } from '../kernel/table.ts';
import { closeReasons, type OrderState, orderStates, orderTypes, sides, timesInForce } from '../kernel/vocabulary.ts';

/**
 * One order. Prices in ticks, quantities in lots, `quoteAmount`, `held`, `filledQuote` and `fee` in smallest units
 * (bounded to safe integers at the door), times in Unix ms. `cap`: the worst price that the hold of a buy pays for.
 * `extreme`: the best last price that a trailing stop has seen. `isQuote`: a level of a liquidity provider's mass quote,
 * whose hold is kept per side. `isExempt`: covers another order's fills or was placed by the exchange, and doesn't count against the limit of open orders. `priority`: its turn within its price, trigger or queue.
 */
export const orderFields = {
  id: 'int',
  customer: 'int',
  market: 'int',
  side: sides,
  orderType: orderTypes,
  timeInForce: timesInForce,
  postOnly: 'flag',
  isQuote: 'flag',
  isExempt: 'flag',
  price: 'int',
  quantity: 'int',
  quoteAmount: 'int',
  triggerPrice: 'int',
  trailingBasisPoints: 'int',
  extreme: 'int',
  cap: 'int',
  oco: 'int',
  held: 'int',
  filled: 'int',
  filledQuote: 'int',
  fee: 'int',
  state: orderStates,
  reason: closeReasons,
  priority: 'int',
  createdAt: 'int',
  updatedAt: 'int',
} as const;

/** Markets have ids below this, so that customer and market make one key. */
export const marketIdMax = 4095;

const none = -1;

const over: ReadonlySet<OrderState> = new Set(['filled', 'canceled', 'rejected', 'expired']);
const isOverByIndex = orderStates.map((state) => over.has(state));

/** Whether an order in this state has ended; the index is that of `orderStates`. */
export function isOver(state: number): boolean {
  return isOverByIndex[state]!;
}

/** The open orders as decisions see them. */
export type ReadOrders = Pick<Orders, 'slotOf' | 'slotsOf' | 'countOf' | 'size'> & {
  readonly table: Omit<ReadTable<typeof orderFields>, 'columns'> & { readonly columns: ReadOrderColumns };
};

/** What the numbers of an order count. */
type Counted = Record<'price' | 'triggerPrice' | 'extreme' | 'cap', Ticks> &
  Record<'quantity' | 'filled', Lots> &
  Record<'quoteAmount' | 'held' | 'filledQuote' | 'fee', Units>;

type ReadOrderColumns = Omit<ReadTable<typeof orderFields>['columns'], keyof Counted> & {
  readonly [K in keyof Counted]: { readonly [slot: number]: Counted[K] };
};

/**
 * The open orders of one product: the records, the way from an id to its slot, and per customer and market a list in
 * the order of their ids. Closed orders stay until the next frame, so that answers can still read them.
 */
export class Orders {
  readonly table = new Table('order', orderFields);
  readonly #slots = new IntMap();
  readonly #lists = new IntMap();
  #listEnd = 0;
  #freeLists: number[] = [];
  #listHead = new Int32Array(16);
  #listTail = new Int32Array(16);
  #listCount = new Int32Array(16);
  #listExempt = new Int32Array(16);
  #next = new Int32Array(16);
  #previous = new Int32Array(16);
  #closed: number[] = [];

  /** How many orders and quote levels are open. */
  get size(): number {
    return this.table.size - this.#closed.length;
  }

  /** The slot of an order, or -1. Until the next frame a closed order is still found. */
  slotOf(id: number): number {
    return this.#slots.get(id);
  }

  /** The slot of an order that an event changes. Throws when it isn't open: the event doesn't fit. */
  openSlotOf(id: number): number {
    const slot = this.#slots.get(id);
    if (slot < 0 || isOver(this.table.columns.state[slot]!)) throw new Error(`There is no open order ${id}.`);
    return slot;
  }

  /** A slot for a new order; the caller writes every field, then calls `list`. */
  add(id: number): number {
    const slot = this.table.add();
    this.#slots.set(id, slot);
    return slot;
  }

  /** Enters a written order into its customer's list. */
  list(slot: number): void {
    if (slot >= this.#next.length) {
      this.#next = grownTo(this.#next, slot);
      this.#previous = grownTo(this.#previous, slot);
    }
    const list = this.#openList(this.#listKey(slot));
    const tail = this.#listTail[list]!;
    this.#previous[slot] = tail;
    this.#next[slot] = none;
    if (tail === none) this.#listHead[list] = slot;
    else this.#next[tail] = slot;
    this.#listTail[list] = slot;
    this.#listCount[list]!++;
    if (this.table.columns.isExempt[slot] === 1) this.#listExempt[list]!++;
  }

  /** An order covers another one's fills: it no longer counts against the limit of open orders. */
  exempt(slot: number): void {
    if (this.table.columns.isExempt[slot] === 1) return;
    this.table.columns.isExempt[slot] = 1;
    this.table.touch(slot);
    this.#listExempt[this.#lists.get(this.#listKey(slot))]!++;
  }

  /** Takes an order off its customer's list and lets its record go with the next frame. */
  close(slot: number): void {
    const key = this.#listKey(slot);
    const list = this.#lists.get(key);
    const next = this.#next[slot]!;
    const previous = this.#previous[slot]!;
    if (previous === none) this.#listHead[list] = next;
    else this.#next[previous] = next;
    if (next === none) this.#listTail[list] = previous;
    else this.#previous[next] = previous;
    if (this.table.columns.isExempt[slot] === 1) this.#listExempt[list]!--;
    if (--this.#listCount[list]! === 0) {
      this.#lists.delete(key);
      this.#freeLists.push(list);
    }
    this.#closed.push(slot);
  }

  /** A new frame begins: the records of closed orders go; `gone` is told of each. */
  sweep(gone: (id: number) => void): void {
    if (this.#closed.length === 0) return;
    for (const slot of this.#closed) {
      gone(this.table.columns.id[slot]!);
      this.#slots.delete(this.table.columns.id[slot]!);
      this.table.remove(slot);
    }
    this.#closed = [];
  }

  /** How many open orders (or quote levels) a customer has in a market that count against its limit. */
  countOf(customer: number, market: number, quotes = false): number {
    const list = this.#lists.get(listKeyOf(customer, market, quotes));
    return list < 0 ? 0 : this.#listCount[list]! - this.#listExempt[list]!;
  }

  /** The slots of a customer's open orders (or quote levels) in a market, oldest first. */
  slotsOf(customer: number, market: number, quotes = false): number[] {
    const list = this.#lists.get(listKeyOf(customer, market, quotes));
    const slots: number[] = [];
    if (list < 0) return slots;
    for (let slot = this.#listHead[list]!; slot !== none; slot = this.#next[slot]!) slots.push(slot);
    return slots;
  }

  save(writer: SnapshotWriter): void {
    this.table.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.table.load(reader);
    const { id } = this.table.columns;
    const slots = [...this.table.slots()].toSorted((left, right) => id[left]! - id[right]!);
    for (const slot of slots) {
      this.#slots.set(id[slot]!, slot);
      this.list(slot);
    }
  }

  #listKey(slot: number): number {
    const { customer, market, isQuote } = this.table.columns;
    return listKeyOf(customer[slot]!, market[slot]!, isQuote[slot] === 1);
  }

  #openList(key: number): number {
    const known = this.#lists.get(key);
    if (known >= 0) return known;
    const list = this.#freeLists.length > 0 ? this.#freeLists.pop()! : this.#listEnd++;
    if (list >= this.#listHead.length) {
      this.#listHead = grownTo(this.#listHead, list);
      this.#listTail = grownTo(this.#listTail, list);
      this.#listCount = grownTo(this.#listCount, list);
      this.#listExempt = grownTo(this.#listExempt, list);
    }
    this.#listHead[list] = none;
    this.#listTail[list] = none;
    this.#listCount[list] = 0;
    this.#listExempt[list] = 0;
    this.#lists.set(key, list);
    return list;
  }
}

function listKeyOf(customer: number, market: number, quotes: boolean): number {
  return (customer * (marketIdMax + 1) + market) * 2 + (quotes ? 1 : 0);
}
