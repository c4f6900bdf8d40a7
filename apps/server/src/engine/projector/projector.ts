import { decodeFrames } from '@auric/exchange';
import type pg from 'pg';
import { createClient } from '../../db/connection.ts';
import { JournalCorrupt } from '../journal/journal-errors.ts';
import { readPage } from '../journal/journal-reader.ts';
import type { StoredBatch } from '../journal/journal-reader.ts';
import { Views } from './views.ts';

/** A rebuild that has reached its end is over, whoever made its last step. */
const moveSql = `
  update view.position
  set seq = $1, bills = $2, rebuilding_to = case when $1 >= rebuilding_to then 0 else rebuilding_to end
  where one and seq = $3`;

/** A page that takes longer is stuck: the thread ends and starts again at its position. */
const pageMaxMs = 60_000;

/**
 * Follows the durable journal by position and keeps the read models: rows and position change in one transaction, so a
 * crash at any moment neither loses nor repeats an event. It holds no state of the exchange.
 */
export class Projector {
  readonly #client: pg.Client;
  readonly #views = new Views();
  #seq = 0;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<Projector> {
    const client = createClient(url, 'auric projector', pageMaxMs);
    await client.connect();
    // Losing the last transactions in a crash loses nothing: the position goes back with them.
    await client.query('set synchronous_commit = off');
    const projector = new Projector(client);
    const { rows } = await client.query<{ seq: number; bills: number }>('select seq, bills from view.position');
    if (rows[0] === undefined) throw new Error('The read models have no position.');
    projector.#seq = rows[0].seq;
    projector.#views.bills.count = rows[0].bills;
    await projector.#views.open(client);
    return projector;
  }

  /** The last frame that the read models contain. */
  get seq(): number {
    return this.#seq;
  }

  /** Projects what is durable by now, a page of it; returns the number of frames, 0 when there is nothing new. */
  async step(): Promise<number> {
    const page = await readPage(this.#client, this.#seq);
    return page.length === 0 ? 0 : this.project(page);
  }

  /** Projects the batches that follow the position; returns the number of frames. */
  async project(page: readonly StoredBatch[]): Promise<number> {
    this.#checkDense(page);
    const frames = page.flatMap((batch) => decodeFrames(batch.payload));
    await this.#views.fold(this.#client, frames);
    await this.#write(page.at(-1)!.lastSeq);
    return frames.length;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** A gap would be events that no read model ever sees (D35). */
  #checkDense(page: readonly StoredBatch[]): void {
    let seq = this.#seq;
    for (const batch of page) {
      if (batch.firstSeq !== seq + 1) throw new JournalCorrupt(seq + 1, `the next batch starts at ${batch.firstSeq}`);
      seq = batch.lastSeq;
    }
  }

  async #write(seq: number): Promise<void> {
    const client = this.#client;
    await client.query('begin');
    await this.#views.write(client);
    const moved = await client.query({
      name: 'move',
      text: moveSql,
      values: [seq, this.#views.bills.count, this.#seq],
    });
    // Somebody else has projected the same frames: nothing of this may be written.
    if (moved.rowCount !== 1) throw new Error('Another projector moved the position.');
    await client.query('commit');
    this.#seq = seq;
  }
}
