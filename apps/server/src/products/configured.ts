import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ConfigurationChange, ConfigurationValues, ConfiguredThing } from '@auric/api/console/configuration';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { writeRow } from '../engine/projector/rows.ts';

/** The tables of what is configured by events, one a product: what was announced, and what has come into force. */
export type ConfiguredTableName =
  | 'view.market_rules'
  | 'view.fee_schedules'
  | 'view.availability'
  | 'view.convert_terms'
  | 'view.transfer_fees'
  | 'view.withdrawal_settings'
  | 'view.exit_settings'
  | 'view.contract_rules'
  | 'view.option_terms'
  | 'view.copy_terms';

/**
 * `subject`: what is configured. `schedule`: which announcement it is, 0 for what was said to be in force at once.
 * `in_force`: whether it is, since `effective_at`, or was only announced for then. `set_to`: the values as the event had
 * them, JSON.
 */
export interface ConfiguredTable {
  seq: number;
  subject: string;
  at: number;
  effective_at: number;
  schedule: number;
  in_force: boolean;
  set_to: string;
}

/** The table of one product, as its migration makes it. */
export function configuredTableSql(name: ConfiguredTableName): string {
  return `create table ${name} (
    seq bigint not null, subject text not null,
    at bigint not null, effective_at bigint not null,
    schedule bigint not null, in_force boolean not null,
    set_to text not null,
    primary key (subject, seq, in_force)
  )`;
}

/** Gathers what a page of frames configures, and writes it. */
export class ConfiguredRows {
  readonly #table: ConfiguredTableName;
  #rows: ConfiguredTable[] = [];

  constructor(table: ConfiguredTableName) {
    this.#table = table;
  }

  add(row: Omit<ConfiguredTable, 'set_to'>, values: object): void {
    const text = JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    this.#rows.push({ ...row, set_to: text });
  }

  /** What holds from a time on without another event, by an event that names the time. */
  set(subject: string, at: number, seq: number, { effectiveAt, ...values }: { effectiveAt: number }): void {
    const isNow = effectiveAt <= at;
    this.add(
      { seq, subject, at, effective_at: effectiveAt, schedule: isNow ? 0 : effectiveAt, in_force: isNow },
      values,
    );
  }

  async write(client: pg.ClientBase): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    const text = `insert into ${this.#table} (seq, subject, at, effective_at, schedule, in_force, set_to)
      values ($1, $2, $3, $4, $5, $6, $7)`;
    for (const { seq, subject, at, effective_at, schedule, in_force, set_to } of rows)
      await writeRow(client, this.#table, text, [seq, subject, at, effective_at, schedule, in_force, set_to]);
  }
}

/** How the values of an event are shown. */
export type ShownAs = (subject: string, stored: Readonly<Record<string, unknown>>) => ConfigurationValues;

/** What is in force and announced of each subject, as the read models have it. */
export async function configuredNow(
  db: Kysely<Database>,
  table: ConfiguredTableName,
  shown: ShownAs,
): Promise<Map<string, Pick<ConfiguredThing, 'values' | 'upcoming'>>> {
  const rows = await db.selectFrom(table).selectAll().orderBy('seq').execute();
  const things = new Map<string, Pick<ConfiguredThing, 'values' | 'upcoming'>>();
  for (const subject of new Set(rows.map((row) => row.subject))) {
    const own = rows.filter((row) => row.subject === subject);
    const current = own.findLast((row) => row.in_force);
    const announced = own.filter(
      (row) => !row.in_force && !own.some((other) => other.schedule === row.schedule && other.seq > row.seq),
    );
    things.set(subject, {
      values: current === undefined ? {} : shown(subject, storedOf(current)),
      upcoming: announced
        .toSorted((left, right) => left.effective_at - right.effective_at)
        .map((row) => ({ effective_at: row.effective_at, values: shown(subject, storedOf(row)) })),
    });
  }
  return things;
}

/** Each decision about a subject once, newest first: coming into force at its time is no decision. */
export async function configuredHistory(
  db: Kysely<Database>,
  table: ConfiguredTableName,
  { subject, page, limit }: { subject: string; page: number; limit: number },
  shown: ShownAs,
): Promise<{ changes: Omit<ConfigurationChange, 'operator' | 'second' | 'reason'>[]; total: number }> {
  const decisions = db
    .selectFrom(table)
    .where('subject', '=', subject)
    .where((eb) => eb.or([eb('in_force', '=', false), eb('schedule', '=', 0)]));
  const [rows, counted] = await Promise.all([
    decisions
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(limit + 1)
      .offset((page - 1) * limit)
      .execute(),
    decisions.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const changes = rows.slice(0, limit).map((row, index) => {
    const earlier = rows[index + 1];
    return {
      at: row.at,
      effective_at: row.effective_at,
      seq: row.seq,
      values: shown(subject, storedOf(row)),
      before: earlier === undefined ? null : shown(subject, storedOf(earlier)),
    };
  });
  return { changes, total: Number(counted.total) };
}

function storedOf({ set_to }: ConfiguredTable): Record<string, unknown> {
  return JSON.parse(set_to) as Record<string, unknown>;
}
