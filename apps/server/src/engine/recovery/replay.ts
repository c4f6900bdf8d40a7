import { decodeFrames, stateHashVersion } from '@auric/exchange';
import type { Exchange } from '@auric/exchange';
import { stateHashBytes } from '../journal/batch-hash.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';
import { follow } from '../journal/journal-reader.ts';
import type { StoredBatch } from '../journal/journal-reader.ts';
import type { Tail } from '../journal/journal.ts';

/** Makes the state again from what was recorded, checking everything that the journal says about itself. */
export class Replay {
  readonly exchange: Exchange;
  #tail: Tail;
  events = 0;
  /** How many state hashes of the journal were met and found equal. */
  comparisons = 0;
  /** How many were recorded by another version of the exchange. */
  skippedComparisons = 0;

  constructor(exchange: Exchange, tail: Tail) {
    this.exchange = exchange;
    this.#tail = tail;
  }

  get tail(): Tail {
    return this.#tail;
  }

  apply(batch: StoredBatch): void {
    const tail = follow(this.#tail, batch);
    const frames = decodeFrames(batch.payload, this.exchange.release);
    let seq = this.#tail.seq;
    for (const frame of frames) {
      if (frame.seq !== ++seq) throw new JournalCorrupt(seq, `frame ${frame.seq} stands in its place`);
      this.exchange.apply(frame);
      this.events += frame.events.length;
    }
    if (seq !== batch.lastSeq) throw new JournalCorrupt(batch.lastSeq, `the batch ends at frame ${seq}`);
    if (batch.stateHash !== null) this.#compare(batch.stateHash, batch.lastSeq);
    this.#tail = tail;
  }

  /**
   * The leader recorded what its memory was: the same journal must give the same state (D34). A hash that another
   * version of the exchange recorded says nothing about this one's; the golden journals do.
   */
  #compare(recorded: Buffer, seq: number): void {
    if (recorded[0] !== stateHashVersion) {
      this.skippedComparisons++;
      return;
    }
    if (!stateHashBytes(this.exchange.hash()).equals(recorded)) {
      throw new JournalCorrupt(seq, 'the replayed state is not the one that the leader had');
    }
    this.comparisons++;
  }
}
