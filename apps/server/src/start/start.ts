import type { Logger } from 'pino';
import type { Composition } from '../composition/world.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../engine/leadership/clock.ts';
import type { RealtimeLimits } from '../realtime/limits.ts';
import type { Shutdown } from '../shutdown.ts';

export interface ServerOptions {
  config: Config;
  /** Told what is being done, in lines for a person. */
  report?: (line: string) => void;
  clock: Clock;
  /** Told once when only a restart can help; the process must end. */
  fail: (reason: string, cause?: unknown) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
  /** False leaves the markets without prices, providers and customers; tests bring their own. */
  simulateMarket?: boolean;
  /** What the channels do otherwise than by default: measurements send a book more often than customers get it. */
  realtimeLimits?: Partial<RealtimeLimits>;
}

/** What every part is started with. */
export interface Start extends ServerOptions {
  report: (line: string) => void;
  logger: Logger;
  shutdown: Shutdown;
  composition: Composition;
}

/** How long each part may take to end; together they stay below the ten seconds of a drain. */
export const patience = { edgeMs: 2_500, marketMs: 1_000, engineMs: 2_000, poolMs: 500, databaseMs: 3_500 };
