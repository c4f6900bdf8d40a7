import { sql } from 'kysely';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart, TimelinePiece, TimelinePlace } from '../../../console/part.ts';
import { formatShare } from '../../../market-data/share.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { e6Text } from '../copy-numbers.ts';

type Lent = Pick<ConsolePartLent, 'db' | 'catalog'>;
interface Page {
  readonly customer: number;
  readonly before: TimelinePlace | null;
  readonly limit: number;
}

/** The last digit of a piece's id says what it tells, what is before it which one. */
const place = {
  copied: sql<number>`id * 10`.as('place'),
  shared: sql<number>`id * 10 + 1`.as('place'),
  began: sql<number>`id * 10 + 2`.as('place'),
  ended: sql<number>`id * 10 + 3`.as('place'),
  leads: sql<number>`lead * 10 + 4`.as('place'),
  stopped: sql<number>`lead * 10 + 5`.as('place'),
} as const;

const byPlace = { at: 'at', id: 'place' } as const;

/** What a customer copied and what it came to, whom they followed, what was shared, and since when they lead. */
export function copyTimeline(lent: Lent): NonNullable<ConsolePart['timeline']> {
  return async (customer, before, limit) => {
    const page = { customer, before, limit };
    const pieces = await Promise.all([
      copied(lent, page),
      shared(lent, page),
      began(lent, page),
      ended(lent, page),
      leads(lent, page),
      stopped(lent, page),
    ]);
    const newest = (left: TimelinePiece, right: TimelinePiece): number =>
      right.at - left.at || Number(right.id) - Number(left.id);
    return pieces.flat().toSorted(newest).slice(0, limit);
  };
}

async function copied({ db, catalog }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db.selectFrom('view.copy_events').selectAll().select(place.copied).where('follower', '=', customer);
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return Promise.all(
    rows.map(async (row) => {
      const { symbol } = await catalog.marketById(row.market);
      const { follow, lead, position, reason } = row;
      const sizes = { wanted: formatShare(row.wanted), lots: formatShare(row.lots) };
      const values = { follow, lead, market: symbol, position, ...sizes, reason };
      return { at: row.at, id: String(row.place), kind: row.what, values };
    }),
  );
}

async function shared({ db }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db
    .selectFrom('view.profit_shares')
    .selectAll()
    .select(place.shared)
    .where((eb) => eb.or([eb('follower', '=', customer), eb('lead', '=', customer)]));
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return rows.map((row) => {
    const { follow, follower, lead } = row;
    const amounts = {
      gained: e6Text(row.gained),
      open: e6Text(row.open),
      due: e6Text(row.due),
      paid: e6Text(row.paid),
    };
    const values = { follow, follower, lead, share: e6Text(row.share_ppm), ...amounts };
    return { at: row.at, id: String(row.place), kind: follower === customer ? 'share_paid' : 'share_received', values };
  });
}

async function began({ db }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db
    .selectFrom('view.follows')
    .select(['id', 'lead', 'share_ppm', 'started_at as at', place.began])
    .where('follower', '=', customer);
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return rows.map((row) => {
    const values = { follow: row.id, lead: row.lead, share: e6Text(row.share_ppm) };
    return { at: row.at, id: String(row.place), kind: 'follow_began', values };
  });
}

async function ended({ db }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db
    .selectFrom('view.follows')
    .select(['id', 'lead', 'reason', 'gained', 'shared', 'ended_at as at', place.ended])
    .where('follower', '=', customer)
    .where('ended_at', '>', 0);
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return rows.map((row) => {
    const amounts = { gained: e6Text(row.gained), shared: e6Text(row.shared) };
    const values = { follow: row.id, lead: row.lead, reason: row.reason, ...amounts };
    return { at: row.at, id: String(row.place), kind: 'follow_ended', values };
  });
}

async function leads({ db }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db.selectFrom('view.leads').select(['first_at as at', place.leads]).where('lead', '=', customer);
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return rows.map((row) => ({ at: row.at, id: String(row.place), kind: 'leads', values: {} }));
}

async function stopped({ db }: Lent, { customer, before, limit }: Page): Promise<TimelinePiece[]> {
  const own = db
    .selectFrom('view.leads')
    .select(['closed_at as at', place.stopped])
    .where('lead', '=', customer)
    .where('closed_at', '>', 0);
  const rows = await belowPlace(db.selectFrom(own.as('piece')).selectAll(), byPlace, before, limit);
  return rows.map((row) => ({ at: row.at, id: String(row.place), kind: 'stopped_leading', values: {} }));
}
