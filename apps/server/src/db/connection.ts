import pg from 'pg';

const int8 = 20;

/** Our own reading of values, without touching the process-wide defaults of `pg`. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    return oid === int8 && format !== 'binary' ? parseInt8 : (pg.types.getTypeParser(oid, format) as unknown);
  },
};

/** A pool whose connections read values as `openDatabase` says. A lost idle connection is replaced at its next use. */
export function openPool(url: string, connections: number, name: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionConfig(url, name), max: connections, idleTimeoutMillis: 30_000 });
  // Without a listener Node would end the process; whoever uses the connection next is told by its own query.
  pool.on('error', () => undefined);
  return pool;
}

/** One connection, not yet opened. */
export function createClient(url: string, name: string): pg.Client {
  const client = new pg.Client(connectionConfig(url, name));
  client.on('error', () => undefined);
  return client;
}

function connectionConfig(url: string, name: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types,
  };
}

/** Text of an int8 as a number; throws beyond the safe integers rather than losing the last digits (D15). */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} of the database is beyond 2^53.`);
  return value;
}
