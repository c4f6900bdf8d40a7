import type { Field, RecordOf } from './fields.ts';
import { Table, type TableFields } from './table.ts';

const ownFields = { key: 'text', from: 'int' } as const;

type Fields = Readonly<Record<string, Exclude<Field, 'flag' | readonly string[]>>>;
type AnyColumn = Record<number, number | bigint | string | readonly number[]>;

/**
 * What holds from a time on, by key: configuration that decisions look up at their own time, so that nothing has to happen
 * when it takes effect. What has been replaced is forgotten by the next change of its key.
 */
export class Settings<T extends Fields> {
  readonly table: Table<TableFields>;
  readonly #names: readonly string[];

  /** `name` is the table's. */
  constructor(name: string, fields: T) {
    this.table = new Table<TableFields>(name, { ...ownFields, ...fields });
    this.#names = Object.keys(fields);
  }

  /** Lets `values` hold for `key` from `from` (ms) on, in place of what was said for that very time. */
  set(key: string, from: number, values: RecordOf<T>, at: number): void {
    const same = this.#ofKey(key).find((slot) => this.#column('from')[slot] === from);
    const slot = same ?? this.table.add();
    this.#column('key')[slot] = key;
    this.#column('from')[slot] = from;
    for (const name of this.#names) this.#column(name)[slot] = (values as Record<string, number>)[name]!;
    this.table.touch(slot);
    const inForce = this.#slotAt(key, at);
    for (const other of this.#ofKey(key))
      if (inForce >= 0 && this.#fromOf(other) < this.#fromOf(inForce)) this.table.remove(other);
  }

  /** What holds for a key at a time; null while nothing does. */
  at(key: string, now: number): RecordOf<T> | null {
    const slot = this.#slotAt(key, now);
    return slot < 0 ? null : this.#values(slot);
  }

  /** What is announced for a key, the next first; `effectiveAt` in ms. */
  upcoming(key: string, now: number): ({ effectiveAt: number } & RecordOf<T>)[] {
    const later = this.#ofKey(key).filter((slot) => this.#fromOf(slot) > now);
    const rows = later.map((slot) => ({ effectiveAt: this.#fromOf(slot), ...this.#values(slot) }));
    return rows.toSorted((left, right) => left.effectiveAt - right.effectiveAt);
  }

  /** Every key that anything was said of, in the order of the alphabet. */
  each(): string[] {
    const keys = Array.from(this.table.slots(), (slot) => this.#column('key')[slot] as string);
    return [...new Set(keys)].toSorted();
  }

  #slotAt(key: string, now: number): number {
    let found = -1;
    for (const slot of this.#ofKey(key)) {
      if (this.#fromOf(slot) > now) continue;
      if (found < 0 || this.#fromOf(slot) > this.#fromOf(found)) found = slot;
    }
    return found;
  }

  #ofKey(key: string): number[] {
    return [...this.table.slots()].filter((slot) => this.#column('key')[slot] === key);
  }

  #fromOf(slot: number): number {
    return this.#column('from')[slot] as number;
  }

  #values(slot: number): RecordOf<T> {
    return Object.fromEntries(this.#names.map((name) => [name, this.#column(name)[slot]])) as RecordOf<T>;
  }

  #column(name: string): AnyColumn {
    return this.table.columns[name] as AnyColumn;
  }
}
