import { setTimeout as sleep } from 'node:timers/promises';

/** The server ended because only a restart can help: docs/OPERATING.md. */
const restartCode = 70;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A server that lived this long was well: its next restart waits the first pause again. */
const soundMs = 300_000;

/**
 * Runs a server and starts it again each time it ends with exit code 70, after pauses that double from one second to a
 * minute, and says so. Any other end is the end; a signal during a pause is one too.
 *
 * @param {() => Promise<number>} run starts the server and gives its exit code
 * @param {{ say?: (line: string) => void, now?: () => number, pause?: (ms: number, options: { signal: AbortSignal }) => Promise<unknown> }} [ports]
 * @returns {Promise<number>} the exit code of the last run; 0 where a pause was interrupted
 */
export async function keepRunning(run, ports = {}) {
  const {
    say = console.error,
    now = () => performance.now(),
    pause = (ms, options) => sleep(ms, null, options),
  } = ports;
  for (let pauseMs = firstPauseMs; ;) {
    const startedAt = now();
    const code = await run();
    if (code !== restartCode) return code;
    if (now() - startedAt >= soundMs) pauseMs = firstPauseMs;
    say(`The server ended with code ${restartCode}: it starts again in ${pauseMs / 1000} s (Ctrl-C ends it).`);
    if (!(await isPauseOver(pauseMs, pause))) return 0;
    say('Starting again');
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** @param {number} ms @param {(ms: number, options: { signal: AbortSignal }) => Promise<unknown>} pause */
async function isPauseOver(ms, pause) {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, interrupt);
  try {
    await pause(ms, { signal: interrupted.signal });
  } catch (error) {
    if (!interrupted.signal.aborted) throw error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
  return !interrupted.signal.aborted;
}
