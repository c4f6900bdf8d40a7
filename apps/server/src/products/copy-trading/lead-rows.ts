import type { LeadTrader, Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import { roiPpm, thinned } from '../../copying/statistics.ts';
import { e6Text } from './copy-numbers.ts';

const dayMs = 86_400_000;
const curvePoints = 30;

type Filter = Payload<'follow/index'>;

/** All leads with what they say of themselves and what was counted of them. */
function leads(db: Kysely<Database>) {
  return db
    .selectFrom('view.leads as lead')
    .leftJoin('copying.lead_profile as profile', 'profile.lead', 'lead.lead')
    .leftJoin('copying.lead_count as counted', 'counted.lead', 'lead.lead');
}

const followers = sql<number>`(
  select count(*) from view.follows as follow where follow.lead = lead.lead and follow.ended_at = 0)`;

const columns = [
  'lead.lead as lead',
  'lead.share_ppm as share_ppm',
  'lead.first_at as first_at',
  'lead.closed_at as closed_at',
  'profile.name as name',
  'profile.profile as profile',
  'counted.counted_at as counted_at',
  'counted.profit as profit',
  'counted.roi_ppm as roi_ppm',
  'counted.closed_orders as closed_orders',
  'counted.profitable_orders as profitable_orders',
  'counted.drawdown_ppm as drawdown_ppm',
  'counted.copier_return_ppm as copier_return_ppm',
  'counted.copiers_counted as copiers_counted',
] as const;

const sortColumns = {
  copier_return: sql`counted.copier_return_ppm desc nulls last`,
  roi: sql`counted.roi_ppm desc nulls last`,
  pnl: sql`counted.profit desc nulls last`,
  followers: sql`${followers} desc`,
  drawdown: sql`counted.drawdown_ppm asc nulls last`,
  days: sql`lead.first_at asc`,
} as const satisfies Record<Filter['sort'], unknown>;

/** What a lead is asked to be read with. */
export interface LeadReading {
  readonly db: Kysely<Database>;
  readonly followersMost: number;
  /** Who asks; 0 for a guest. */
  readonly customer: number;
  readonly now: number;
}

/** A page of the board. */
export async function boardOf(reading: LeadReading, filter: Filter, maxDrawdownPpm: number | null) {
  const { db, followersMost, now } = reading;
  let found = leads(db);
  if (!filter.closed) found = found.where('lead.closed_at', '=', 0);
  if (filter.min_days !== undefined) found = found.where('lead.first_at', '<=', now - (filter.min_days - 1) * dayMs);
  if (maxDrawdownPpm !== null) found = found.where('counted.drawdown_ppm', '<=', maxDrawdownPpm);
  if (filter.has_room) found = found.where('lead.closed_at', '=', 0).where(followers, '<', followersMost);
  const { rows, total } = await countedPage(
    found,
    (wanted) =>
      wanted
        .select([...columns, followers.as('followers')])
        .orderBy(sortColumns[filter.sort])
        .orderBy('lead.first_at')
        .orderBy('lead.lead'),
    filter,
  );
  return { traders: await shapesOf(reading, rows), total };
}

/** One of them; undefined for somebody who never led. */
export async function leadOf(reading: LeadReading, lead: number): Promise<LeadTrader | undefined> {
  const row = await leads(reading.db)
    .select([...columns, followers.as('followers')])
    .where('lead.lead', '=', lead)
    .executeTakeFirst();
  return row === undefined ? undefined : (await shapesOf(reading, [row]))[0];
}

interface LeadRow {
  lead: number;
  share_ppm: number;
  first_at: number;
  closed_at: number;
  followers: number;
  name: string | null;
  profile: string | null;
  counted_at: number | null;
  profit: string | null;
  roi_ppm: number | null;
  closed_orders: number | null;
  profitable_orders: number | null;
  drawdown_ppm: number | null;
  copier_return_ppm: number | null;
  copiers_counted: number | null;
}

async function shapesOf(reading: LeadReading, rows: readonly LeadRow[]): Promise<LeadTrader[]> {
  const ids = rows.map(({ lead }) => lead);
  const [curves, followed] = await Promise.all([curvesOf(reading.db, ids), followedBy(reading, ids)]);
  return rows.map((row) => ({
    ...standingOf(row, reading),
    ...countedOf(row),
    curve: thinned(curves.get(row.lead) ?? [], curvePoints),
    is_followed: followed.has(row.lead),
  }));
}

function standingOf(row: LeadRow, { followersMost, now }: LeadReading) {
  return {
    trader_user_id: row.lead,
    name: row.name ?? `#${row.lead}`,
    profile: row.profile ?? '',
    status: row.closed_at === 0 ? ('open' as const) : ('closed' as const),
    since: row.first_at,
    days: Math.floor(((row.closed_at || now) - row.first_at) / dayMs) + 1,
    share: e6Text(row.share_ppm),
    followers: Number(row.followers),
    followers_most: followersMost,
  };
}

function countedOf(row: LeadRow) {
  const closed = row.closed_orders ?? 0;
  const profitable = row.profitable_orders ?? 0;
  const part = (ppm: number | null): string | null => (ppm === null ? null : e6Text(ppm));
  return {
    total_profit: e6Text(row.profit ?? 0),
    roi: part(row.roi_ppm),
    accuracy: closed === 0 ? null : e6Text(Math.floor((profitable * 1_000_000) / closed)),
    profitable_orders: profitable,
    closed_orders: closed,
    drawdown: e6Text(row.drawdown_ppm ?? 0),
    copier_return: part(row.copier_return_ppm),
    copiers_counted: row.copiers_counted ?? 0,
    counted_at: row.counted_at ?? 0,
  };
}

async function curvesOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, [number, string][]>> {
  const curves = new Map<number, [number, string][]>();
  if (ids.length === 0) return curves;
  const hours = await db.selectFrom('copying.lead_hour').selectAll().where('lead', 'in', ids).orderBy('hour').execute();
  for (const { lead, hour, profit, base } of hours) {
    const roi = roiPpm({ profit: BigInt(profit), base: BigInt(base) }) ?? 0;
    const curve = curves.get(lead) ?? [];
    curve.push([hour, e6Text(roi)]);
    curves.set(lead, curve);
  }
  return curves;
}

async function followedBy({ db, customer }: LeadReading, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (customer === 0 || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('view.follows')
    .select('lead')
    .where('follower', '=', customer)
    .where('ended_at', '=', 0)
    .where('lead', 'in', ids)
    .execute();
  return new Set(rows.map(({ lead }) => lead));
}
