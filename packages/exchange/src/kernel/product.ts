import type { Holds } from '../ledger/invariants.ts';
import type { Post } from '../ledger/ledger.ts';
import type { EventTable } from './fields.ts';
import type { Rejection } from './rejection.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';

/** What a command answers beside its events: the orders that it touched and the id of what it made, 0 for none. */
export interface Answer {
  orders: number[];
  id: number;
}

/**
 * What a decision is given. `at` is the time of the frame in ms. `emit` is the only way to change anything: it writes
 * the event and applies it at once, and after the first one the decision can no longer refuse.
 */
export interface Context<E> {
  readonly at: number;
  readonly emit: (event: E) => void;
  readonly answer: Answer;
}

interface Typed {
  type: string;
}

/** One function a command: a ladder of guards, each its own refusal, then the emits. */
export type Deciders<C extends Typed, E> = {
  readonly [K in C['type']]: (context: Context<E>, command: Extract<C, { type: K }>) => Rejection | null;
};

/** One function an event: it adds, subtracts and moves, and never refuses. */
export type Evolvers<E extends Typed> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, at: number) => void;
};

/** The double entries of the events that move money; pure, so that ledger and bills are one. */
export type Postings<E extends Typed> = {
  readonly [K in E['type']]?: (event: Extract<E, { type: K }>, post: Post) => void;
};

/** What decides when a timer is due: its record, and the time at which it was due, which may lie before the frame's. */
export type TimerDecider<E> = (context: Context<E>, timer: { readonly subject: number; readonly due: number }) => void;

/** One function a kind of timer. */
export type TimerDeciders<E> = Readonly<Record<string, TimerDecider<E>>>;

/** One product as the exchange sees it: the same shape for all. */
export interface Product<C extends Typed, E extends Typed> {
  readonly name: string;
  readonly events: Readonly<Record<E['type'], EventTable>>;
  readonly rejections: Readonly<Record<string, Rejection>>;
  readonly decide: Deciders<C, E>;
  readonly evolve: Evolvers<E>;
  readonly postings: Postings<E>;
  readonly timers: TimerDeciders<E>;
  /** Called before every frame, live and in replay: forgets what the last one closed. */
  startFrame?(): void;
  /** Adds what this product's records hold. */
  addHolds(holds: Holds): void;
  /** The first broken invariant in words, or null. */
  broken(): string | null;
  hash(): bigint;
  save(writer: SnapshotWriter): void;
  load(reader: SnapshotReader): void;
}

/** The hash of a few named numbers that aren't records, such as the last ids handed out. */
export function hashOfNumbers(numbers: Readonly<Record<string, number>>): bigint {
  let hash = 0n;
  for (const [name, value] of Object.entries(numbers)) {
    let weight = 7n;
    for (let i = 0; i < name.length; i++) weight = weight * 31n + BigInt(name.charCodeAt(i));
    hash += BigInt(value) * (weight | 1n);
  }
  return BigInt.asUintN(64, hash);
}
