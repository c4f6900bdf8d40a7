import { stateHashVersion } from '@auric/exchange';
import { createClient } from '../../db/connection.ts';
import { stateHashBytes } from '../journal/batch-hash.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';
import { recover } from './recovery.ts';
import { archiveOldBatches } from '../journal/retention.ts';
import { exportSegments } from '../journal/segment-files.ts';
import { SnapshotFiles } from './snapshot-files.ts';

interface SnapshotPlace {
  url: string;
  folder: string;
  /** Where segments are copied into files, for who asks for them; empty for nowhere. */
  exportFolder: string;
  /** Batches older than this, in Unix ms, are archived; null for none. */
  archiveBefore: number | null;
}

type Client = ReturnType<typeof createClient>;

/**
 * A short-lived process of low priority: recovers as a start would, compares the state's hash with the one that the
 * leader recorded, and writes the next snapshot there. So recovery is exercised all day, not only when it is needed.
 */
async function writeNextSnapshot(place: SnapshotPlace): Promise<void> {
  const { url, folder, exportFolder } = place;
  const client = createClient(url, 'auric snapshotter');
  await client.connect();
  try {
    const { rows } = await client.query<{ seq: number }>(
      `select last_seq as seq from journal.batch
       where state_hash is not null and get_byte(state_hash, 0) = $1 order by last_seq desc limit 1`,
      [stateHashVersion],
    );
    const snapshots = new SnapshotFiles(folder);
    const seq = rows[0]?.seq;
    if (seq === undefined || seq === snapshots.sequences()[0]) return;
    const { exchange, tail } = await recover({ client, snapshots, log: say, until: seq });
    // The replay compared every recorded hash on its way; the last one is the snapshot's own.
    const broken = exchange.checkInvariants();
    if (broken !== null) throw new JournalCorrupt(seq, `the invariant ${broken} does not hold`);
    const stateHash = stateHashBytes(exchange.hash());
    await snapshots.write({ seq, batchHash: tail.hash, stateHash, state: exchange.save() });
    say(`Snapshot at ${seq}.`);
    await archiveOld(client, snapshots, place);
    if (exportFolder !== '') await exportSegments(client, exportFolder);
  } finally {
    await client.end();
  }
}

/** What no kept snapshot, no read model and no repeated request can need any more moves into segments. */
async function archiveOld(client: Client, snapshots: SnapshotFiles, { archiveBefore }: SnapshotPlace): Promise<void> {
  if (archiveBefore === null) return;
  const { rows } = await client.query<{ seq: number }>('select seq from view.position');
  const oldestSnapshot = snapshots.sequences().at(-1) ?? 0;
  const keepFromSeq = Math.min(oldestSnapshot, rows[0]?.seq ?? 0);
  const moved = await archiveOldBatches({ client, before: archiveBefore, keepFromSeq });
  if (moved > 0) say(`${moved} batches archived.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

// When the leader is gone, so is the reader of this process's output, and the wish for a snapshot.
process.stdin.on('end', () => process.exit(1)).resume();
process.stdout.on('error', () => process.exit(1));

/** Tells the leader that its state can't be made again, as opposed to a full disk or a lost connection. */
const divergedExitCode = 3;

try {
  const { env } = process;
  const archiveBefore = env.AURIC_SNAPSHOT_ARCHIVE_BEFORE ?? '';
  await writeNextSnapshot({
    url: env.AURIC_SNAPSHOT_URL ?? '',
    folder: env.AURIC_SNAPSHOT_FOLDER ?? '',
    exportFolder: env.AURIC_SNAPSHOT_EXPORT ?? '',
    archiveBefore: archiveBefore === '' ? null : Number(archiveBefore),
  });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof JournalCorrupt ? divergedExitCode : 1;
}
process.stdin.destroy();
