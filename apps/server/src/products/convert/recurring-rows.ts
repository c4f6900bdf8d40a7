import { formatDecimal, type Message, type Payload, type RecurringBuy } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { pageOf } from '../../edge/page.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
}

/** The recurring buys of a customer, newest first, with what came of their turns. */
export async function recurringBuysOf(
  { db, catalog }: Parts,
  customer: number,
  filter: Payload<'recurring/list'>,
): Promise<Message<'recurring/list'>> {
  const own = db.selectFrom('view.recurring_buys').where('customer', '=', customer);
  const query = filter.before === undefined ? own : own.where('id', '<', filter.before);
  const { rows, total } = await countedPage(query, (found) => withTurns(found).orderBy('id', 'desc'), filter);
  return pageOf(await Promise.all(rows.map((row) => buyShape(catalog, row))), total, filter);
}

/** A recurring buy that this customer has just begun or ended: the read models have it. */
export async function recurringBuyOf({ db, catalog }: Parts, customer: number, id: number): Promise<RecurringBuy> {
  const own = db.selectFrom('view.recurring_buys').where('customer', '=', customer).where('id', '=', id);
  return buyShape(catalog, await withTurns(own).executeTakeFirstOrThrow());
}

/** The turns of one recurring buy, newest first; nothing of somebody else's. */
export async function runsOf(
  { db, catalog }: Parts,
  customer: number,
  filter: Payload<'recurring/runs'>,
): Promise<Message<'recurring/runs'>> {
  const own = db
    .selectFrom('view.recurring_runs as run')
    .where('run.customer', '=', customer)
    .where('run.plan', '=', filter.plan);
  const query = filter.before === undefined ? own : own.where('run.id', '<', filter.before);
  const { rows, total } = await countedPage(
    query,
    (found) =>
      found
        .leftJoin('view.conversions as made', 'made.id', 'run.conversion')
        .select(['run.id', 'run.at', 'run.conversion', 'run.reason', 'made.give', 'made.get'])
        .select(['made.from_asset', 'made.to_asset'])
        .orderBy('run.id', 'desc'),
    filter,
  );
  const runs = rows.map(async ({ id, at, conversion, reason, give, get, from_asset, to_asset }) => {
    const amount = async (asset: number | null, units: string | null): Promise<string> =>
      asset === null || units === null
        ? '0'
        : formatDecimal(BigInt(units), (await catalog.asset(asset, 'currency')).scale);
    const [number, received] = await Promise.all([amount(from_asset, give), amount(to_asset, get)]);
    return { id, time: at, conversion, number, received, reason };
  });
  return pageOf(await Promise.all(runs), total, filter);
}

type Own = ReturnType<typeof ownQuery>;

/** Only its type is meant. */
function ownQuery(db: Kysely<Database>) {
  return db.selectFrom('view.recurring_buys');
}

type Counted = { turns: number; failed: number; given: string; received: string };

function withTurns(found: Own) {
  const runs = (what: 'made' | 'failed') => sql<number>`(select count(*)::int from view.recurring_runs as run
    where run.plan = view.recurring_buys.id and (run.conversion > 0) = ${what === 'made'})`;
  const sum = (column: 'give' | 'get') => sql<string>`(select coalesce(sum(${sql.ref(column)}), 0)
    from view.conversions as made where made.plan = view.recurring_buys.id)`;
  return found
    .selectAll()
    .select([
      runs('made').as('turns'),
      runs('failed').as('failed'),
      sum('give').as('given'),
      sum('get').as('received'),
    ]);
}

type BuyRow = Awaited<ReturnType<ReturnType<typeof withTurns>['execute']>>[number] & Counted;

async function buyShape(catalog: Catalog, row: BuyRow): Promise<RecurringBuy> {
  const [from, to] = await Promise.all([
    catalog.asset(row.from_asset, 'from_currency_id'),
    catalog.asset(row.to_asset, 'to_currency_id'),
  ]);
  return {
    id: row.id,
    from_currency_id: from.asset,
    from_currency_name: from.code,
    to_currency_id: to.asset,
    to_currency_name: to.code,
    number: formatDecimal(BigInt(row.amount), from.scale),
    every_days: row.every_days,
    state: row.state,
    first_at: row.first_at,
    next_at: row.next_at,
    last_at: row.last_at,
    turns: row.turns,
    failed: row.failed,
    given: formatDecimal(BigInt(row.given), from.scale),
    received: formatDecimal(BigInt(row.received), to.scale),
  };
}
