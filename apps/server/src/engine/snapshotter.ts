import { createClient } from '../db/connection.ts';
import { stateHashBytes } from './batch-hash.ts';
import { JournalCorrupt } from './journal-errors.ts';
import { recover } from './recovery.ts';
import { SnapshotFiles } from './snapshot-files.ts';

/**
 * A short-lived process of low priority: recovers as a start would, compares the state's hash with the one that the
 * leader recorded, and writes the next snapshot there. So recovery is exercised all day, not only when it is needed.
 */
async function writeNextSnapshot(url: string, folder: string): Promise<void> {
  const client = createClient(url, 'auric snapshotter');
  await client.connect();
  try {
    const { rows } = await client.query<{ seq: number }>(
      'select last_seq as seq from journal.batch where state_hash is not null order by last_seq desc limit 1',
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
  } finally {
    await client.end();
  }
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
  await writeNextSnapshot(process.env.AURIC_SNAPSHOT_URL ?? '', process.env.AURIC_SNAPSHOT_FOLDER ?? '');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof JournalCorrupt ? divergedExitCode : 1;
}
process.stdin.destroy();
