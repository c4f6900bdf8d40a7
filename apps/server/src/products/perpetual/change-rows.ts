import type { EventRecord } from '@auric/exchange';
import { formatDecimal } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type pg from 'pg';
import { paymentIdOf, placesMost } from '../../db/payment-id.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { writeRows } from '../../engine/projector/rows.ts';
import type { FuturesChangesTable } from './tables.ts';

type Row = Selectable<FuturesChangesTable>;
type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

/** The places of a frame from here on are those of changes: fills and payments of it, which are counted from 0, come before them. */
const firstPlace = placesMost / 2;

/** What changed the futures of customers beside trades and funding, row after row. */
export class ChangeRows {
  #rows: Row[] = [];
  #frame = 0;
  #place = 0;

  margin({ customer, position, market, amount }: Of<'MarginMoved'>, at: number, seq: number): void {
    const id = this.#idIn(seq);
    this.#rows.push({ id, customer, at, change: 'margin', position, market, amount: String(amount), mode: 'none' });
  }

  mode({ customer, market, mode }: Of<'MarginModeSet'>, at: number, seq: number): void {
    const id = this.#idIn(seq);
    this.#rows.push({ id, customer, at, change: 'mode', position: 0, market, amount: '0', mode });
  }

  quiz({ customer }: Of<'LeverageQuizPassed'>, at: number, seq: number): void {
    const id = this.#idIn(seq);
    this.#rows.push({ id, customer, at, change: 'quiz', position: 0, market: 0, amount: '0', mode: 'none' });
  }

  async write(client: pg.ClientBase): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    await writeRows(client, 'changes of futures', changesSql, rows, (row) => [
      row.id,
      row.customer,
      row.at,
      row.change,
      row.position,
      row.market,
      row.amount,
      row.mode,
    ]);
  }

  #idIn(seq: number): number {
    this.#place = seq === this.#frame ? this.#place + 1 : firstPlace;
    this.#frame = seq;
    return paymentIdOf(seq, this.#place);
  }
}

const changesSql = `
  insert into view.futures_changes (id, customer, at, change, position, market, amount, mode)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::text[], $5::int8[], $6::int8[], $7::numeric[], $8::text[])`;

/** What a customer changed of their futures. */
export function changesOf(db: Kysely<Database>, customer: number) {
  return db.selectFrom('view.futures_changes').selectAll().where('customer', '=', customer);
}

/** What a change says, in the words and units of who reads it; no more than it has. */
export async function changeValues(
  catalog: Catalog,
  { change, position, market, amount, mode }: Row,
): Promise<Record<string, string | number>> {
  if (change === 'quiz') return {};
  const { symbol, quote } = await catalog.marketById(market);
  if (change === 'mode') return { market: symbol, mode };
  const { code, scale } = await catalog.asset(quote, 'currency');
  return { position, market: symbol, amount: formatDecimal(BigInt(amount), scale), currency: code };
}
