import type { Clock } from '../leadership/clock.ts';
import type { FailStop } from '../leadership/fail-stop.ts';
import type { Append } from './journal.ts';
import type { Leadership } from '../leadership/leadership.ts';

/** Beyond this a batch closes to new orders; what still passes (cancels, timers) has the rest of the 4 MB of a row. */
export const batchBytesSoftMax = 2 * 1024 * 1024;
export const batchBytesHardMax = 3 * 1024 * 1024;

const commitMaxMs = 5_000;
const watchEveryMs = 250;

/** Takes a captured value when everything that it depends on is durable, or the reason why nobody may ever know. */
export type Release<T> = (error: Error | null, value: T) => void;

/** What gathers while the commit before is on its way. */
interface Batch {
  commands: number;
  releases: Release<unknown>[];
  values: unknown[];
}

/** The end of the exchange that makes frames: those since the last call. `spare`: a buffer of theirs to write on in. */
export interface FrameSource {
  readonly seq: number;
  readonly at: number;
  readonly frameBytes: number;
  takeFrames(spare?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

export interface GroupCommitHooks {
  /** Just before the gathered frames leave: the state hash for the chain, or null. */
  sealed(): Buffer | null;
  /** After the batch has become durable and its releases have run; `tookMs`: from sending it to the word of the disk. */
  durable(lastSeq: number, tookMs: number): void;
}

interface Appender {
  append(batch: Append, done: (error: Error | null) => void): void;
}

export interface GroupCommitParts {
  source: FrameSource;
  journal: Appender;
  leadership: Leadership;
  hooks: GroupCommitHooks;
  clock: Clock;
  fail: FailStop;
  /** How long after a batch left the next one leaves at the earliest, as long as many commands come. */
  pauseMs?: number;
}

/**
 * Group commit: one batch is on its way to the disk while the next gathers, so the durable journal is always a prefix of
 * what was decided, and one fsync serves everything that came in meanwhile. When idle, a command commits at once; under
 * load a commit leaves room for the next to gather, since Postgres works for each as long, however much is in it.
 */
export class GroupCommit {
  readonly #source: FrameSource;
  readonly #journal: Appender;
  readonly #leadership: Leadership;
  readonly #hooks: GroupCommitHooks;
  readonly #clock: Clock;
  readonly #fail: FailStop;
  readonly #watch: NodeJS.Timeout;
  #open: Batch = emptyBatch();
  #inFlight: Batch | null = null;
  #scheduled = false;
  /** Whether the last batch had more than one command: then a short pause lets the next one gather more. */
  #busy = false;
  readonly #pauseMs: number;
  #stopped: Error | null = null;
  #sentAt = 0;
  /** The buffer of the batch before: the connection is done with it. */
  #spare: Uint8Array<ArrayBuffer> | undefined;
  #idle: (() => void)[] = [];
  durableSeq: number;
  batches = 0;

  constructor(parts: GroupCommitParts) {
    const { source, journal, leadership, hooks, clock, fail, pauseMs = 0 } = parts;
    this.#pauseMs = pauseMs;
    this.#source = source;
    this.#journal = journal;
    this.#leadership = leadership;
    this.#hooks = hooks;
    this.#clock = clock;
    this.#fail = fail;
    this.durableSeq = source.seq;
    this.#watch = setInterval(() => this.#watchCommit(), watchEveryMs);
  }

  /** What waits: commands whose frames are not durable yet. */
  get pendingCommands(): number {
    return this.#open.commands + (this.#inFlight?.commands ?? 0);
  }

  /** What gathers for the next row. */
  get openBytes(): number {
    return this.#source.frameBytes;
  }

  /** A command has made frames: they leave with the next commit. */
  gather(): void {
    this.#open.commands++;
    if (this.#scheduled || this.#inFlight !== null) return;
    this.#scheduled = true;
    const pauseMs = this.#pauseLeft();
    if (pauseMs > 0) setTimeout(this.#sendGathered, pauseMs);
    else setImmediate(this.#sendGathered);
  }

  /** Releases an answer, captured now, when all that the exchange has decided so far is durable. */
  whenDurable<T>(value: T, release: Release<T>): void {
    if (this.#stopped !== null) return release(this.#stopped, value);
    const batch = this.#source.frameBytes > 0 ? this.#open : this.#inFlight;
    if (batch === null) return release(null, value);
    batch.releases.push(release as Release<unknown>);
    batch.values.push(value);
  }

  /** The same for what was only read from memory: it also needs a leader that may still be believed. */
  whenReadable<T>(value: T, release: Release<T>): void {
    this.whenDurable(value, (error) => {
      if (error !== null) return release(error, value);
      this.#leadership.whenFresh((lost) => release(lost, value));
    });
  }

  /** Resolves when nothing is on its way or gathers. */
  drained(): Promise<void> {
    const nothing = this.#inFlight === null && this.#source.frameBytes === 0;
    if (nothing || this.#stopped !== null) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  /** Nothing more is committed or released; whoever waits learns that the outcome is unknown. */
  stop(error: Error): void {
    if (this.#stopped !== null) return;
    this.#stopped = error;
    clearInterval(this.#watch);
    if (this.#inFlight !== null) releaseAll(this.#inFlight, error);
    releaseAll(this.#open, error);
    for (const resolve of this.#idle) resolve();
  }

  #pauseLeft(): number {
    return this.#busy ? this.#sentAt + this.#pauseMs - this.#clock.monotonicMs() : 0;
  }

  readonly #sendGathered = (): void => {
    this.#scheduled = false;
    if (this.#stopped === null && this.#inFlight === null && this.#source.frameBytes > 0) this.#send();
  };

  #send(): void {
    const batch = this.#open;
    const firstSeq = this.durableSeq + 1;
    const { seq: lastSeq, at } = this.#source;
    const stateHash = this.#hooks.sealed();
    const frames = this.#source.takeFrames(this.#spare);
    this.#spare = undefined;
    const payload = Buffer.from(frames.buffer, frames.byteOffset, frames.byteLength);
    this.#inFlight = batch;
    this.#open = emptyBatch();
    const monotonic = this.#clock.monotonicMs();
    const wall = this.#clock.now();
    this.#sentAt = monotonic;
    this.#journal.append({ firstSeq, lastSeq, at, payload, stateHash }, (error) => {
      if (this.#stopped !== null) return;
      if (error !== null) return this.#fail('the journal did not take a batch', error);
      this.#leadership.confirm(monotonic, wall);
      this.#spare = frames;
      this.#committed(batch, lastSeq, this.#clock.monotonicMs() - monotonic);
    });
  }

  /** The next batch leaves before the answers of this one do: the disk works while they are written. */
  #committed(batch: Batch, lastSeq: number, tookMs: number): void {
    this.batches++;
    this.durableSeq = lastSeq;
    this.#inFlight = null;
    this.#busy = batch.commands > 1;
    this.#sendNext();
    releaseAll(batch, null);
    this.#hooks.durable(lastSeq, tookMs);
    if (this.#inFlight === null && this.#source.frameBytes === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  #sendNext(): void {
    const pauseMs = this.#source.frameBytes > 0 ? this.#pauseLeft() : 0;
    if (pauseMs <= 0) return this.#sendGathered();
    this.#scheduled = true;
    setTimeout(this.#sendGathered, pauseMs);
  }

  #watchCommit(): void {
    if (this.#inFlight === null || this.#clock.monotonicMs() - this.#sentAt < commitMaxMs) return;
    this.#fail(`a commit took more than ${commitMaxMs / 1000} seconds`);
  }
}

function emptyBatch(): Batch {
  return { commands: 0, releases: [], values: [] };
}

function releaseAll(batch: Batch, error: Error | null): void {
  const { releases, values } = batch;
  for (let i = 0; i < releases.length; i++) releases[i]!(error, values[i]);
}
