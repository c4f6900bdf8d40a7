import { once } from 'node:events';
import { readConfig } from './config.ts';
import { systemClock } from './engine/leadership/clock.ts';
import { ClockLeapt } from './engine/leadership/clock-watch.ts';
import { startServer, type RunningServer } from './server.ts';
import { StartRefused } from './start-refused.ts';

const exitCodes = { stopped: 0, refused: 1, failed: 70, clockLeapt: 78, interrupted: 130 } as const;

/** A drain is over long before; whatever hangs must not keep the process. */
const stopPatienceMs = 9_500;

const stopping = new AbortController();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * The first signal asks for an orderly end, the second one ends the process as it stands: the guard of the database
 * stops that all the same, and nothing that was answered is lost.
 */
function listenForSignals(): void {
  const onSignal = (): void => {
    if (stopping.signal.aborted) process.exit(exitCodes.interrupted);
    say('Stopping');
    stopping.abort();
    setTimeout(() => process.exit(exitCodes.failed), stopPatienceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // A program that started us with a channel, such as a test, has died without ending us.
  process.on('disconnect', onSignal);
}

/** Whoever read our lines may be gone, as a closed terminal is; that must not end a drain in the middle. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** A restart heals every failure but one: what time it is, a person has to say. */
function fail(reason: string, cause?: unknown): void {
  complain(`Auric stops: ${reason}`);
  process.exit(cause instanceof ClockLeapt ? exitCodes.clockLeapt : exitCodes.failed);
}

/** After a fault that nobody caught, what is in memory can't be trusted: a restart reads it again from the journal. */
function endOnFaults(): void {
  process.on('uncaughtException', (error: unknown) => {
    fail(
      `a fault that nobody caught. ${error instanceof Error ? (error.stack ?? error.message) : 'No reason is known.'}`,
    );
  });
}

async function run(): Promise<number> {
  let server: RunningServer;
  try {
    const config = readConfig(process.env);
    server = await startServer({ config, clock: systemClock, report: say, fail, signal: stopping.signal });
  } catch (error) {
    if (stopping.signal.aborted) return exitCodes.stopped;
    if (!(error instanceof StartRefused)) throw error;
    complain(error.message);
    return exitCodes.refused;
  }
  say(`Ready: ${server.url}  (Ctrl-C stops it)`);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await server.close();
  say('Stopped');
  return exitCodes.stopped;
}

outliveReaders();
listenForSignals();
endOnFaults();
process.exit(await run());
