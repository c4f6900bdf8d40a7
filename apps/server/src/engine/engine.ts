import { join } from 'node:path';
import { Exchange } from '@auric/exchange';
import type { EventRecord } from '@auric/exchange';
import { createClient } from '../db/connection.ts';
import { openDatabase } from '../db/database.ts';
import { stateHashBytes } from './batch-hash.ts';
import { CommandDesk } from './command-desk.ts';
import { DirectPort } from './direct-port.ts';
import { engineStats } from './engine-stats.ts';
import type { EngineStats } from './engine-stats.ts';
import { ExchangeTimer } from './exchange-timer.ts';
import { exitProcess } from './fail-stop.ts';
import type { FailStop } from './fail-stop.ts';
import { FirstAnswers } from './first-answers.ts';
import { GroupCommit } from './group-commit.ts';
import { Journal } from './journal.ts';
import { Leadership } from './leadership.ts';
import { MemoryReads } from './memory-reads.ts';
import type { ExchangePort } from './port.ts';
import { Unavailable } from './port.ts';
import { ProjectorThread } from './projector/projector-thread.ts';
import { recover } from './recovery.ts';
import type { Replay } from './replay.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { SnapshotSchedule } from './snapshot-schedule.ts';
import { Subscriptions } from './subscriptions.ts';

export interface EngineOptions {
  databaseUrl: string;
  /** Snapshots go into its folder `snapshots`. */
  dataFolder: string;
  log?: (line: string) => void;
  /** What ends the leader for good; by default the process. */
  fail?: FailStop;
  /** Unix ms. */
  now?: () => number;
  /** Take the lead although the leader before may still live. */
  takeOver?: boolean;
  /** False where nothing reads the read models, as in a bench. */
  project?: boolean;
  /** Commands that may wait for durability before new orders are refused. */
  pendingMax?: number;
  /** How far the read models may be behind before new orders are refused. */
  lagMaxMs?: number;
  hashEveryMs?: number;
  snapshotEveryMs?: number;
  snapshotEveryFrames?: number;
  requestCapacity?: number;
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
  /** Takes nothing more, lets what was taken become durable, and gives the lead back. */
  close(): Promise<void>;
}

/** A new leader waits until no old one may still read its memory. */
const takeoverWaitMs = 2_000;
const lagLookEveryMs = 250;
/** A projector that does not come up holds no start back: orders wait for it, see `lagMaxMs`. */
const projectorStartMaxMs = 5_000;

const defaults = {
  pendingMax: 20_000,
  lagMaxMs: 5_000,
  hashEveryMs: 5_000,
  snapshotEveryMs: 600_000,
  snapshotEveryFrames: 500_000,
};

/** Takes the lead of a database, recovers the exchange from its newest snapshot and the journal, and opens the port. */
export async function startEngine(given: EngineOptions): Promise<Engine> {
  const options = { ...defaults, ...definedOf(given) };
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const journal = await Journal.open(options.databaseUrl);
  let projector: ProjectorThread | null = null;
  try {
    if (options.takeOver !== true) await journal.lock();
    const takeover = await journal.takeOver();
    const tookOverAt = performance.now();
    // Its thread takes a moment to start: the time of the recovery.
    projector = options.project === false ? null : new ProjectorThread(options.databaseUrl, log);
    const snapshots = new SnapshotFiles(join(options.dataFolder, 'snapshots'));
    let observe: ((event: EventRecord, at: number, seq: number) => void) | undefined;
    const exchangeOptions = {
      observe: (event: EventRecord, at: number, seq: number) => observe?.(event, at, seq),
      ...(options.requestCapacity !== undefined && { requestCapacity: options.requestCapacity }),
    };
    const replay = await recoverFrom(options.databaseUrl, snapshots, exchangeOptions, log);
    journal.resume(replay.tail);
    if (!takeover.clean) await sleep(takeoverWaitMs - (performance.now() - tookOverAt));
    await startedWithin(projector, projectorStartMaxMs);
    const leader = lead(journal, replay, snapshots, projector, { ...options, log });
    observe = leader.observe;
    return leader.engine;
  } catch (error) {
    await projector?.close();
    await journal.close();
    throw error;
  }
}

type Settings = EngineOptions & typeof defaults & { log: (line: string) => void };

function lead(
  journal: Journal,
  replay: Replay,
  snapshots: SnapshotFiles,
  projector: ProjectorThread | null,
  options: Settings,
) {
  const { exchange } = replay;
  const { log } = options;
  const now = options.now ?? Date.now;
  const end = options.fail ?? exitProcess(log);
  let failed = false;
  const fail: FailStop = (reason, cause) => {
    if (failed) return;
    failed = true;
    const error = new Unavailable('it stops');
    desk.close('it stops');
    leadership.end(error);
    commit.stop(error);
    end(reason, cause);
  };
  journal.onLost((cause) => fail('the connection of the journal is lost', cause));
  const leadership = new Leadership((done) => journal.checkEpoch(done), fail);
  const db = openDatabase(options.databaseUrl, { connections: 2, name: 'auric engine' });
  const waitForProjected = (seq = commit.durableSeq): Promise<void> => projector?.waitFor(seq) ?? Promise.resolve();
  const timer = new ExchangeTimer(now, () => desk.submit({ type: 'AdvanceTime' }, undefined, ignore, ignore));
  let hashedAt = Number.NEGATIVE_INFINITY;

  const commit = new GroupCommit(
    exchange,
    journal,
    leadership,
    {
      sealed() {
        subscriptions.sealed();
        timer.arm(exchange.nextTimerAt());
        if (performance.now() - hashedAt < options.hashEveryMs) return null;
        hashedAt = performance.now();
        return stateHashBytes(exchange.hash());
      },
      durable: (seq) => projector?.committed(seq),
    },
    fail,
  );
  const subscriptions = new Subscriptions(exchange, commit);
  const firstAnswers = new FirstAnswers(db, exchange, waitForProjected);
  const lagMs = (): number => projector?.lagMs() ?? 0;
  const desk = new CommandDesk({
    exchange,
    commit,
    fail,
    now,
    lagMs,
    firstOutcome: (seq) => firstAnswers.outcomeOf(seq),
    options,
  });
  const lagLook = setInterval(() => desk.measureLag(), lagLookEveryMs);
  const schedule = new SnapshotSchedule(
    {
      url: options.databaseUrl,
      folder: snapshots.folder,
      everyMs: options.snapshotEveryMs,
      everyFrames: options.snapshotEveryFrames,
      durableSeq: () => commit.durableSeq,
      log,
      fail,
    },
    snapshots.sequences()[0] ?? 0,
  );
  timer.arm(exchange.nextTimerAt());

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    desk.close('it stops');
    timer.close();
    clearInterval(lagLook);
    subscriptions.close();
    await commit.drained();
    const ended = new Unavailable('it stops');
    leadership.end(ended);
    commit.stop(ended);
    // Only now, when nothing is answered from memory any more, may the next leader start at once.
    await journal.release().catch(() => undefined);
    await Promise.all([schedule.close(), projector?.close(), db.destroy()]);
    await journal.close();
  };

  const reads = new MemoryReads(exchange, commit, db, waitForProjected);
  const engine: Engine = {
    port: new DirectPort(desk, reads, subscriptions),
    submit: (command, requestKey, capture, done) => desk.submit(command, requestKey, capture, done),
    ready() {
      const reason = desk.busy();
      return reason === null ? { ok: true } : { ok: false, reason };
    },
    durableSeq: () => commit.durableSeq,
    projectedSeq: () => projector?.projectedSeq ?? commit.durableSeq,
    waitForProjected,
    stats: () => engineStats({ exchange, journal, commit, desk, projector, replay }),
    close: () => (closing ??= close()),
  };
  return { engine, observe: subscriptions.observe };
}

async function recoverFrom(
  url: string,
  snapshots: SnapshotFiles,
  exchange: ConstructorParameters<typeof Exchange>[0],
  log: (line: string) => void,
): Promise<Replay> {
  const client = createClient(url, 'auric recovery');
  await client.connect();
  try {
    return await recover({ client, snapshots, log, ...(exchange !== undefined && { exchange }) });
  } finally {
    await client.end();
  }
}

function ignore(): void {}

async function startedWithin(projector: ProjectorThread | null, waitMaxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMaxMs)));
  await Promise.race([projector?.started, patience]);
  clearTimeout(timer);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** An option that is given as undefined is not given. */
function definedOf(given: EngineOptions): EngineOptions {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as unknown as EngineOptions;
}
