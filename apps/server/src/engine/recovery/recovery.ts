import { Exchange } from '@auric/exchange';
import type pg from 'pg';
import { genesisHash, stateHashBytes } from '../journal/batch-hash.ts';
import { journalPages, readBatchEndingAt } from '../journal/journal-reader.ts';
import { Replay } from './replay.ts';
import type { SnapshotFiles } from './snapshot-files.ts';

export interface RecoveryOptions {
  client: pg.ClientBase;
  snapshots: SnapshotFiles;
  log: (line: string) => void;
  exchange?: ConstructorParameters<typeof Exchange>[0];
  /** Stop after this sequence, which must be the end of a batch. */
  until?: number;
}

/** The newest snapshot that the journal confirms, and everything after it. */
export async function recover(options: RecoveryOptions): Promise<Replay> {
  const until = options.until ?? Number.POSITIVE_INFINITY;
  const replay = await startingPoint(options, until);
  await catchUp(options.client, replay, until);
  return replay;
}

/** Applies what the journal has beyond a replay, up to the end of the batch at `until`. */
export async function catchUp(
  client: RecoveryOptions['client'],
  replay: Replay,
  until: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  for await (const page of journalPages(client, replay.tail.seq)) {
    for (const batch of page) {
      if (batch.lastSeq > until) return;
      replay.apply(batch);
      // Between batches the process answers signals, and takes in the next page, which Postgres is sending meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

async function startingPoint(options: RecoveryOptions, until: number): Promise<Replay> {
  for (const seq of options.snapshots.sequences()) {
    if (seq > until) continue;
    try {
      return await fromSnapshot(options, seq);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.log(`The snapshot at ${seq} is passed over: ${reason.replace(/\.$/, '')}.`);
    }
  }
  return new Replay(new Exchange(options.exchange), { seq: 0, hash: genesisHash });
}

/** A snapshot counts only when the journal has its batch, sealed with the hash of the very state that loads (D38). */
async function fromSnapshot(options: RecoveryOptions, seq: number): Promise<Replay> {
  const snapshot = await options.snapshots.read(seq);
  if (snapshot.seq !== seq) throw new Error(`it holds the state at ${snapshot.seq}`);
  const batch = await readBatchEndingAt(options.client, seq);
  if (batch === null || !batch.hash.equals(snapshot.batchHash)) throw new Error('the journal has no such batch');
  if (batch.stateHash === null || !batch.stateHash.equals(snapshot.stateHash)) {
    throw new Error('the journal recorded another state');
  }
  const exchange = Exchange.load(snapshot.state, options.exchange);
  if (exchange.seq !== seq) throw new Error(`its state is the one at ${exchange.seq}`);
  if (!stateHashBytes(exchange.hash()).equals(snapshot.stateHash)) throw new Error('its state has another hash');
  return new Replay(exchange, { seq, hash: batch.hash });
}
