import { SlotHeap } from '../../../kernel/slot-heap.ts';

/** A mark of a contract that somebody's positions are due at. Marks in 1e-8 USDT. */
export interface Threshold {
  readonly contract: number;
  /** Whether it is reached by the mark of positions of high leverage. */
  readonly isNarrow: boolean;
  /** Whether a falling mark reaches it, else a rising one. */
  readonly falls: boolean;
  readonly markE8: number;
}

/**
 * Who has to be looked at when a mark moves: by contract, class of mark and direction a heap of thresholds, so that a mark
 * touches only what it reaches, however many positions there are. It follows from the state and is none itself: whether
 * somebody is liquidated is always worked out exactly, a threshold only says when to look.
 */
export class LiquidationIndex {
  readonly #heaps = new Map<number, SlotHeap>();
  readonly #owners = new Map<number, number[]>();
  #customer: number[] = [];
  #heapOf: number[] = [];
  #mark: number[] = [];
  #free: number[] = [];

  /** How many thresholds there are. */
  get size(): number {
    return this.#mark.length - this.#free.length;
  }

  /** Puts these thresholds in the place of all that a customer had. */
  replace(customer: number, thresholds: readonly Threshold[]): void {
    for (const slot of this.#owners.get(customer) ?? []) {
      this.#heaps.get(this.#heapOf[slot]!)!.remove(slot);
      this.#free.push(slot);
    }
    this.#owners.delete(customer);
    if (thresholds.length === 0) return;
    const own = thresholds.map((threshold) => this.#add(customer, threshold));
    this.#owners.set(customer, own);
  }

  /** The customers who are due at the marks of a contract, each once; they stay until they are replaced. */
  reached(contract: number, markE8: number, narrowE8: number): ReadonlySet<number> {
    const found = new Set<number>();
    for (const isNarrow of [false, true]) {
      for (const falls of [false, true]) {
        const heap = this.#heaps.get(heapKey({ contract, isNarrow, falls }));
        if (heap !== undefined) this.#gather(heap, falls, isNarrow ? narrowE8 : markE8, found);
      }
    }
    return found;
  }

  /** Takes what is reached out of the heap and puts it back: what is below the first that isn't is never looked at. */
  #gather(heap: SlotHeap, falls: boolean, markE8: number, found: Set<number>): void {
    const taken: number[] = [];
    for (;;) {
      const slot = heap.first;
      if (slot < 0 || (falls ? markE8 > this.#mark[slot]! : markE8 < this.#mark[slot]!)) break;
      heap.remove(slot);
      taken.push(slot);
      found.add(this.#customer[slot]!);
    }
    for (const slot of taken) heap.add(slot);
  }

  #add(customer: number, threshold: Threshold): number {
    const slot = this.#free.pop() ?? this.#mark.length;
    const key = heapKey(threshold);
    this.#customer[slot] = customer;
    this.#heapOf[slot] = key;
    this.#mark[slot] = threshold.markE8;
    this.#heap(key, threshold.falls).add(slot);
    return slot;
  }

  #heap(key: number, falls: boolean): SlotHeap {
    const known = this.#heaps.get(key);
    if (known !== undefined) return known;
    const sign = falls ? -1 : 1;
    const heap = new SlotHeap((left, right) => {
      const order = sign * (this.#mark[left]! - this.#mark[right]!);
      return order < 0 || (order === 0 && left < right);
    });
    this.#heaps.set(key, heap);
    return heap;
  }
}

function heapKey({ contract, isNarrow, falls }: Omit<Threshold, 'markE8'>): number {
  return contract * 4 + (isNarrow ? 2 : 0) + (falls ? 1 : 0);
}
