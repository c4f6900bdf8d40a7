import { formatDecimal } from '@auric/api';
import type { EntryValues } from '@auric/api/console/values';
import { sql } from 'kysely';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { givenOf } from '../convert-shape.ts';

type Lent = Pick<ConsolePartLent, 'db' | 'catalog'>;

/** Within a millisecond a start comes first, then its turn, and its end last: no number of a record is as large as a step. */
const step = 1e15;
const placeOf = { started: 0, made: step, skipped: 2 * step, over: 3 * step };

/** What came of which record. */
type What = 'started' | 'quote' | 'recurring' | 'dust' | 'skipped' | 'over';

/** What a customer converted, and how their recurring buys began, were left out and ended. */
export function conversionTimeline(lent: Lent): NonNullable<ConsolePart['timeline']> {
  return async (customer, before, limit) => {
    const places = await belowPlace(placesOf(lent, customer), { at: 'at', id: 'id' }, before, limit);
    return Promise.all(
      places.map(async ({ at, id, what, record, turn }) => ({
        at,
        id: String(id),
        ...(await pieceOf(lent, what, record, turn)),
      })),
    );
  };
}

function placesOf({ db }: Lent, customer: number) {
  const none = sql<number>`0`.as('turn');
  const conversions = db
    .selectFrom('view.conversions')
    .select(['at', sql<number>`id + ${placeOf.made}`.as('id'), sql<What>`kind`.as('what'), 'id as record', none])
    .where('customer', '=', customer);
  const own = db.selectFrom('view.recurring_buys as buy').where('buy.customer', '=', customer);
  const started = own.select([
    'buy.started_at as at',
    sql<number>`buy.id + ${placeOf.started}`.as('id'),
    sql<What>`'started'`.as('what'),
    'buy.id as record',
    none,
  ]);
  const skipped = own
    .innerJoin('view.recurring_runs as run', 'run.plan', 'buy.id')
    .where('run.conversion', '=', 0)
    .select([
      'run.at',
      sql<number>`run.seq + ${placeOf.skipped}`.as('id'),
      sql<What>`'skipped'`.as('what'),
      'buy.id as record',
      'run.id as turn',
    ]);
  const over = own
    .where('buy.ended_at', '>', 0)
    .select([
      'buy.ended_at as at',
      sql<number>`buy.id + ${placeOf.over}`.as('id'),
      sql<What>`'over'`.as('what'),
      'buy.id as record',
      none,
    ]);
  const all = conversions.unionAll(started).unionAll(skipped).unionAll(over);
  return db.selectFrom(all.as('place')).selectAll();
}

async function pieceOf(
  lent: Lent,
  what: What,
  record: number,
  turn: number,
): Promise<{ kind: string; values: EntryValues }> {
  if (what === 'quote' || what === 'recurring' || what === 'dust')
    return { kind: what, values: await conversionValues(lent, record) };
  const { db, catalog } = lent;
  const row = await db.selectFrom('view.recurring_buys').selectAll().where('id', '=', record).executeTakeFirstOrThrow();
  const [from, to] = await Promise.all([
    catalog.asset(row.from_asset, 'currency'),
    catalog.asset(row.to_asset, 'currency'),
  ]);
  const values = {
    plan: record,
    amount: `${formatDecimal(BigInt(row.amount), from.scale)} ${from.code}`,
    currency: to.code,
    days: row.every_days,
  };
  if (what === 'over') return { kind: row.state, values };
  if (what === 'started') return { kind: 'started', values };
  const run = await db
    .selectFrom('view.recurring_runs')
    .select('reason')
    .where('plan', '=', record)
    .where('id', '=', turn)
    .executeTakeFirstOrThrow();
  return { kind: 'skipped', values: { ...values, reason: run.reason } };
}

async function conversionValues({ db, catalog }: Lent, id: number): Promise<EntryValues> {
  const row = await db.selectFrom('view.conversions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const amountOf = async (asset: number, units: string): Promise<string> => {
    const { code, scale } = await catalog.asset(asset, 'currency');
    return `${formatDecimal(BigInt(units), scale)} ${code}`;
  };
  const given = await Promise.all(givenOf(row).map(([asset, units]) => amountOf(asset, units)));
  const received = await amountOf(row.to_asset, row.get);
  return { conversion: id, plan: row.plan, given: given.join(', '), received };
}
