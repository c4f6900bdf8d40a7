import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { AssetView } from '@auric/exchange';
import type { Database } from '../../db/database.ts';
import { usdtWorthE6 } from '../../market-data/usdt-worth.ts';
import { externalFlows, type Flow } from './equity.ts';

const indexDecimals = 8;

/** What was owned of an asset at a moment, or came and went at it, and the index of that moment in ticks of its market. */
export interface PastAmount {
  at: number;
  asset: number;
  amount: string;
  ticks: number | null;
  price_decimals: number | null;
}

/** Values amounts of the past; bound to the assets of one moment because scales are the exchange's to know. */
type WorthOf = (row: PastAmount) => bigint;

export function pastWorth(assets: readonly AssetView[]): WorthOf {
  const byId = new Map(assets.map((asset) => [asset.asset, asset]));
  return ({ asset, amount, ticks, price_decimals }) => {
    const view = byId.get(asset);
    if (view === undefined) return 0n;
    return usdtWorthE6(view, BigInt(amount), (ticks ?? 0) * 10 ** (indexDecimals - (price_decimals ?? indexDecimals)));
  };
}

/** Everything read in `read` is of one moment: a deposit is in the balances and among the flows, or in neither. */
export function asOfOneMoment<T>(
  db: Kysely<Database>,
  read: (snapshot: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** The moment of a customer's first bill, Unix ms; null before there is one. */
export async function openedAt(snapshot: Kysely<Database>, customer: number): Promise<number | null> {
  const first = await snapshot
    .selectFrom('view.bills')
    .select('at')
    .where('customer', '=', customer)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.at ?? null;
}

/** What the customer owns by now, per asset and over all accounts. */
export async function ownedNow(
  snapshot: Kysely<Database>,
  customer: number,
): Promise<{ asset: number; amount: bigint }[]> {
  const rows = await snapshot
    .selectFrom('view.balances')
    .select(['asset', sql<string>`sum(total)`.as('amount')])
    .where('customer', '=', customer)
    .groupBy('asset')
    .execute();
  return rows.map(({ asset, amount }) => ({ asset, amount: BigInt(amount) }));
}

/** What the customer was worth at each of `times` (Unix ms), in 1e-6 USDT; bills of that very millisecond count. */
export async function equityAt(
  snapshot: Kysely<Database>,
  customer: number,
  times: readonly number[],
  { usdt, worthOf }: { usdt: number; worthOf: WorthOf },
): Promise<bigint[]> {
  const query = sql<PastAmount>`
    with owned as (
      select moment.at, own.asset, sum(bill.balance_after) as amount
      from view.balances own
      cross join unnest(${times}::bigint[]) as moment(at)
      cross join lateral (
        select balance_after from view.bills
        where customer = own.customer and kind = own.kind and asset = own.asset and at <= moment.at
        order by at desc, id desc limit 1
      ) bill
      where own.customer = ${customer}
      group by 1, 2
    )
    select owned.at, owned.asset, owned.amount::text as amount, ${priceOf('owned')}
    from owned ${marketOf('owned', usdt)}
    where owned.amount > 0`;
  const worth = new Map<number, bigint>();
  for (const row of (await query.execute(snapshot)).rows) {
    worth.set(row.at, (worth.get(row.at) ?? 0n) + worthOf(row));
  }
  return times.map((at) => worth.get(at) ?? 0n);
}

/** What came from outside since a time (Unix ms) and, below zero, what went there, at the index of its own minute. */
export async function flowsSince(
  snapshot: Kysely<Database>,
  customer: number,
  since: number,
  { usdt, worthOf }: { usdt: number; worthOf: WorthOf },
): Promise<Flow[]> {
  const query = sql<PastAmount & { flowed: number; leaves: boolean }>`
    with flow as (
      select asset, at as flowed, (at + 59999) / 60000 * 60000 as at, abs(amount) as amount, amount < 0 as leaves
      from view.bills
      where customer = ${customer} and type in (${sql.join(externalFlows)}) and at >= ${since}
    )
    select flow.flowed, flow.at, flow.asset, flow.amount::text as amount, flow.leaves, ${priceOf('flow')}
    from flow ${marketOf('flow', usdt)}`;
  const { rows } = await query.execute(snapshot);
  return rows.map((row) => ({ at: row.flowed, worth: row.leaves ? -worthOf(row) : worthOf(row) }));
}

/** The market whose index prices an asset; a left join, because USDT has none and is worth itself. */
export function marketOf(table: string, usdt: number) {
  return sql`
    left join lateral (
      select market, price_decimals from view.markets
      where base = ${sql.ref(`${table}.asset`)} and quote = ${usdt} order by market limit 1
    ) priced on true`;
}

/**
 * The index at a moment: the close of the last minute that had begun before it, so that a full minute gives the index
 * at its very end. An asset that had no index yet is priced at its first: it did not rise from nothing.
 */
export function priceOf(table: string) {
  const candles = sql`view.candles where market = priced.market and source = 'index' and period = '1min'`;
  return sql`
    priced.price_decimals,
    coalesce(
      (select close from ${candles} and time < (${sql.ref(`${table}.at`)} + 999) / 1000 order by time desc limit 1),
      (select close from ${candles} order by time limit 1)
    ) as ticks`;
}
