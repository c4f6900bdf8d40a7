import { IntMap } from './int-map.ts';
import { SlotHeap } from './slot-heap.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table } from './table.ts';

const timerFields = { timer: 'int', due: 'int', kind: 'text', subject: 'int' } as const;

/** What is due, and since when (ms): the kind names the product's timer, the subject its record. */
export interface DueTimer {
  readonly timer: number;
  readonly due: number;
  readonly kind: string;
  readonly subject: number;
}

/**
 * Timers are state: set and canceled by events, hashed and saved like any record. They fire ordered by (due, id); which
 * one is next follows from those that are set alone, so a restored exchange fires the same as the one that it was saved from.
 */
export class Timers {
  readonly #table = new Table('timer', timerFields);
  readonly #slots = new IntMap();
  readonly #heap = new SlotHeap((left, right) => this.#before(left, right));
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
    this.#heap.add(slot);
    return timer;
  }

  cancel(timer: number): void {
    const slot = this.#slots.get(timer);
    if (slot < 0) return;
    this.#heap.remove(slot);
    this.#table.remove(slot);
    this.#slots.delete(timer);
  }

  has(timer: number): boolean {
    return this.#slots.get(timer) >= 0;
  }

  /** The next timer, due or not; null when there is none. */
  next(): DueTimer | null {
    const slot = this.#heap.first;
    if (slot < 0) return null;
    const { timer, due, kind, subject } = this.#table.columns;
    return { timer: timer[slot]!, due: due[slot]!, kind: kind[slot]!, subject: subject[slot]! };
  }

  /** When the next timer is due, in ms; Infinity when there is none. */
  nextAt(): number {
    const slot = this.#heap.first;
    return slot < 0 ? Number.POSITIVE_INFINITY : this.#table.columns.due[slot]!;
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
      this.#heap.add(slot);
    }
  }

  #before(left: number, right: number): boolean {
    const { due, timer } = this.#table.columns;
    return due[left]! < due[right]! || (due[left] === due[right] && timer[left]! < timer[right]!);
  }
}
