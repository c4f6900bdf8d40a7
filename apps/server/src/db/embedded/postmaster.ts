import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartRefused } from '../../start-refused.ts';
import type { Binaries } from './binaries.ts';
import { failureIn, postgresEnvironment } from './cluster.ts';
import type { DatabaseUser } from './database-user.ts';
import { identity } from './database-user.ts';
import { isAlive, isPostmasterOf } from './process-identity.ts';
import { postgresArguments } from './settings.ts';

export interface Postmaster {
  /** Resolves with the reason when the database ended, asked for or not. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface PostmasterPlace {
  cluster: string;
  socketFolder: string;
  logFile: string;
}

/** Postgres names its socket after a port, also where it listens on none. */
export const socketName = '.s.PGSQL.5432';

/**
 * Postgres runs in a session of its own, so that the terminal's Ctrl-C reaches only the server, which drains first. The
 * shell beside it reads a pipe that nobody writes: when the server is gone, however it died, the pipe ends and the
 * shell stops the database in an orderly way. So nothing is left running even after a kill -9.
 */
const guardScript = `
exec 3<&0 </dev/null
"$@" 3<&- & database=$!
{ read -r _ <&3; kill -INT "$database"; } 2>/dev/null & guard=$!
exec 3<&-
wait "$database"; code=$?
kill "$guard" 2>/dev/null; wait "$guard" 2>/dev/null
exit "$code"
`;

const logBytesMax = 10 * 1024 * 1024;
const fastStopMs = 2_500;
const immediateStopMs = 500;

/** Starts Postgres on the cluster and waits until it takes connections, however long its recovery needs. */
export async function startPostmaster(
  place: PostmasterPlace,
  binaries: Binaries,
  user: DatabaseUser,
  report: (line: string) => void,
): Promise<Postmaster> {
  const logStart = rotateLog(place.logFile);
  const child = spawnGuarded(place, binaries, user);
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  const ended = exited.then(() => failureIn(readFileSync(place.logFile, 'utf8').slice(logStart)));
  const pid = await waitReady(place.cluster, exited, report);
  if (pid === undefined) {
    throw new StartRefused(`The embedded Postgres didn't start: ${await ended} (the log is ${place.logFile}).`);
  }
  return { ended, stop: () => stopProcess(pid, exited) };
}

/**
 * Ends a Postgres that outlived its server, and clears what a crashed one left. A database that answers although its
 * process can't be seen belongs to another container, and is refused.
 */
export async function stopSurvivor(place: PostmasterPlace, report: (line: string) => void): Promise<void> {
  const pid = readPostmasterFile(place.cluster)?.pid;
  if (pid === undefined) return;
  if (isPostmasterOf(pid, place.cluster)) {
    report('Stopping the database of a server that was killed');
    const gone = waitGone(pid);
    await stopProcess(pid, gone);
    return;
  }
  if (await answers(join(place.socketFolder, socketName))) {
    throw new StartRefused(`The database in ${place.cluster} is in use by a process outside of this machine's view.`);
  }
  // The id may meanwhile belong to a stranger, whom Postgres would take for a running database.
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
}

function spawnGuarded(place: PostmasterPlace, binaries: Binaries, user: DatabaseUser): ChildProcess {
  const log = openSync(place.logFile, 'a', 0o600);
  try {
    const command = [binaries.postgres, ...postgresArguments(place.cluster, place.socketFolder)];
    return spawn('/bin/sh', ['-c', guardScript, 'auric-database', ...command], {
      cwd: '/',
      detached: true,
      env: postgresEnvironment(),
      stdio: ['pipe', log, log],
      ...identity(user),
    });
  } finally {
    closeSync(log);
  }
}

/** Postgres tells its state in the last line of its lock file, as `pg_ctl` reads it too. */
async function waitReady(
  cluster: string,
  exited: Promise<void>,
  report: (line: string) => void,
): Promise<number | undefined> {
  let over = false;
  void exited.then(() => (over = true));
  let nextReport = Date.now() + 3_000;
  while (!over) {
    const file = readPostmasterFile(cluster);
    if (file?.status === 'ready' && isAlive(file.pid)) return file.pid;
    if (Date.now() >= nextReport) {
      report('The database is still recovering from its last stop');
      nextReport = Date.now() + 10_000;
    }
    await sleep(10);
  }
  return undefined;
}

/** Where a Postgres that runs on the cluster listens, or undefined where none takes connections. */
export function runningSocketFolder(cluster: string): string | undefined {
  const file = readPostmasterFile(cluster);
  return file?.status === 'ready' && isPostmasterOf(file.pid, cluster) ? file.socketFolder : undefined;
}

function readPostmasterFile(cluster: string): { pid: number; socketFolder: string; status: string } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Fast first (sessions are ended, a checkpoint is written), then immediate: the next start recovers, nothing is lost. */
async function stopProcess(pid: number, gone: Promise<void>): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', immediateStopMs],
    ['SIGKILL', immediateStopMs],
  ] as const) {
    sendSignal(pid, signal);
    const timeout = new AbortController();
    const late = sleep(patienceMs, 'late', { signal: timeout.signal }).catch(() => 'gone');
    const first = await Promise.race([gone, late]);
    timeout.abort();
    if (first !== 'late') return;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function waitGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(10);
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}

/** Keeps the log below a bound: what is too long becomes the one older log. Returns where this start's lines begin. */
function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < logBytesMax) return size;
  renameSync(file, `${file}.1`);
  return 0;
}
