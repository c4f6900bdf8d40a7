import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../leadership/clock.ts';
import type { FailStop } from '../leadership/fail-stop.ts';

const lookEveryMs = 5_000;
/** Repeated requests are answered from the database for a day; twice that is safe. */
const archiveAfterMinMs = 2 * 86_400_000;
const divergedExitCode = 3;

export interface SnapshotScheduleOptions {
  url: string;
  folder: string;
  /** A snapshot at least this often while something happens, … */
  everyMs: number;
  /** … and after this many frames, so that a restart stays short. */
  everyFrames: number;
  /** How far the snapshotter stands back behind everybody else. */
  niceness: number;
  /** Where segments are copied into files; empty for nowhere. */
  exportFolder: string;
  /** How old batches must be to move into segments; undefined for never. */
  archiveAfterMs: number | undefined;
  clock: Clock;
  durableSeq: () => number;
  log: (line: string) => void;
  fail: FailStop;
}

/** Starts the snapshotter when it is time. Only one runs at once; one that fails is tried again at the next time. */
export class SnapshotSchedule {
  readonly #options: SnapshotScheduleOptions;
  readonly #timer: NodeJS.Timeout;
  #child: ChildProcess | null = null;
  #closing = false;
  #lastSeq: number;
  #lastAt = performance.now();
  #writtenAt = Number.NEGATIVE_INFINITY;
  /** How often there was no snapshot when there should have been. */
  failures = 0;

  constructor(options: SnapshotScheduleOptions, newestSeq: number) {
    this.#options = options;
    this.#lastSeq = newestSeq;
    this.#timer = setInterval(() => this.#look(), Math.min(lookEveryMs, options.everyMs));
  }

  /** How long ago the last one was written by this process, in ms; Infinity before the first. */
  writtenAgoMs(): number {
    return performance.now() - this.#writtenAt;
  }

  /** Starts no more and ends the one that runs: an unfinished snapshot is none. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing = true;
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #look(): void {
    const seq = this.#options.durableSeq();
    if (this.#child !== null || seq === this.#lastSeq) return;
    const due = performance.now() - this.#lastAt >= this.#options.everyMs;
    if (due || seq - this.#lastSeq >= this.#options.everyFrames) this.#start(seq);
  }

  #start(seq: number): void {
    const { url, folder, exportFolder, niceness, log, fail } = this.#options;
    this.#lastSeq = seq;
    this.#lastAt = performance.now();
    const child = spawn(process.execPath, [fileURLToPath(new URL('./snapshotter.ts', import.meta.url))], {
      // Not as arguments: those are for everybody on the machine to read.
      env: {
        ...process.env,
        AURIC_SNAPSHOT_URL: url,
        AURIC_SNAPSHOT_FOLDER: folder,
        AURIC_SNAPSHOT_EXPORT: exportFolder,
        AURIC_SNAPSHOT_ARCHIVE_BEFORE: archiveBefore(this.#options),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', (error) => log(`The snapshotter could not be started: ${error.message}.`));
    child.once('close', (code) => {
      this.#child = null;
      if (code === 0) this.#writtenAt = performance.now();
      if (code === 0 || this.#closing) return;
      this.failures++;
      const reason = said.trim().split('\n').at(-1) ?? '';
      if (code === divergedExitCode) fail(`its state can't be made again from the journal: ${reason}`);
      else log(`No snapshot this time: ${reason === '' ? `the snapshotter ended with ${code}` : reason}`);
    });
    if (child.pid !== undefined) lowerPriority(child.pid, niceness);
  }
}

/** The time before which batches may leave the database, in digits; empty for never. */
function archiveBefore({ archiveAfterMs, clock }: SnapshotScheduleOptions): string {
  return archiveAfterMs === undefined ? '' : String(clock.now() - Math.max(archiveAfterMs, archiveAfterMinMs));
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It may have ended already.
  }
}
