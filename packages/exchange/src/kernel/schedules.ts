import { IntMap } from './int-map.ts';
import { knownSlot, requireNew } from './known-slot.ts';
import { Table, type TableFields } from './table.ts';
import type { RecordOf, Field } from './fields.ts';
import type { Timers } from './timers.ts';

const ownFields = { schedule: 'int', effectiveAt: 'int', timer: 'int' } as const;

/** What is announced: the fields of the event that says so. */
type Fields = Readonly<Record<string, Exclude<Field, 'flag' | readonly string[]>>>;

type AnyColumn = Record<number, number | bigint | string | readonly number[]>;

/**
 * What takes effect later, each with its timer: configuration changes by an event with its time. A schedule has an id
 * that its product chooses; it is the subject of its timer.
 */
export class Schedules<T extends Fields> {
  readonly table: Table<TableFields>;
  readonly #what: string;
  readonly #timerKind: string;
  readonly #names: readonly string[];
  readonly #slots = new IntMap();

  /** `name` is the table's, `timerKind` names the timer that brings a schedule into effect. */
  constructor(name: string, timerKind: string, fields: T) {
    this.table = new Table<TableFields>(name, { ...ownFields, ...fields });
    this.#what = `schedule of ${name}`;
    this.#timerKind = timerKind;
    this.#names = Object.keys(fields);
  }

  has(schedule: number): boolean {
    return this.#slots.get(schedule) >= 0;
  }

  /** Keeps `values` until the timer that it sets for `effectiveAt` (ms) is due. Throws when there is such a schedule. */
  add(schedule: number, effectiveAt: number, values: RecordOf<T>, timers: Timers): void {
    requireNew(this.#slots, schedule, this.#what);
    const slot = this.table.add();
    this.#column('schedule')[slot] = schedule;
    this.#column('effectiveAt')[slot] = effectiveAt;
    this.#column('timer')[slot] = timers.set(this.#timerKind, schedule, effectiveAt);
    for (const name of this.#names) this.#column(name)[slot] = (values as Record<string, number>)[name]!;
    this.#slots.set(schedule, slot);
  }

  /** Forgets a schedule and its timer: it has taken effect, or another one has come in its place. */
  remove(schedule: number, timers: Timers): void {
    const slot = this.#slotOf(schedule);
    timers.cancel(this.#column('timer')[slot] as number);
    this.table.remove(slot);
    this.#slots.delete(schedule);
  }

  /** What a schedule announced. */
  at(schedule: number): RecordOf<T> {
    const slot = this.#slotOf(schedule);
    const values = this.#names.map((name) => [name, this.#column(name)[slot]] as const);
    return Object.fromEntries(values) as RecordOf<T>;
  }

  /** The schedules by their time, the next one first. */
  upcoming(): { readonly schedule: number; readonly effectiveAt: number }[] {
    const [schedule, effectiveAt] = [this.#column('schedule'), this.#column('effectiveAt')];
    const all = [...this.table.slots()].map((slot) => ({
      schedule: schedule[slot] as number,
      effectiveAt: effectiveAt[slot] as number,
    }));
    return all.toSorted((left, right) => left.effectiveAt - right.effectiveAt || left.schedule - right.schedule);
  }

  /** Makes the index again from the records that a snapshot brought. */
  index(): void {
    for (const slot of this.table.slots()) this.#slots.set(this.#column('schedule')[slot] as number, slot);
  }

  #slotOf(schedule: number): number {
    return knownSlot(this.#slots, schedule, this.#what);
  }

  #column(name: string): AnyColumn {
    return this.table.columns[name] as AnyColumn;
  }
}

/** Schedules as decisions see them. */
export type ReadSchedules<T extends Fields> = Pick<Schedules<T>, 'at' | 'has' | 'upcoming'>;
