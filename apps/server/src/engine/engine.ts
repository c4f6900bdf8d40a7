import { join } from 'node:path';
import type { EventRecord, ExchangeOptions } from '@auric/exchange';
import { createClient } from '../db/connection.ts';
import { adoptSegmentFiles } from './journal/segment-files.ts';
import { timeAway } from './leadership/clock-watch.ts';
import { settingsOf } from './engine-options.ts';
import type { Engine, EngineOptions, EngineSettings } from './engine-options.ts';
import { Journal } from './journal/journal.ts';
import { Leader } from './leader.ts';
import { refuseOutdatedViews } from './projector/projection-version.ts';
import { ProjectorThread } from './projector/projector-thread.ts';
import { catchUp, recover } from './recovery/recovery.ts';
import type { Replay } from './recovery/replay.ts';
import { SnapshotFiles } from './recovery/snapshot-files.ts';
import { standBy } from './recovery/standby.ts';

export type { Engine, EngineOptions } from './engine-options.ts';

/** A new leader waits until no old one may still read its memory. */
const takeoverWaitMs = 2_000;
/** A projector that does not come up holds no start back: orders wait for it, see `lagMaxMs`. */
const projectorStartMaxMs = 5_000;

type Observe = (event: EventRecord, at: number) => void;

/** Takes the lead of a database, recovers the exchange from its newest snapshot and the journal, and opens the port. */
export async function startEngine(given: EngineOptions): Promise<Engine> {
  const settings = settingsOf(given);
  const journal = await Journal.open(settings.databaseUrl);
  const reader = createClient(settings.databaseUrl, 'auric recovery');
  let projector: ProjectorThread | null = null;
  try {
    await reader.connect();
    const snapshots = new SnapshotFiles(join(settings.dataFolder, 'snapshots'));
    // Nobody watches a replay: the live path is observed once there is a leader.
    const live: { observe?: Observe } = {};
    const exchange: ExchangeOptions = { observe: (event, at) => live.observe?.(event, at) };
    if (settings.requestCapacity !== undefined) exchange.requestCapacity = settings.requestCapacity;
    const recovering = { client: reader, snapshots, log: settings.log, exchange };
    let warm: Replay | null = null;
    if (settings.standby === true) {
      warm = await recover(recovering);
      await standBy(journal, reader, warm, settings.signal);
    } else if (settings.takeOver !== true) await journal.lock();
    const { clean } = await journal.takeOver();
    const tookOverAt = settings.clock.monotonicMs();
    // Its thread takes a moment to start: the time of the recovery.
    if (settings.project !== false) await refuseOutdatedViews(reader);
    if (settings.project !== false) projector = new ProjectorThread(settings.databaseUrl, settings.log);
    await adoptFiles(reader, settings);
    const replay = warm ?? (await recover(recovering));
    // From here on nobody else appends: this is the end.
    await catchUp(reader, replay);
    journal.resume(replay.tail);
    const away = timeAway(replay.exchange.at, settings.clock.now());
    if (away !== null) settings.log(away);
    if (!clean) await sleep(takeoverWaitMs - (settings.clock.monotonicMs() - tookOverAt));
    await startedWithin(projector, projectorStartMaxMs);
    const leader = new Leader({ journal, replay, snapshots, projector, settings });
    live.observe = leader.observe;
    return leader;
  } catch (error) {
    await projector?.close();
    await journal.close();
    throw error;
  } finally {
    await reader.end();
  }
}

/** Releases before this one moved old batches out of the database into files: what is missing in it comes back. */
async function adoptFiles(client: Parameters<typeof adoptSegmentFiles>[0], settings: EngineSettings): Promise<void> {
  const folder = join(settings.dataFolder, 'journal');
  const adopted = await adoptSegmentFiles(client, folder);
  if (adopted > 0) settings.log(`${adopted} files of ${folder} are in the database again; they may be removed.`);
}

async function startedWithin(projector: ProjectorThread | null, waitMaxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMaxMs)));
  await Promise.race([projector?.started, patience]);
  clearTimeout(timer);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
