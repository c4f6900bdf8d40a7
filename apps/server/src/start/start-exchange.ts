import { NewerJournal } from '@auric/exchange';
import { join, resolve } from 'node:path';
import { type Engine, startEngine } from '../engine/engine.ts';
import { JournalCorrupt, LeaderAlive } from '../engine/journal/journal-errors.ts';
import type { FailStop } from '../engine/leadership/fail-stop.ts';
import { ViewsOutdated } from '../engine/projector/projection-version.ts';
import { release } from '../release.ts';
import { StartRefused } from '../start-refused.ts';
import { patience, type Start } from './start.ts';

/** Prices older than this aren't live: rules, section 4. */
const indexMaxAgeMs = 10_000;
const msPerDay = 86_400_000;
const bytesPerMb = 1024 * 1024;

/** Replays the journal and leads the exchange from then on; refuses to start where only a person can help. */
export async function startExchange(start: Start, databaseUrl: string, standby: boolean): Promise<Engine> {
  const { config, report, shutdown } = start;
  report(standby ? 'Standing by until the leader is gone' : 'Reading the journal');
  const fail: FailStop = (reason, cause) => {
    // A part that did not end in time loses what is closed below it; the process is ending already.
    if (shutdown.begun) return report(`While stopping, the exchange ended early: ${reason}.`);
    start.fail(`the exchange can't go on, ${reason}${cause instanceof Error ? ` (${cause.message})` : ''}`, cause);
  };
  try {
    const { dataFolder, databaseUrl: given, journalArchiveDays, journalExportFolder, diskFreeMinMb } = config.storage;
    const engine = await startEngine({
      databaseUrl,
      dataFolder,
      clock: start.clock,
      log: report,
      fail,
      standby,
      ...(start.signal === undefined ? {} : { signal: start.signal }),
      release,
      commitPauseMs: config.journal.commitPauseMs,
      requestCapacity: config.journal.requestIdsPerDay,
      ...(start.simulateMarket === false ? {} : { indexMaxAgeMs }),
      ...(journalArchiveDays === 0 ? {} : { archiveAfterMs: journalArchiveDays * msPerDay }),
      ...(journalExportFolder === '' ? {} : { journalExportFolder: resolve(journalExportFolder) }),
      disk: {
        folders: given === '' ? [dataFolder, join(dataFolder, 'postgres')] : [dataFolder],
        minBytes: diskFreeMinMb * bytesPerMb,
      },
    });
    shutdown.add('exchange', patience.engineMs, () => engine.close());
    return engine;
  } catch (error) {
    if (
      error instanceof LeaderAlive ||
      error instanceof JournalCorrupt ||
      error instanceof NewerJournal ||
      error instanceof ViewsOutdated
    )
      throw new StartRefused(error.message, error);
    throw error;
  }
}
