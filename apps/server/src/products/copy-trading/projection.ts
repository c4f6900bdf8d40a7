import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import { paymentIdOf } from '../../db/payment-id.ts';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow, writeRows } from '../../engine/projector/rows.ts';
import { ConfiguredRows } from '../configured.ts';
import { FollowRows } from './follow-rows.ts';
import type { CopyEventsTable } from './tables.ts';

type Folded = Extract<
  EventRecord,
  {
    type:
      | 'LeadTermsSet'
      | 'FollowTermsSet'
      | 'LeadOpened'
      | 'LeadShareSet'
      | 'LeadClosed'
      | 'FollowStarted'
      | 'FollowChanged'
      | 'FollowClosing'
      | 'FollowEnded'
      | 'CopyOpened'
      | 'CopySkipped'
      | 'CopyReduced'
      | 'CopyDetached'
      | 'ShareSettled';
  }
>;
type Of<T extends Folded['type']> = Extract<Folded, { type: T }>;
type Cells = (number | bigint | string)[];

/** What of copy trading is configured. */
export const leadTermsSubject = 'lead_terms';
export const followTermsSubject = 'follow_terms';

/** What one page of frames adds. */
interface Added {
  leads: { name: string; text: string; cells: Cells }[];
  copies: (Of<'CopyOpened'> & { at: number })[];
  endedCopies: { position: number; at: number; isDetached: boolean }[];
  events: CopyEventsTable[];
  shares: Cells[];
}

/** Who leads, who follows, what was copied and shared. */
export function copyTradingProjection(): Projection {
  const terms = new ConfiguredRows('view.copy_terms');
  const follows = new FollowRows();
  let added = nothing();
  let frame = { seq: 0, place: 0 };
  /** A frame opens and closes many copies: each has a number of its own. */
  const idIn = (seq: number): number => {
    frame = frame.seq === seq ? { seq, place: frame.place + 1 } : { seq, place: 0 };
    return paymentIdOf(seq, frame.place);
  };
  const told = (event: Omit<CopyEventsTable, 'id' | 'at'>, at: number, seq: number): void =>
    void added.events.push({ id: idIn(seq), ...event, at });
  const fold: Fold<Folded> = {
    LeadTermsSet: ({ type: _type, ...values }, at, seq) => terms.set(leadTermsSubject, at, seq, values),
    FollowTermsSet: ({ type: _type, ...values }, at, seq) => terms.set(followTermsSubject, at, seq, values),
    LeadOpened: ({ lead, sharePpm, equity }, at) =>
      void added.leads.push({ name: 'lead', text: leadSql, cells: [lead, sharePpm, at, equity] }),
    LeadShareSet: ({ lead, sharePpm }) =>
      void added.leads.push({ name: 'share of lead', text: shareSql, cells: [lead, sharePpm] }),
    LeadClosed: ({ lead }, at) => void added.leads.push({ name: 'closed lead', text: closedSql, cells: [lead, at] }),
    ...follows.fold,
    FollowEnded: (event, at, seq) => follows.ended(event, at, idIn(seq)),
    CopyOpened(event, at, seq) {
      const { follow, follower, lead, market, position, wanted, lots, cut } = event;
      added.copies.push({ ...event, at });
      const what = cut === '' ? 'opened' : 'cut';
      told({ follow, follower, lead, market, position, what, wanted, lots, reason: cut }, at, seq);
    },
    CopySkipped({ follow, follower, lead, market, wanted, reason }, at, seq) {
      told({ follow, follower, lead, market, position: 0, what: 'skipped', wanted, lots: 0, reason }, at, seq);
    },
    CopyReduced(event, at, seq) {
      follows.fold.CopyReduced(event, at, seq);
      const { follow, follower, lead, market, position, lots, left } = event;
      if (left === 0) added.endedCopies.push({ position, at, isDetached: false });
      const what = left === 0 ? 'closed' : 'reduced';
      told({ follow, follower, lead, market, position, what, wanted: 0, lots, reason: '' }, at, seq);
    },
    CopyDetached(event, at, seq) {
      follows.fold.CopyDetached(event, at, seq);
      const { follow, follower, lead, market, position, lots } = event;
      added.endedCopies.push({ position, at, isDetached: true });
      told({ follow, follower, lead, market, position, what: 'detached', wanted: 0, lots, reason: '' }, at, seq);
    },
    ShareSettled(event, at, seq) {
      follows.fold.ShareSettled(event, at, seq);
      const { follow, follower, lead, sharePpm, gained, open, shared, due, paid, fromHeld, released } = event;
      const cells = [follow, follower, lead, sharePpm, gained, open, shared, due, paid, fromHeld, released, at];
      added.shares.push([idIn(seq), ...cells]);
    },
  };
  return {
    tables: ['view.leads', 'view.follows', 'view.copies', 'view.copy_events', 'view.profit_shares', 'view.copy_terms'],
    fold,
    unprojected: [
      'FollowersWalked',
      'LeadFilled',
      'LeadFillCopied',
      'LeadReduced',
      'CopyWaits',
      'CopiesClosed',
      'SharesDue',
      'SharesWalked',
    ],
    async write(client) {
      const now = added;
      added = nothing();
      for (const { name, text, cells } of now.leads) await writeRow(client, name, text, cells);
      await follows.write(client);
      await writeAdded(client, now);
      await terms.write(client);
    },
  };
}

function nothing(): Added {
  return { leads: [], copies: [], endedCopies: [], events: [], shares: [] };
}

async function writeAdded(client: pg.ClientBase, { copies, endedCopies, events, shares }: Added): Promise<void> {
  // Of a copy that grows the first lots make its row.
  const isFirst = new Set<number>();
  const firsts = copies.filter(({ position }) => !isFirst.has(position) && isFirst.add(position));
  for (const { position, follow, follower, lead, leadPosition, market, at } of firsts)
    await client.query({
      name: 'write copies',
      text: copySql,
      values: [position, follow, follower, lead, leadPosition, market, at],
    });
  await writeRows(client, 'ended copies', endedCopiesSql, endedCopies, (copy) => [
    copy.position,
    copy.at,
    copy.isDetached,
  ]);
  for (const event of events)
    await writeRow(client, 'copy events', eventSql, [
      event.id,
      event.follow,
      event.follower,
      event.lead,
      event.market,
      event.position,
      event.what,
      event.wanted,
      event.lots,
      event.reason,
      event.at,
    ]);
  await writeRows(client, 'profit shares', profitSharesSql, shares, (cells) => cells);
}

const leadSql = `
  insert into view.leads (lead, share_ppm, first_at, opened_at, closed_at, start_equity)
  values ($1, $2, $3, $3, 0, $4)
  on conflict (lead) do update set share_ppm = $2, opened_at = $3, closed_at = 0`;

const shareSql = 'update view.leads set share_ppm = $2 where lead = $1';

const closedSql = 'update view.leads set closed_at = $2 where lead = $1';

const copySql = `
  insert into view.copies (position, follow, follower, lead, lead_position, market, opened_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (position) do nothing`;

const endedCopiesSql = `
  update view.copies as copy set ended_at = given.ended_at, is_detached = given.is_detached
  from unnest($1::bigint[], $2::bigint[], $3::boolean[]) as given (position, ended_at, is_detached)
  where copy.position = given.position`;

const eventSql = `
  insert into view.copy_events (id, follow, follower, lead, market, position, what, wanted, lots, reason, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const profitSharesSql = `
  insert into view.profit_shares (id, follow, follower, lead, share_ppm, gained, open, shared, due, paid, from_held,
    released, at)
  select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::integer[], $6::numeric[],
    $7::numeric[], $8::numeric[], $9::numeric[], $10::numeric[], $11::numeric[], $12::numeric[], $13::bigint[])`;
