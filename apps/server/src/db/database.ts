import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';
import { openPool } from './connection.ts';

export type { Database } from './schema.ts';

/** A few connections serve thousands of requests a second: a query lasts well under a millisecond. */
const connectionsMax = 10;

export interface DatabaseOptions {
  connections?: number;
  name?: string;
  /** The longest statement: as long as somebody waits, if absent. */
  statementMaxMs?: number;
}

/**
 * Opens a pool of connections to `url`. How values come back: `bigint` (int8) as a number, refused loudly beyond 2^53,
 * because ids, times, ticks and lots are safe integers everywhere in the house; `numeric` as a string of digits, because
 * amounts are bigint in JavaScript and may exceed any number; `bytea` as a Buffer. `destroy()` closes the pool.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Kysely<Database> {
  return databaseOn(
    openPool(url, options.connections ?? connectionsMax, options.name ?? 'auric', options.statementMaxMs),
  );
}

/** The same on a pool that is open already; `destroy()` closes it. */
export function databaseOn(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
