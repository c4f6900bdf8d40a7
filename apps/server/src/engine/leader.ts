import type { EventRecord, Exchange } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import { stateHashBytes } from './journal/batch-hash.ts';
import { CommandDesk } from './port/command-desk.ts';
import { DirectPort } from './port/direct-port.ts';
import type { Engine, EngineSettings } from './engine-options.ts';
import { engineStats } from './engine-stats.ts';
import type { EngineStats } from './engine-stats.ts';
import { ClockWatch } from './leadership/clock-watch.ts';
import { DiskWatch, leastFreeBytes } from './leadership/disk-watch.ts';
import { ExchangeTimer } from './leadership/exchange-timer.ts';
import { exitProcess } from './leadership/fail-stop.ts';
import type { FailStop } from './leadership/fail-stop.ts';
import { FirstAnswers } from './port/first-answers.ts';
import { GroupCommit } from './journal/group-commit.ts';
import type { Journal } from './journal/journal.ts';
import { Leadership } from './leadership/leadership.ts';
import type { Verdict } from './leadership/leadership.ts';
import { MemoryReads } from './port/memory-reads.ts';
import { Unavailable } from './port/port.ts';
import type { ExchangePort } from './port/port.ts';
import type { ProjectorThread } from './projector/projector-thread.ts';
import type { Replay } from './recovery/replay.ts';
import type { SnapshotFiles } from './recovery/snapshot-files.ts';
import { SnapshotSchedule } from './recovery/snapshot-schedule.ts';
import { Subscriptions } from './port/subscriptions.ts';

const lagLookEveryMs = 250;

export interface LeaderParts {
  journal: Journal;
  replay: Replay;
  snapshots: SnapshotFiles;
  projector: ProjectorThread | null;
  settings: EngineSettings;
}

/** The leader at work: wires what serves the exchange, and ends it, in order or at once. */
export class Leader implements Engine {
  readonly port: ExchangePort;
  readonly #subscriptions: Subscriptions;
  readonly #parts: LeaderParts;
  readonly #exchange: Exchange;
  readonly #leadership: Leadership;
  readonly #clock: ClockWatch;
  readonly #disk: DiskWatch;
  readonly #commit: GroupCommit;
  readonly #desk: CommandDesk;
  readonly #timer: ExchangeTimer;
  readonly #schedule: SnapshotSchedule;
  readonly #db: Kysely<Database>;
  readonly #lagLook: NodeJS.Timeout;
  #indexAt = Number.NEGATIVE_INFINITY;
  #hashedAt = Number.NEGATIVE_INFINITY;
  #failed = false;
  #commitTook: (ms: number) => void = ignore;
  #closing: Promise<void> | undefined;

  constructor(parts: LeaderParts) {
    const { journal, replay, projector, settings } = parts;
    const { exchange } = replay;
    const { clock } = settings;
    const fail: FailStop = (reason, cause) => this.#fail(reason, cause);
    this.#parts = parts;
    this.#exchange = exchange;
    this.#db = openDatabase(settings.databaseUrl, { connections: 2, name: 'auric engine' });
    this.#leadership = new Leadership(
      (done) => journal.checkEpoch((verdict) => done(unavailableIfUnknown(verdict))),
      clock,
      fail,
    );
    this.#clock = new ClockWatch(clock, fail);
    const { folders, minBytes } = settings.disk ?? { folders: [settings.dataFolder], minBytes: 0 };
    this.#disk = new DiskWatch(() => leastFreeBytes(folders), minBytes);
    const hooks = {
      sealed: () => this.#sealed(),
      durable: (seq: number, tookMs: number) => this.#durable(seq, tookMs),
    };
    const pauseMs = settings.commitPauseMs;
    const commit = { source: exchange, journal, leadership: this.#leadership, hooks, clock, fail, pauseMs };
    this.#commit = new GroupCommit(commit);
    this.#subscriptions = new Subscriptions(
      exchange,
      this.#commit,
      (error) => settings.log(`A listener of a feed failed and is dropped: ${detailOf(error)}`),
      () => void (this.#indexAt = clock.monotonicMs()),
    );
    const firstAnswers = new FirstAnswers(this.#db, (seq) => this.waitForProjected(seq));
    const now = (): number => this.#clock.now();
    this.#desk = new CommandDesk({
      exchange,
      commit: this.#commit,
      fail,
      now,
      lagMs: () => projector?.lagMs() ?? 0,
      isDiskLow: () => this.#disk.isLow,
      firstOutcome: (seq) => firstAnswers.outcomeOf(seq),
      options: settings,
    });
    const reads = new MemoryReads(exchange, this.#commit, this.#db, (seq) => this.waitForProjected(seq));
    this.port = new DirectPort(
      { desk: this.#desk, reads, subscriptions: this.#subscriptions },
      settings.callDeadlineMs,
    );
    // Read models that have far to go, as after a rebuild that was interrupted, are behind from the start.
    projector?.committed(exchange.seq);
    this.#lagLook = setInterval(() => this.#desk.measureLag(), lagLookEveryMs);
    this.#timer = new ExchangeTimer(now, () => {
      this.#desk.submit({ type: 'AdvanceTime' }, undefined, ignore, ignore);
      return exchange.nextTimerAt();
    });
    this.#timer.arm(exchange.nextTimerAt());
    this.#schedule = this.#startSnapshots(fail);
    this.#startJournal(settings.release);
    journal.onLost((cause) => fail('the connection of the journal is lost', cause));
  }

  readonly submit: Engine['submit'] = (command, requestKey, capture, done) =>
    this.#desk.submit(command, requestKey, capture, done);

  /** The exchange's observer on the live path. */
  readonly observe = (event: EventRecord, at: number): void => this.#subscriptions.observe(event, at);

  ready(): { ok: boolean; reason?: string } {
    const { indexMaxAgeMs = Number.POSITIVE_INFINITY } = this.#parts.settings;
    const stale = this.#parts.settings.clock.monotonicMs() - this.#indexAt > indexMaxAgeMs;
    const unasked = this.#leadership.current ? null : 'the store can not be asked who leads';
    const reason = this.#desk.busy() ?? unasked ?? (stale ? 'there are no live prices' : null);
    return reason === null ? { ok: true } : { ok: false, reason };
  }

  durableSeq(): number {
    return this.#commit.durableSeq;
  }

  projectedSeq(): number {
    return this.#parts.projector?.projectedSeq ?? this.#commit.durableSeq;
  }

  waitForProjected(seq: number = this.#commit.durableSeq): Promise<void> {
    return this.#parts.projector?.waitFor(seq) ?? Promise.resolve();
  }

  watchCommits(commitTook: (ms: number) => void): void {
    this.#commitTook = commitTook;
  }

  stats(): EngineStats {
    const { journal, projector, replay } = this.#parts;
    return engineStats({
      exchange: this.#exchange,
      journal,
      commit: this.#commit,
      desk: this.#desk,
      disk: this.#disk,
      projector,
      replay,
      snapshots: this.#schedule,
      indexAgeMs: this.#clock.monotonicMs() - this.#indexAt,
    });
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    const { journal, projector } = this.#parts;
    this.#desk.close('it stops');
    this.#timer.close();
    this.#clock.close();
    this.#disk.close();
    clearInterval(this.#lagLook);
    this.#subscriptions.close();
    await this.#commit.drained();
    const ended = new Unavailable('it stops');
    this.#leadership.end(ended);
    this.#commit.stop(ended);
    // Only now, when nothing is answered from memory any more, may the next leader start at once.
    await journal.release().catch(() => undefined);
    await Promise.all([this.#schedule.close(), projector?.close(), this.#db.destroy()]);
    await journal.close();
  }

  #durable(seq: number, tookMs: number): void {
    this.#parts.projector?.committed(seq);
    this.#commitTook(tookMs);
  }

  /** The frames so far leave for the disk: what others watch is captured, and every few seconds the state's hash. */
  #sealed(): Buffer | null {
    this.#subscriptions.sealed();
    this.#timer.arm(this.#exchange.nextTimerAt());
    if (this.#parts.settings.clock.monotonicMs() - this.#hashedAt < this.#parts.settings.hashEveryMs) return null;
    this.#hashedAt = this.#parts.settings.clock.monotonicMs();
    return stateHashBytes(this.#exchange.hash());
  }

  /** Nothing leaves any more, not even what is on its way; then the process is ended. */
  #fail(reason: string, cause?: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    const error = new Unavailable('it stops');
    this.#clock.close();
    this.#disk.close();
    this.#desk.close('it stops');
    this.#leadership.end(error);
    this.#commit.stop(error);
    const end = this.#parts.settings.fail ?? exitProcess(this.#parts.settings.log);
    end(reason, cause);
  }

  /**
   * Names the release that writes from here on, so that an older one that can't read on says which one it needs; a new
   * journal also gets the secret of its hash tables.
   */
  #startJournal(release: string | undefined): void {
    if (release === undefined) return;
    const before = this.#exchange.seq;
    const now = this.#clock.now();
    this.#exchange.startRelease(release, now);
    if (before === 0) this.#exchange.execute({ type: 'OpenJournal', hashKey: [...randomWords(2)] }, now);
    if (this.#exchange.seq !== before) this.#commit.gather();
  }

  #startSnapshots(fail: FailStop): SnapshotSchedule {
    const { snapshots, settings } = this.#parts;
    const options = {
      url: settings.databaseUrl,
      folder: snapshots.folder,
      everyMs: settings.snapshotEveryMs,
      everyFrames: settings.snapshotEveryFrames,
      niceness: settings.snapshotNiceness,
      exportFolder: settings.journalExportFolder ?? '',
      archiveAfterMs: settings.archiveAfterMs,
      clock: settings.clock,
      durableSeq: () => this.#commit.durableSeq,
      log: settings.log,
      fail,
    };
    return new SnapshotSchedule(options, snapshots.sequences()[0] ?? 0);
  }
}

function detailOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function unavailableIfUnknown(verdict: Verdict): Verdict {
  return verdict instanceof Error ? new Unavailable('the store can not be asked who leads') : verdict;
}

/** Random words of 32 bits that nobody can guess. */
function randomWords(count: number): Uint32Array {
  return crypto.getRandomValues(new Uint32Array(count));
}

function ignore(): void {}
