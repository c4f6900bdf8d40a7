import type pg from 'pg';
import { writeRows } from '../../engine/projector/rows.ts';
import type { OpenInterestTable } from './tables.ts';

type Row = Omit<OpenInterestTable, 'value'> & { value: bigint };

const minuteMs = 60_000;

/** How many lots are open in each market, a row for each minute in which that changed. */
export class OpenInterestRows {
  readonly #lots = new Map<number, number>();
  #rows = new Map<string, Row>();

  /** Reads where each market stood. */
  async open(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ market: number; lots: number }>(
      'select distinct on (market) market, lots from view.open_interest order by market, minute desc',
    );
    for (const { market, lots } of rows) this.#lots.set(market, lots);
  }

  /** Long lots came or went; the short ones are as many, and not counted again. `event`: what they were traded for. */
  changed(
    event: { readonly market: number; readonly side: 'long' | 'short'; readonly lots: number; readonly value: bigint },
    by: number,
    at: number,
  ): void {
    if (event.side !== 'long') return;
    const { market } = event;
    const lots = (this.#lots.get(market) ?? 0) + by;
    this.#lots.set(market, lots);
    const minute = at - (at % minuteMs);
    const value = (event.value * BigInt(lots)) / BigInt(event.lots);
    this.#rows.set(`${market} ${minute}`, { market, minute, lots, value });
  }

  async write(client: pg.ClientBase): Promise<void> {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    await writeRows(client, 'open interest', sql, rows, ({ market, minute, lots, value }) => [
      market,
      minute,
      lots,
      value,
    ]);
  }
}

const sql = `
  insert into view.open_interest (market, minute, lots, value)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::numeric[])
  on conflict (market, minute) do update set lots = excluded.lots, value = excluded.value`;
