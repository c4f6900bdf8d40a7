import { IntMap } from './int-map.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table } from './table.ts';

const timerFields = { timer: 'int', due: 'int', kind: 'text', subject: 'int' } as const;

/** What is due: the kind names the product's timer, the subject its record. */
export interface DueTimer {
  readonly timer: number;
  readonly due: number;
  readonly kind: string;
  readonly subject: number;
}

/**
 * Timers are state: set and canceled by events, hashed and saved like any record. They fire ordered by (due, id). A
 * binary heap of slots finds the next one; a canceled timer leaves the heap when it surfaces.
 */
export class Timers {
  readonly #table = new Table('timer', timerFields);
  readonly #slots = new IntMap();
  #heap: number[] = [];
  #last = 0;

  /** The id of a new timer that is due at `due` ms. */
  set(kind: string, subject: number, due: number): number {
    const timer = ++this.#last;
    const slot = this.#table.add();
    const { columns } = this.#table;
    columns.timer[slot] = timer;
    columns.due[slot] = due;
    columns.kind[slot] = kind;
    columns.subject[slot] = subject;
    this.#slots.set(timer, slot);
    this.#push(timer);
    return timer;
  }

  cancel(timer: number): void {
    const slot = this.#slots.get(timer);
    if (slot < 0) return;
    this.#table.remove(slot);
    this.#slots.delete(timer);
    if (this.#slots.size === 0) this.#heap = [];
  }

  has(timer: number): boolean {
    return this.#slots.get(timer) >= 0;
  }

  /** The next timer, due or not; null when there is none. */
  next(): DueTimer | null {
    while (this.#heap.length > 0) {
      const timer = this.#heap[0]!;
      const slot = this.#slots.get(timer);
      if (slot >= 0) {
        const { due, kind, subject } = this.#table.columns;
        return { timer, due: due[slot]!, kind: kind[slot]!, subject: subject[slot]! };
      }
      this.#pop();
    }
    return null;
  }

  /** When the next timer is due, in ms; Infinity when there is none. */
  nextAt(): number {
    if (this.#slots.size === 0) return Number.POSITIVE_INFINITY;
    return this.next()!.due;
  }

  hash(): bigint {
    return this.#table.hash() + BigInt(this.#last);
  }

  save(writer: SnapshotWriter): void {
    writer.json({ last: this.#last });
    this.#table.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.#last = (reader.json() as { last: number }).last;
    this.#table.load(reader);
    for (const slot of this.#table.slots()) {
      const timer = this.#table.columns.timer[slot]!;
      this.#slots.set(timer, slot);
      this.#push(timer);
    }
  }

  #before(left: number, right: number): boolean {
    const leftDue = this.#dueOf(left);
    const rightDue = this.#dueOf(right);
    return leftDue < rightDue || (leftDue === rightDue && left < right);
  }

  /** A canceled timer sorts first, so that it surfaces and goes. */
  #dueOf(timer: number): number {
    const slot = this.#slots.get(timer);
    return slot < 0 ? Number.NEGATIVE_INFINITY : this.#table.columns.due[slot]!;
  }

  #push(timer: number): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(heap[at]!, heap[parent]!)) break;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    heap[0] = last;
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      const right = left + 1;
      let least = at;
      if (left < heap.length && this.#before(heap[left]!, heap[least]!)) least = left;
      if (right < heap.length && this.#before(heap[right]!, heap[least]!)) least = right;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  }
}
