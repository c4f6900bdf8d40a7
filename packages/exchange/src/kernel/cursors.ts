import { IntMap } from './int-map.ts';
import { knownSlot } from './known-slot.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table } from './table.ts';
import type { Timers } from './timers.ts';

const cursorFields = { cursor: 'int', subject: 'int', after: 'int', timer: 'int' } as const;

/** How many accounts one frame pays: a row of the journal holds 4 MB, and nobody waits longer than a frame. */
export const duesPerFrame = 1_000;

/**
 * Mass dues (funding, dividends, interest) that are too many for one frame: a cursor walks over the accounts that are
 * owed by ascending id, so many a frame, and goes on in the next frame by a timer. What is owed is fixed at the instant
 * (a rate, a cumulative index in the product's state); the cursor only knows how far the paying has come. It is state:
 * started, moved and ended by events, saved and hashed by the product that owns it.
 */
export class Cursors {
  readonly #kind: string;
  readonly #timers: Timers;
  readonly #slots = new IntMap();
  readonly table: Table<typeof cursorFields>;

  /** `kind`: the kind of the timer that goes on, and the name of the table. */
  constructor(kind: string, timers: Timers) {
    this.#kind = kind;
    this.#timers = timers;
    this.table = new Table(kind, cursorFields);
  }

  /** Called by the event that begins: `cursor` is its id, `subject` what is due; the first frame is due at `due` ms. */
  start(cursor: number, subject: number, due: number): void {
    if (this.#slots.get(cursor) >= 0) throw new Error(`The cursor ${cursor} walks already.`);
    const slot = this.table.add();
    const { columns } = this.table;
    columns.cursor[slot] = cursor;
    columns.subject[slot] = subject;
    columns.after[slot] = 0;
    columns.timer[slot] = this.#timers.set(this.#kind, cursor, due);
    this.#slots.set(cursor, slot);
  }

  /** What is due and the account that was paid last, for the decision of a timer. */
  at(cursor: number): { readonly subject: number; readonly after: number } {
    const slot = knownSlot(this.#slots, cursor, 'cursor');
    const { subject, after } = this.table.columns;
    return { subject: subject[slot]!, after: after[slot]! };
  }

  /** Called by the event that pays the accounts up to `last`: all of them where `isDone`, else it goes on at `due`. */
  advance(cursor: number, last: number, isDone: boolean, due: number): void {
    const slot = knownSlot(this.#slots, cursor, 'cursor');
    const { columns } = this.table;
    if (last < columns.after[slot]!) throw new Error(`The cursor ${cursor} goes back.`);
    this.#timers.cancel(columns.timer[slot]!);
    if (isDone) {
      this.table.remove(slot);
      this.#slots.delete(cursor);
      return;
    }
    columns.after[slot] = last;
    columns.timer[slot] = this.#timers.set(this.#kind, cursor, due);
    this.table.touch(slot);
  }

  save(writer: SnapshotWriter): void {
    this.table.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.table.load(reader);
    for (const slot of this.table.slots()) this.#slots.set(this.table.columns.cursor[slot]!, slot);
  }
}

/**
 * The least `limit` of the ids above `after`, ascending: the accounts of the next frame. Ids come in any order, since
 * the order of slots is no fact. One pass a frame; a list as long as the frame is all that it keeps.
 */
export function nextDues(ids: Iterable<number>, after: number, limit: number = duesPerFrame): number[] {
  let found: number[] = [];
  let most = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    if (id <= after || id >= most) continue;
    found.push(id);
    if (found.length < limit * 2) continue;
    found = found.toSorted((left, right) => left - right).slice(0, limit);
    most = found.at(-1)!;
  }
  return found.toSorted((left, right) => left - right).slice(0, limit);
}
