import { grownTo } from './grown.ts';

/**
 * A binary heap of slots that knows where each of them is, so that one is taken out wherever it stands: nothing that
 * has gone is ever compared. `before` must be a total order, then what comes first doesn't depend on how the heap came to be.
 */
export class SlotHeap {
  readonly #before: (left: number, right: number) => boolean;
  readonly #slots: number[] = [];
  #places = new Int32Array(16);

  constructor(before: (left: number, right: number) => boolean) {
    this.#before = before;
  }

  /** The first slot, or -1. */
  get first(): number {
    return this.#slots[0] ?? -1;
  }

  add(slot: number): void {
    if (slot >= this.#places.length) this.#places = grownTo(this.#places, slot);
    this.#rise(this.#slots.push(slot) - 1, slot);
  }

  /** Takes a slot out that is in the heap. */
  remove(slot: number): void {
    const last = this.#slots.pop()!;
    if (last === slot) return;
    const hole = this.#places[slot]!;
    this.#sink(hole, last);
    this.#rise(this.#places[last]!, last);
  }

  #put(at: number, slot: number): void {
    this.#slots[at] = slot;
    this.#places[slot] = at;
  }

  #rise(start: number, slot: number): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(slot, this.#slots[parent]!)) break;
      this.#put(at, this.#slots[parent]!);
      at = parent;
    }
    this.#put(at, slot);
  }

  #sink(start: number, slot: number): void {
    const slots = this.#slots;
    let at = start;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= slots.length) break;
      if (child + 1 < slots.length && this.#before(slots[child + 1]!, slots[child]!)) child++;
      if (!this.#before(slots[child]!, slot)) break;
      this.#put(at, slots[child]!);
      at = child;
    }
    this.#put(at, slot);
  }
}
