import { IntMap } from './int-map.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table } from './table.ts';

const shareFields = { customer: 'int', requests: 'int' } as const;

/** How many request ids each customer has taken of a day. */
export class RequestShares {
  readonly #table = new Table('requestShare', shareFields);
  readonly #slots = new IntMap();

  of(customer: number): number {
    const slot = this.#slots.get(customer);
    return slot < 0 ? 0 : this.#table.columns.requests[slot]!;
  }

  add(customer: number): void {
    const known = this.#slots.get(customer);
    const slot = known < 0 ? this.#open(customer) : known;
    this.#table.columns.requests[slot]!++;
    this.#table.touch(slot);
  }

  hash(): bigint {
    return this.#table.hash();
  }

  save(writer: SnapshotWriter): void {
    this.#table.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.#table.load(reader);
    for (const slot of this.#table.slots()) this.#slots.set(this.#table.columns.customer[slot]!, slot);
  }

  #open(customer: number): number {
    const slot = this.#table.add();
    this.#table.columns.customer[slot] = customer;
    this.#table.columns.requests[slot] = 0;
    this.#slots.set(customer, slot);
    return slot;
  }
}
