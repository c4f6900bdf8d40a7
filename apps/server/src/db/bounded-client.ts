import type { Duplex } from 'node:stream';
import pg from 'pg';

/** The database did not answer in time, and the connection was cut: whether the statement took effect is not known. */
export class DatabaseSilent extends Error {
  constructor(afterMs: number) {
    super(`The database did not answer within ${afterMs} ms.`);
    this.name = 'DatabaseSilent';
  }
}

/** How long to wait for the database's own answer that the time of a statement is over. */
export function silentAfterMs(statementMaxMs: number): number {
  return Math.round(statementMaxMs * 1.25 + 250);
}

type Callback = (error: Error | null, ...rest: unknown[]) => void;

/**
 * A connection on which no statement waits for ever. The database ends one that takes longer than `statement_timeout`; a
 * database that does not even say so, as a stopped or unreachable one, loses its connection a little later, so that nobody
 * gets that connection again.
 */
export class BoundedClient extends pg.Client {
  /** `statement_timeout` says how long a statement may take. */
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Its statement is told; without a listener a connection that is lost while somebody has it would end the process.
    this.on('error', () => undefined);
    const limitMs = silentAfterMs(Number(config?.statement_timeout ?? 0));
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const bounded = (...args: unknown[]): unknown => {
      const timer = setTimeout(() => this.#cut(limitMs), limitMs);
      const last = args.at(-1);
      if (typeof last === 'function') args[args.length - 1] = clearing(timer, last as Callback);
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      return answer.finally(() => clearTimeout(timer));
    };
    this.query = bounded as pg.Client['query'];
  }

  #cut(limitMs: number): void {
    // The types don't show the socket of a connection.
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.destroy(new DatabaseSilent(limitMs));
  }
}

function clearing(timer: NodeJS.Timeout, callback: Callback): Callback {
  return (...args) => {
    clearTimeout(timer);
    callback(...args);
  };
}
