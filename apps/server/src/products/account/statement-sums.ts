import type { AccountKind, BillType } from '@auric/exchange';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A month of UTC in Unix ms, its last millisecond included. */
export interface Month {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The month of a name such as `2026-11`. */
export function monthOf(name: string): Month {
  const [year = 0, month = 1] = name.split('-').map(Number);
  return { name, from: Date.UTC(year, month - 1), to: Date.UTC(year, month) - 1 };
}

export interface Movement {
  readonly type: BillType;
  readonly count: number;
  readonly amount: bigint;
}

/** One asset of one account over a month, in the asset's smallest unit. */
export interface BalanceStatement {
  readonly kind: AccountKind;
  readonly asset: number;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly movements: readonly Movement[];
}

interface EndsRow {
  kind: AccountKind;
  asset: number;
  opening: string | null;
  closing: string | null;
}

/**
 * What each balance of a customer was before a month and after it, and what changed it. What was there is what the last bill
 * until then left, and the bills of the month are added up beside it: where they don't make the one of the other the books are
 * broken, and there is no statement.
 */
export async function balanceStatements(
  snapshot: Kysely<Database>,
  customer: number,
  { from, to }: Month,
): Promise<BalanceStatement[]> {
  const [ends, sums] = await Promise.all([endsOf(snapshot, customer, from, to), sumsOf(snapshot, customer, from, to)]);
  return ends
    .map(({ kind, asset, opening, closing }): BalanceStatement => {
      const movements = sums
        .filter((sum) => sum.kind === kind && sum.asset === asset)
        .map(({ type, count, amount }) => ({ type, count: Number(count), amount: BigInt(amount) }));
      return { kind, asset, opening: BigInt(opening ?? 0), closing: BigInt(closing ?? 0), movements };
    })
    .filter(({ opening, movements }) => opening !== 0n || movements.length > 0)
    .map((statement) => balanced(statement, customer));
}

/** Kind and asset alone name a balance; both of its ends are one look into the index. */
async function endsOf(snapshot: Kysely<Database>, customer: number, from: number, to: number): Promise<EndsRow[]> {
  const lastUntil = (at: number) => sql`(
    select balance_after::text from view.bills
    where customer = own.customer and kind = own.kind and asset = own.asset and at <= ${at}
    order by at desc, id desc limit 1)`;
  const query = sql<EndsRow>`
    select own.kind, own.asset, ${lastUntil(from - 1)} as opening, ${lastUntil(to)} as closing
    from view.balances own where own.customer = ${customer}
    order by own.kind, own.asset`;
  return (await query.execute(snapshot)).rows;
}

function sumsOf(snapshot: Kysely<Database>, customer: number, from: number, to: number) {
  return snapshot
    .selectFrom('view.bills')
    .select(['kind', 'asset', 'type'])
    .select(sql<string>`sum(amount)`.as('amount'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer', '=', customer)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .groupBy(['kind', 'asset', 'type'])
    .orderBy('type')
    .execute();
}

function balanced(statement: BalanceStatement, customer: number): BalanceStatement {
  const { opening, closing, movements, kind, asset } = statement;
  const sum = movements.reduce((total, { amount }) => total + amount, opening);
  if (sum === closing) return statement;
  throw new Error(
    `The bills of customer ${customer} in ${kind} of asset ${asset} don't add up: ${sum}, not ${closing}.`,
  );
}
