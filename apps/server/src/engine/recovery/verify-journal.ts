import { Exchange, NewerJournal } from '@auric/exchange';
import { createClient } from '../../db/connection.ts';
import { genesisHash, stateHashBytes } from '../journal/batch-hash.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';
import { journalPages, readBatchEndingAt } from '../journal/journal-reader.ts';
import { Replay } from './replay.ts';
import { readSnapshot } from './snapshot-files.ts';

export interface VerifyOptions {
  url: string;
  /** Start from this snapshot file instead of from genesis; `hash` is the state hash that it must have, in hex. */
  snapshot?: { path: string; hash: string };
  progress?: (line: string) => void;
}

export interface Verified {
  seq: number;
  frames: number;
  events: number;
  /** State hashes of the leader that the replay met, all equal. */
  comparisons: number;
  /** State hashes of another version of the exchange: nothing to compare with. */
  skippedComparisons: number;
  stateHash: string;
  eventsPerSecond: number;
}

const sayEveryMs = 2_000;

/**
 * Replays the whole journal and throws at the first thing that is not as it should be: a link of the chain, a gap or a
 * repetition, a frame that doesn't follow, an invariant, a state that isn't the one that the leader had.
 */
export async function verifyJournal({ url, snapshot, progress }: VerifyOptions): Promise<Verified> {
  const client = createClient(url, 'auric verify');
  await client.connect();
  try {
    const started = performance.now();
    const genesis = { seq: 0, hash: genesisHash };
    const replay = snapshot === undefined ? new Replay(new Exchange(), genesis) : await anchored(client, snapshot);
    const from = replay.exchange.seq;
    let saidAt = started;
    for await (const page of journalPages(client, replay.tail.seq)) {
      for (const batch of page) applyOrName(replay, batch);
      checkInvariants(replay);
      if (performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      progress?.(`${replay.exchange.seq} frames, ${rate(replay.events, started)} events/s`);
    }
    checkInvariants(replay);
    return {
      seq: replay.exchange.seq,
      frames: replay.exchange.seq - from,
      events: replay.events,
      comparisons: replay.comparisons,
      skippedComparisons: replay.skippedComparisons,
      stateHash: stateHashBytes(replay.exchange.hash()).toString('hex'),
      eventsPerSecond: rate(replay.events, started),
    };
  } finally {
    await client.end();
  }
}

type Client = ReturnType<typeof createClient>;

/** The given hash is what is trusted: neither the file nor the database can vouch for themselves. */
async function anchored(client: Client, { path, hash }: { path: string; hash: string }): Promise<Replay> {
  const snapshot = await readSnapshot(path);
  const exchange = Exchange.load(snapshot.state);
  const actual = stateHashBytes(exchange.hash()).toString('hex');
  if (actual !== hash)
    throw new JournalCorrupt(exchange.seq, `the snapshot's state has the hash ${actual}, not ${hash}`);
  const batch = await readBatchEndingAt(client, exchange.seq);
  if (batch === null || !batch.hash.equals(snapshot.batchHash)) {
    throw new JournalCorrupt(exchange.seq, 'the journal has not the batch of the snapshot');
  }
  return new Replay(exchange, { seq: exchange.seq, hash: batch.hash });
}

function applyOrName(replay: Replay, batch: Parameters<Replay['apply']>[0]): void {
  try {
    replay.apply(batch);
  } catch (error) {
    if (error instanceof JournalCorrupt || error instanceof NewerJournal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new JournalCorrupt(replay.exchange.seq + 1, `a frame can't be applied: ${reason.replace(/\.$/, '')}`);
  }
}

function checkInvariants({ exchange }: Replay): void {
  const broken = exchange.checkInvariants();
  if (broken !== null) throw new JournalCorrupt(exchange.seq, `an invariant does not hold: ${broken}`);
}

function rate(events: number, started: number): number {
  return Math.round(events / Math.max(0.001, (performance.now() - started) / 1000));
}
