import { hostname } from 'node:os';
import type pg from 'pg';
import { createClient, openPool } from '../../db/connection.ts';
import type { Verdict } from '../leadership/leadership.ts';
import { batchHash } from './batch-hash.ts';
import { LeaderAlive } from './journal-errors.ts';

/** The frames of one commit. `payload` must stay unchanged until the append has called back. */
export interface Append {
  firstSeq: number;
  lastSeq: number;
  at: number;
  payload: Buffer;
  stateHash: Buffer | null;
}

export interface Takeover {
  epoch: number;
  /** The leader before has said that it answers no more. */
  clean: boolean;
}

/** Where the chain ends: the next batch starts at `seq` + 1 and seals `hash`. */
export interface Tail {
  seq: number;
  hash: Buffer;
}

// Refuses the append of a leader whose epoch is over or whose tail is not the journal's, by changing no row.
const appendSql = `
  insert into journal.batch (first_seq, last_seq, epoch, at, payload, prev_hash, state_hash, hash)
  select $1::bigint, $2::bigint, e.epoch, $4::bigint, $5::text, p.hash, $8::bytea, $7::bytea
  from (select epoch from journal.epoch where one and epoch = $3::bigint for share) e,
       (select hash from journal.batch where last_seq = $1::bigint - 1 and hash = $6::bytea) p`;

/** A look at the epoch is worth nothing after a second. */
const epochMaxMs = 1_000;

const lockKey = 0x6175_7269;
const lockTries = 30;
const lockRetryMs = 100;

/**
 * The one connection that appends, and one beside it that looks at the epoch, also while an append is on its way. Nothing
 * is ever tried again: whoever calls ends the process on an error.
 */
export class Journal {
  readonly #client: pg.Client;
  readonly #epochs: pg.Pool;
  #epoch = 0;
  #tail: Tail = { seq: -1, hash: Buffer.alloc(0) };
  #closing = false;

  private constructor(client: pg.Client, epochs: pg.Pool) {
    this.#client = client;
    this.#epochs = epochs;
  }

  static async open(url: string): Promise<Journal> {
    const client = createClient(url, 'auric journal');
    await client.connect();
    // The plan of the append is made once, while the table may still be small: it must use the index all the same.
    await client.query(
      `set synchronous_commit = on; set enable_seqscan = off; set plan_cache_mode = force_generic_plan`,
    );
    return new Journal(client, openPool(url, 1, 'auric epoch', epochMaxMs));
  }

  get epoch(): number {
    return this.#epoch;
  }

  get tail(): Tail {
    return this.#tail;
  }

  /** Calls back once, when the connection that appends is lost outside of `close`: what became of an append is not known. */
  onLost(lost: (cause?: Error) => void): void {
    const once = (cause?: Error): void => {
      if (this.#closing) return;
      this.#closing = true;
      lost(cause);
    };
    this.#client.on('error', once);
    this.#client.on('end', () => once());
  }

  /** Whether no leader is connected; then the place is this one's until it closes. */
  async tryLock(): Promise<boolean> {
    const result = await this.#client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ]);
    return result.rows[0]?.locked === true;
  }

  /** Only words the refusal of a second start: what fences a leader is the epoch. */
  async lock(): Promise<void> {
    for (let tries = 0; tries < lockTries; tries++) {
      if (await this.tryLock()) return;
      // The session of a killed leader lives on for a moment.
      await new Promise((resolve) => setTimeout(resolve, lockRetryMs));
    }
    const holder = await this.#client.query<{ leader: string }>('select leader from journal.epoch where one');
    throw new LeaderAlive(holder.rows[0]?.leader ?? 'unknown');
  }

  /** Ends the epoch before: from here on the store refuses every append of its leader. */
  async takeOver(): Promise<Takeover> {
    const result = await this.#client.query<{ epoch: number; released: number }>(
      'update journal.epoch set epoch = epoch + 1, leader = $1 where one returning epoch, released',
      [`${hostname()}, process ${process.pid}`],
    );
    const row = result.rows[0];
    if (row === undefined) throw new Error('The journal has no epoch.');
    this.#epoch = row.epoch;
    return { epoch: row.epoch, clean: row.released === row.epoch - 1 };
  }

  /** Where appending goes on, as recovery found it. */
  resume(tail: Tail): void {
    this.#tail = tail;
  }

  /** Appends one batch durably; an error, or a leader that is none any more, calls back with an error. */
  append(batch: Append, done: (error: Error | null) => void): void {
    const { firstSeq, lastSeq, at, payload, stateHash } = batch;
    const prevHash = this.#tail.hash;
    const hash = batchHash({ firstSeq, lastSeq, epoch: this.#epoch, at, prevHash, stateHash }, payload);
    const values = [firstSeq, lastSeq, this.#epoch, at, payload, prevHash, hash, stateHash];
    this.#client.query({ name: 'append', text: appendSql, values }, (error: Error | null, result: pg.QueryResult) => {
      if (error !== null && error !== undefined) return done(error);
      if (result.rowCount !== 1) return done(new Error('the store refused the append: another leader took over'));
      this.#tail = { seq: lastSeq, hash };
      done(null);
    });
  }

  /** Whether this is still the leader's epoch; a store that doesn't say so soon is asked on a new connection next time. */
  checkEpoch(done: (verdict: Verdict) => void): void {
    this.#epochs.query<{ epoch: number }>({ name: 'epoch', text: 'select epoch from journal.epoch where one' }).then(
      ({ rows }) => done(rows[0]?.epoch === this.#epoch ? 'leads' : 'superseded'),
      (error: Error) => done(error),
    );
  }

  /** Says that this leader answers no more, so that the next need not wait for its reads to end. */
  async release(): Promise<void> {
    await this.#client.query('update journal.epoch set released = epoch where one and epoch = $1', [this.#epoch]);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([this.#client.end(), this.#epochs.end()]);
  }
}
