import { grownTo } from '../kernel/grown.ts';

export const none = -1;

/** The links of orders within the one list that each is in, by order slot; one pair serves all books. */
export class OrderLinks {
  next = new Int32Array(64);
  previous = new Int32Array(64);
  level = new Int32Array(64);

  reserve(slot: number): void {
    if (slot < this.next.length) return;
    this.next = grownTo(this.next, slot);
    this.previous = grownTo(this.previous, slot);
    this.level = grownTo(this.level, slot);
  }
}

/** A line of orders as decisions see it. */
export type ReadOrderList = Readonly<Pick<OrderList, 'head' | 'size' | 'next' | typeof Symbol.iterator>>;

/** Order slots in a line: what comes first leaves first, and any may leave at any time at the same small cost. */
export class OrderList {
  readonly #links: OrderLinks;
  head = none;
  tail = none;
  size = 0;

  constructor(links: OrderLinks) {
    this.#links = links;
  }

  push(slot: number): void {
    const links = this.#links;
    links.reserve(slot);
    links.next[slot] = none;
    links.previous[slot] = this.tail;
    if (this.tail === none) this.head = slot;
    else links.next[this.tail] = slot;
    this.tail = slot;
    this.size++;
  }

  remove(slot: number): void {
    const { next, previous } = this.#links;
    const after = next[slot]!;
    const before = previous[slot]!;
    if (before === none) this.head = after;
    else next[before] = after;
    if (after === none) this.tail = before;
    else previous[after] = before;
    this.size--;
  }

  /** The slot behind another, or -1. */
  next(slot: number): number {
    return this.#links.next[slot]!;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let slot = this.head; slot !== none; slot = this.#links.next[slot]!) yield slot;
  }

  /**
   * Takes over all of another list, which is empty afterwards. Both are sorted by `turn`, and so is the result. Where
   * one list is older than the other as a whole, which is nearly always, that is one link.
   */
  absorb(other: OrderList, turn: { readonly [slot: number]: number }): void {
    if (other.size === 0) return;
    if (this.size === 0 || turn[this.tail]! < turn[other.head]!) this.#append(other);
    else this.#interleave(other, turn);
    other.head = none;
    other.tail = none;
    other.size = 0;
  }

  #append(other: OrderList): void {
    const { next, previous } = this.#links;
    if (this.tail === none) this.head = other.head;
    else next[this.tail] = other.head;
    previous[other.head] = this.tail;
    this.tail = other.tail;
    this.size += other.size;
  }

  #interleave(other: OrderList, turn: { readonly [slot: number]: number }): void {
    const slots = [...this, ...other].toSorted((left, right) => turn[left]! - turn[right]!);
    this.head = none;
    this.tail = none;
    this.size = 0;
    for (const slot of slots) this.push(slot);
  }
}
