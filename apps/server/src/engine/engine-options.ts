import type { CommandDesk } from './port/command-desk.ts';
import type { EngineStats } from './engine-stats.ts';
import type { Clock } from './leadership/clock.ts';
import type { FailStop } from './leadership/fail-stop.ts';
import type { ExchangePort } from './port/port.ts';

export interface EngineOptions {
  databaseUrl: string;
  /** Snapshots go into its folder `snapshots`. */
  dataFolder: string;
  log?: (line: string) => void;
  /** What ends the leader for good; by default the process. */
  fail?: FailStop;
  clock: Clock;
  /** Take the lead although the leader before may still live. */
  takeOver?: boolean;
  /** Wait beside a living leader, replaying all the time, and take the lead when it is gone. */
  standby?: boolean;
  /** Ends the wait of a standby. */
  signal?: AbortSignal;
  /** Where prices are published all the time: an index older than this makes the engine unready; not checked if absent. */
  indexMaxAgeMs?: number;
  /** False where nothing reads the read models, as in a bench. */
  project?: boolean;
  /** Commands that may wait for durability before new orders are refused. */
  pendingMax?: number;
  /** How far the read models may be behind before new orders are refused. */
  lagMaxMs?: number;
  /** Under load the time between two commits of the journal, at least. */
  commitPauseMs?: number;
  hashEveryMs?: number;
  snapshotEveryMs?: number;
  snapshotEveryFrames?: number;
  /** How far who writes snapshots stands back behind everybody else, 0 to 19. Tests wait for it, so it may not there. */
  snapshotNiceness?: number;
  /** Batches older than this move into compressed segments; not below two days. Never, if absent. */
  archiveAfterMs?: number;
  /** Below `minBytes` free on the disk of one of the folders, no new orders are taken; never, if absent. */
  disk?: { folders: readonly string[]; minBytes: number };
  /** Where segments of the journal are copied into files too; nowhere, if absent. */
  journalExportFolder?: string;
  requestCapacity?: number;
  /** The release that this is, for the journal to name. */
  release?: string;
  /** How long a call of the port waits for its answer, where the caller doesn't say. */
  callDeadlineMs?: number;
}

/** The single writer: the exchange in memory, its journal, and everything that follows the journal. */
export interface Engine {
  port: ExchangePort;
  /** The way in without a promise a command, for the bench. */
  submit: CommandDesk['submit'];
  /** Whether orders are taken now; else why not. */
  ready(): { ok: boolean; reason?: string };
  /** The last sequence that no crash can undo. */
  durableSeq(): number;
  projectedSeq(): number;
  /** Resolves when the read models contain `seq` (by default all that is durable now); Unavailable after a second. */
  waitForProjected(seq?: number): Promise<void>;
  stats(): EngineStats;
  /** Is told from now on how long each commit took, in ms. */
  watchCommits(commitTook: (ms: number) => void): void;
  /** Takes nothing more, lets what was taken become durable, and gives the lead back. */
  close(): Promise<void>;
}

const defaults = {
  pendingMax: 20_000,
  lagMaxMs: 5_000,
  commitPauseMs: 2,
  hashEveryMs: 5_000,
  snapshotEveryMs: 600_000,
  snapshotEveryFrames: 500_000,
  snapshotNiceness: 15,
};

export type EngineSettings = EngineOptions & typeof defaults & { log: (line: string) => void };

/** The options with what was not given; an option that is given as undefined is not given. */
export function settingsOf(given: EngineOptions): EngineSettings {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...defaults, log, ...options } as EngineSettings;
}
