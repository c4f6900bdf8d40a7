import type { Field } from './fields.ts';
import { grownTo } from './grown.ts';
import { Hasher, HashSum } from './hash.ts';
import type { IntMap } from './int-map.ts';
import type { SlotsByOwner } from './slots-by-owner.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';

/** The list of touched rows shrinks back to this after a hash: a first load of a million rows leaves nothing behind. */
const dirtyKept = 65_536;

/** The arrays of a table beside its columns, as they grow: the hashes, and the two of marks. */
const ownArrays = 2;

/** What a column may hold: a field of an event, or a whole number below 65,536 in two bytes. */
export type Column = Field | 'small';

export type TableFields = Readonly<Record<string, Column>>;

type ColumnOf<F extends Column> = F extends 'int'
  ? Float64Array
  : F extends 'small'
    ? Uint16Array
    : F extends 'amount'
      ? BigInt64Array
      : F extends 'text'
        ? string[]
        : F extends 'ints'
          ? (readonly number[])[]
          : Uint8Array;

export type Columns<T extends TableFields> = { -readonly [K in keyof T]: ColumnOf<T[K]> };

type AnyColumn = Float64Array | BigInt64Array | Uint16Array | Uint8Array | string[] | (readonly number[])[];

interface Hashed {
  readonly field: Column;
  readonly name: string;
}

/**
 * Records as columns: one flat array a field, a row is a slot. A million rows are a few objects to the garbage
 * collector. Each row hashes to 64 bits, the table's hash is their sum, and only touched rows are hashed again. Slots
 * are an address, not a fact: nothing may depend on their order, since a snapshot hands out new ones.
 */
export class Table<T extends TableFields> {
  readonly name: string;
  readonly columns: Columns<T>;
  /** The name and every field with its kind or its words: a snapshot is read only by a table that has the same. */
  readonly #description: string;
  readonly #fields: readonly Hashed[];
  readonly #seed: number;
  readonly #hasher = new Hasher();
  readonly #sum = new HashSum();
  #capacity = 16;
  /** How many of the arrays are as long as the next capacity already. */
  #grown = 0;
  #end = 0;
  #size = 0;
  #free: number[] = [];
  #live = new Uint8Array(16);
  #dirty = new Uint8Array(16);
  #dirtySlots = new Int32Array(16);
  #dirtyCount = 0;
  #hashes = new Uint32Array(32);

  /** `name` seeds the hash, so that equal rows of two tables differ. */
  constructor(name: string, fields: T) {
    this.name = name;
    this.#fields = Object.entries(fields).map(([key, field]) => ({ name: key, field }));
    this.#description = `${name} ${JSON.stringify(fields)}`;
    let seed = 0;
    for (let i = 0; i < name.length; i++) seed = (Math.imul(seed, 31) + name.charCodeAt(i)) | 0;
    this.#seed = seed;
    // In one go: an object that gets its names one by one ends as a dictionary, and each access is a search.
    const columns = this.#fields.map(({ name: key, field }) => [key, newColumn(field, this.#capacity)] as const);
    this.columns = Object.fromEntries(columns) as Columns<T>;
  }

  /** The number of rows. */
  get size(): number {
    return this.#size;
  }

  /** One past the highest slot ever used: slots run from 0 to here. */
  get end(): number {
    return this.#end;
  }

  isLive(slot: number): boolean {
    return this.#live[slot] === 1;
  }

  /** A slot for a new row. Its fields hold what an earlier row left: the caller writes every one. */
  add(): number {
    let slot: number;
    if (this.#free.length > 0) slot = this.#free.pop()!;
    else {
      if (this.#end + this.#fields.length + ownArrays >= this.#capacity) this.#grow();
      slot = this.#end++;
    }
    this.#live[slot] = 1;
    this.#size++;
    this.touch(slot);
    return slot;
  }

  remove(slot: number): void {
    this.#sum.subtract(this.#hashes[slot * 2]!, this.#hashes[slot * 2 + 1]!);
    this.#hashes[slot * 2] = 0;
    this.#hashes[slot * 2 + 1] = 0;
    this.#live[slot] = 0;
    this.#size--;
    this.#free.push(slot);
  }

  /** Says that a row changes, so that its hash is made again. */
  touch(slot: number): void {
    if (this.#dirty[slot] === 1) return;
    this.#dirty[slot] = 1;
    if (this.#dirtyCount === this.#dirtySlots.length) this.#dirtySlots = grownTo(this.#dirtySlots, this.#dirtyCount);
    this.#dirtySlots[this.#dirtyCount++] = slot;
  }

  /** The 64-bit hash of all rows, whatever their slots. */
  hash(): bigint {
    const hashes = this.#hashes;
    const hasher = this.#hasher;
    for (let i = 0; i < this.#dirtyCount; i++) {
      const slot = this.#dirtySlots[i]!;
      this.#dirty[slot] = 0;
      if (this.#live[slot] === 0) continue;
      this.#hashRow(slot);
      this.#sum.subtract(hashes[slot * 2]!, hashes[slot * 2 + 1]!);
      this.#sum.add(hasher.low, hasher.high);
      hashes[slot * 2] = hasher.low;
      hashes[slot * 2 + 1] = hasher.high;
    }
    this.#dirtyCount = 0;
    if (this.#dirtySlots.length > dirtyKept) this.#dirtySlots = new Int32Array(dirtyKept);
    return this.#sum.value;
  }

  /** The live slots in ascending order; for cold paths only. */
  *slots(): Generator<number> {
    for (let slot = 0; slot < this.#end; slot++) if (this.#live[slot] === 1) yield slot;
  }

  save(writer: SnapshotWriter): void {
    const slots = Int32Array.from(this.slots());
    writer.json({ rows: slots.length, table: this.#description });
    for (const { name } of this.#fields) {
      const column = (this.columns as Record<string, AnyColumn>)[name]!;
      if (Array.isArray(column)) {
        writer.json(Array.from(slots, (slot) => column[slot]));
        continue;
      }
      const packed = column.slice(0, slots.length);
      for (let i = 0; i < slots.length; i++) packed[i] = column[slots[i]!]!;
      writer.bytes(new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength));
    }
  }

  /** Fills an empty table with what `save` wrote. */
  load(reader: SnapshotReader): void {
    const head = reader.json() as { rows: number; table: string };
    if (head.table !== this.#description)
      throw new Error(`The snapshot is of another release, which kept ${head.table}, this one ${this.#description}.`);
    for (let i = 0; i < head.rows; i++) this.add();
    for (const { name } of this.#fields) {
      const column = (this.columns as Record<string, AnyColumn>)[name]!;
      if (Array.isArray(column)) {
        const values = reader.json() as never[];
        for (let i = 0; i < values.length; i++) column[i] = values[i]!;
        continue;
      }
      const bytes = reader.bytes();
      if (bytes.byteLength !== head.rows * column.BYTES_PER_ELEMENT) throw new Error('The snapshot ends early.');
      new Uint8Array(column.buffer, column.byteOffset).set(bytes);
    }
  }

  #hashRow(slot: number): void {
    const hasher = this.#hasher;
    hasher.start(this.#seed);
    for (const { name, field } of this.#fields) {
      const column = (this.columns as Record<string, AnyColumn>)[name]!;
      if (field === 'int') hasher.int((column as Float64Array)[slot]!);
      else if (field === 'amount') hashAmount(hasher, (column as BigInt64Array)[slot]!);
      else if (field === 'text') hasher.text((column as string[])[slot]!);
      else if (field === 'ints') hashInts(hasher, (column as (readonly number[])[])[slot]!);
      else hasher.words((column as Uint8Array | Uint16Array)[slot]!, 0);
    }
    hasher.finish();
  }

  /**
   * Makes one array twice as long, the last of them before the rows reach their end: a row that waited for all of them
   * would wait long where there are a million. Small tables make all that is left at once.
   */
  #grow(): void {
    const arrays = this.#fields.length + ownArrays;
    do this.#growOne(this.#grown++, this.#capacity * 2);
    while (this.#grown < arrays && this.#end === this.#capacity);
    if (this.#grown < arrays) return;
    this.#capacity *= 2;
    this.#grown = 0;
  }

  /** The columns come first, then what the table keeps of its own. */
  #growOne(array: number, capacity: number): void {
    const hashed = this.#fields[array];
    if (hashed !== undefined) this.#growColumn(hashed, capacity);
    else if (array === this.#fields.length) {
      const hashes = new Uint32Array(capacity * 2);
      hashes.set(this.#hashes);
      this.#hashes = hashes;
    } else {
      this.#live = grown(this.#live, capacity);
      this.#dirty = grown(this.#dirty, capacity);
    }
  }

  #growColumn({ name, field }: Hashed, capacity: number): void {
    const columns = this.columns as Record<string, AnyColumn>;
    const column = columns[name]!;
    if (Array.isArray(column)) return;
    const larger = newColumn(field, capacity) as Float64Array;
    larger.set(column as Float64Array);
    columns[name] = larger;
  }
}

function newColumn(field: Column, capacity: number): AnyColumn {
  if (field === 'int') return new Float64Array(capacity);
  if (field === 'amount') return new BigInt64Array(capacity);
  if (field === 'small') return new Uint16Array(capacity);
  if (field === 'text' || field === 'ints') return [];
  return new Uint8Array(capacity);
}

function grown(bytes: Uint8Array<ArrayBuffer>, capacity: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(capacity);
  larger.set(bytes);
  return larger;
}

function hashAmount(hasher: Hasher, value: bigint): void {
  hasher.words(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}

function hashInts(hasher: Hasher, values: readonly number[]): void {
  hasher.int(values.length);
  for (const value of values) hasher.int(value);
}

/** What readers outside of `evolve` see of a table: its rows, but nothing that changes them. */
export interface ReadTable<T extends TableFields> {
  readonly columns: { readonly [K in keyof T]: Readonly<Record<number, ElementOf<T[K]>>> };
  readonly size: number;
  slots(): Generator<number>;
}

type ElementOf<F extends Column> = F extends 'int'
  ? number
  : F extends 'amount'
    ? bigint
    : F extends 'text'
      ? string
      : F extends 'ints'
        ? readonly number[]
        : number;

/** A state as decisions and invariants see it: nothing of it can be changed but by `emit`. */
export type ReadState<S> = { readonly [K in keyof S]: ReadOnly<S[K]> };

/** What isn't a table, a map, a set or a list shows its values alone: which of its methods only read, nothing tells. */
type ReadOnly<V> =
  V extends Table<infer T>
    ? ReadTable<T>
    : V extends IntMap
      ? Pick<IntMap, 'get' | 'size'>
      : V extends SlotsByOwner
        ? Pick<SlotsByOwner, 'of'>
        : V extends Set<infer E>
          ? ReadonlySet<E>
          : V extends (infer E)[]
            ? readonly E[]
            : V extends object
              ? { readonly [P in keyof V as V[P] extends (...given: never) => unknown ? never : P]: ReadOnly<V[P]> }
              : V;
