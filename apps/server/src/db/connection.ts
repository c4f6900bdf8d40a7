import pg from 'pg';
import { BoundedClient, DatabaseSilent } from './bounded-client.ts';

const int8 = 20;

/** Our own reading of values, without touching the process-wide defaults of `pg`. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    return oid === int8 && format !== 'binary' ? parseInt8 : (pg.types.getTypeParser(oid, format) as unknown);
  },
};

/** The longest statement that somebody waits for. */
export const servingStatementMs = 5_000;
/** The longest statement of a tool, a migration or another work that nobody waits for. */
export const maintenanceStatementMs = 3_600_000;

/**
 * A pool whose connections read values as `openDatabase` says. A lost connection is replaced at the next use, and so is
 * one that does not answer.
 */
export function openPool(url: string, connections: number, name: string, statementMaxMs = servingStatementMs): pg.Pool {
  const config = connectionConfig(url, name, statementMaxMs);
  const pool = new pg.Pool({
    ...config,
    Client: BoundedClient,
    max: connections,
    idleTimeoutMillis: 30_000,
    verify: commitDurably,
  });
  // Without a listener Node would end the process; whoever uses the connection next is told by its own query.
  pool.on('error', () => undefined);
  return pool;
}

/** What a customer was told of must outlive a crash, whatever the database does by default. */
function commitDurably(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query('set synchronous_commit = on').then(() => done(), done);
}

/** One connection, not yet opened. */
export function createClient(url: string, name: string, statementMaxMs = maintenanceStatementMs): pg.Client {
  return new BoundedClient(connectionConfig(url, name, statementMaxMs));
}

function connectionConfig(url: string, name: string, statementMaxMs: number): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMaxMs,
    keepAlive: true,
    types,
  };
}

const unansweredStates: ReadonlySet<string> = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNRESET',
  'ECONNREFUSED',
]);
const unansweredWords = /^timeout exceeded when trying to connect|^Connection terminated/;

/** Whether an error means that the database could not answer now, and not that the question was wrong. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unansweredStates.has(code) || unansweredWords.test(error.message);
}

/** Text of an int8 as a number; throws beyond the safe integers rather than losing the last digits (D15). */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} of the database is beyond 2^53.`);
  return value;
}
