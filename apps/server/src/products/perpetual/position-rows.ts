import type { Selectable } from 'kysely';
import type pg from 'pg';
import { trim, writeRows } from '../../engine/projector/rows.ts';
import type { PositionsTable } from './tables.ts';

/** A row of view.positions, its amounts as numbers to reckon with. */
export type PositionRow = Omit<PositionsTable, AmountColumn> & Record<AmountColumn, bigint>;

const amountColumns = [
  'opened_value',
  'closed_value',
  'margin',
  'opening_margin',
  'realised',
  'fees',
  'funding',
] as const;
type AmountColumn = (typeof amountColumns)[number];

/** The columns in the order in which they are written, with their types. */
const columns = {
  id: 'int8',
  customer: 'int8',
  market: 'int8',
  side: 'text',
  is_net: 'bool',
  is_cross: 'bool',
  leverage: 'int4',
  lots: 'int8',
  lots_most: 'int8',
  opened_lots: 'int8',
  opened_value: 'numeric',
  closed_lots: 'int8',
  closed_value: 'numeric',
  margin: 'numeric',
  opening_margin: 'numeric',
  realised: 'numeric',
  fees: 'numeric',
  funding: 'numeric',
  take_profit: 'int8',
  stop_loss: 'int8',
  stops_by_mark: 'bool',
  close_reason: 'text',
  reopening_refused: 'text',
  opened_at: 'int8',
  closed_at: 'int8',
} as const satisfies Record<keyof PositionRow, string>;
const names = Object.keys(columns) as (keyof PositionRow)[];

const positionsMax = 20_000;

/** The rows of positions: those that were read or written lately, so that most frames need no look into the database. */
export class PositionRows {
  readonly #known = new Map<number, PositionRow>();
  #needed = new Set<number>();
  #changed = new Map<number, PositionRow>();

  need(id: number): void {
    this.#needed.add(id);
  }

  /** Reads what is needed and missing; one without a row is opened by what follows. */
  async load(client: pg.ClientBase): Promise<void> {
    trim(this.#known, positionsMax);
    const ids = [...this.#needed].filter((id) => !this.#known.has(id));
    this.#needed = new Set();
    if (ids.length === 0) return;
    const { rows } = await client.query<Selectable<PositionsTable>>({
      name: 'positions',
      text: readSql,
      values: [ids],
    });
    for (const row of rows) this.#known.set(row.id, { ...row, ...amountsOf(row) });
  }

  add(row: PositionRow): void {
    this.#known.set(row.id, row);
    this.#changed.set(row.id, row);
  }

  /** The row of a position, to be changed in place; undefined where it was never opened. */
  find(id: number): PositionRow | undefined {
    const row = this.#known.get(id);
    if (row !== undefined) this.#changed.set(id, row);
    return row;
  }

  /** The row of a position that has one, to be changed in place. */
  get(id: number): PositionRow {
    const row = this.find(id);
    if (row === undefined) throw new Error(`Position ${id} has no row.`);
    return row;
  }

  async write(client: pg.ClientBase): Promise<void> {
    const changed = [...this.#changed.values()];
    this.#changed = new Map();
    await writeRows(client, 'positions', writeSql, changed, (row) =>
      // An empty text in an array is written as one.
      names.map((name) => (row[name] === '' ? '""' : row[name])),
    );
  }
}

function amountsOf(row: Selectable<PositionsTable>): Record<AmountColumn, bigint> {
  const amounts = amountColumns.map((name) => [name, BigInt(row[name])] as const);
  return Object.fromEntries(amounts) as Record<AmountColumn, bigint>;
}

const readSql = `select ${names.join(', ')} from view.positions where id = any($1::int8[])`;

const writeSql = `
  insert into view.positions (${names.join(', ')})
  select * from unnest(${names.map((name, at) => `$${at + 1}::${columns[name]}[]`).join(', ')})
  on conflict (id) do update set ${names
    .filter((name) => name !== 'id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;
