import type { Holds } from '../ledger/invariants.ts';
import type { Ledger, Post } from '../ledger/ledger.ts';
import type { OrderView } from '../views.ts';
import type { EventsOf, EventTable } from './fields.ts';
import type { Rejection } from './rejection.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import type { Timers } from './timers.ts';

/** What a command answers beside its events: the orders that it touched and the id of what it made, 0 for none. */
export interface Answer {
  orders: number[];
  id: number;
}

/** What a nested command came to: its refusal, which has changed nothing, or the ids that it answers with. */
export interface Nested {
  readonly rejection: Rejection | null;
  readonly orders: readonly number[];
  readonly id: number;
}

/**
 * What a decision is given. `at` is the time of the frame in ms. `emit` is the only way to change anything: it writes
 * the event and applies it at once, and after the first one the decision can no longer refuse.
 */
export interface Context<E> {
  readonly at: number;
  readonly emit: (event: E) => void;
  readonly answer: Answer;
  /**
   * Decides another command within this frame. Products reach it through a port that wiring types for them; a refusal is
   * theirs to record by an event.
   */
  readonly run: (command: { readonly type: string }) => Nested;
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
/** Says that an event changed an order of a customer. */
export type Touch = (customer: number, order: number) => void;

/** The customers whose orders an event changed, for the events that do. */
export type Touches<E extends Typed> = {
  readonly [K in E['type']]?: (event: Extract<E, { type: K }>, touch: Touch) => void;
};

/** A frame as one product reads it. */
export interface FrameOf<E> {
  readonly at: number;
  readonly events: readonly E[];
}

/** The records that a command answered with, as its frame left them: orders, or the id of what it made. */
export interface Rendered {
  readonly orders?: OrderView[];
  readonly id?: number;
}

/**
 * The answer to a command, rendered again from its frame alone, so that a repeated request gets the first answer.
 * `placedOrder` gives an order that an earlier frame placed: what never changes of it. A command without a row answers
 * with nothing but that it was taken.
 */
export type Answers<C extends Typed, E> = {
  readonly [K in C['type']]?: (frame: FrameOf<E>, placedOrder: (id: number) => OrderView | null) => Rendered;
};

/**
 * What a bill says about a posting of a customer. `fee` was already taken out of the amount (or is part of what left);
 * it gets a bill of its own, of `feeType`. `ref`: the id of what caused it.
 */
export interface BillLabel<B extends string = string> {
  readonly type: B;
  readonly ref: number;
  readonly fee?: bigint;
  readonly feeType?: B;
}

/** How a product words the postings of its events; the amounts come from the postings themselves. */
export type Bills<E extends Typed, B extends string> = {
  readonly [K in E['type']]?: (event: Extract<E, { type: K }>, customer: number, amount: bigint) => BillLabel<B>;
};

/** One function a kind of timer. */
export type TimerDeciders<E> = Readonly<Record<string, TimerDecider<E>>>;

/** The field tables of a product's events. */
export type EventTables = Readonly<Record<string, EventTable>>;

/** What the exchange gives to every product. */
export interface Services {
  readonly ledger: Ledger;
  readonly timers: Timers;
}

/** One function a question: it reads, as of the last frame and its time in ms, and gives a value. */
export type Queries = Readonly<Record<string, (query: never, at: number) => unknown>>;

/** One product at work: its state, and what decides, evolves and reads it. The same shape for all. */
export interface Product<C extends Typed, E extends Typed> {
  readonly decide: Deciders<C, E>;
  readonly evolve: Evolvers<E>;
  readonly timers: TimerDeciders<E>;
  readonly queries: Queries;
  readonly touches?: Touches<E>;
  /** The tables of its state, so that no two have one name: a name seeds the hash of the rows. */
  readonly tables: readonly { readonly name: string }[];
  /** An order that a command of this product answered with, as it is now; null for one that an earlier frame closed. */
  order?(id: number): OrderView | null;
  /** Called before every frame, live and in replay: forgets what the last one closed. */
  startFrame?(): void;
  /** Whether a customer has something open here that has to end before their accounts can close. */
  hasOpen?(customer: number): boolean;
  /** Adds what this product's records hold. */
  addHolds(holds: Holds): void;
  /** The first broken invariant in words, or null. */
  broken(): string | null;
  hash(): bigint;
  save(writer: SnapshotWriter): void;
  load(reader: SnapshotReader): void;
}

/**
 * What a product is, before there is an exchange: a row of the registry. From it follow, by type, the commands, events
 * and queries of the whole. `P`: what it asks of its neighbours, given by `products/wiring.ts`.
 */
export interface ProductDefinition<C extends Typed, T extends EventTables, P, I extends Product<C, EventsOf<T>>> {
  readonly name: string;
  readonly events: T;
  readonly rejections: Readonly<Record<string, Rejection>>;
  readonly postings: Postings<EventsOf<T>>;
  /** What makes the exchange safer, or is the house's own clockwork: taken also when it is too busy for new orders. */
  readonly alwaysTaken: readonly C['type'][];
  readonly answers: Answers<C, EventsOf<T>>;
  /** The words of its bills. A word that two products share, such as a trade, means the same for both. */
  readonly billTypes: readonly string[];
  readonly bills: Bills<EventsOf<T>, string>;
  readonly create: (services: Services, ports: P) => I;
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
