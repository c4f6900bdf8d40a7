import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import type { Charts } from './charts.ts';

/** How one product's events change its rows in memory: one function an event. */
export type Fold<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, at: number, seq: number) => void;
};

/** A method, so that what is for one kind of event may stand in the table of all: its name chooses it. */
interface Named {
  fold(event: EventRecord, at: number, seq: number): void;
}
export type FoldEvent = Named['fold'];

/**
 * What one product keeps in the read models, at work in one projector. For each page of frames it is asked to `need`, `load`,
 * fold and `write`, in this order; after a failure it is thrown away with its projector, so it may remember rows.
 */
export interface Projection {
  /** The tables that it alone writes. */
  readonly tables: readonly string[];
  readonly fold: Readonly<Record<string, FoldEvent>>;
  /** The events of the product that the read models keep nothing of, because somebody decided so. */
  readonly unprojected: readonly EventRecord['type'][];
  /** Reads what every page may need. */
  open?(client: pg.ClientBase): Promise<void>;
  /** Notes the rows that an event will change, so that they are read in one go. */
  need?(event: EventRecord): void;
  /** Reads what was noted and isn't in memory. */
  load?(client: pg.ClientBase): Promise<void>;
  /** Writes what the page changed, inside the transaction that is open. */
  write?(client: pg.ClientBase): Promise<void>;
}

/** What the projections of all products share. */
export interface SharedViews {
  readonly charts: Charts;
}
