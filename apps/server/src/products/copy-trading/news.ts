import { formatDecimal } from '@auric/api';
import type { Kysely } from 'kysely';
import { paymentIdsOf } from '../../db/payment-id.ts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { SubjectParts } from '../product-row.ts';
import { e6Text } from './copy-numbers.ts';
import { type CutWords, cutWords } from './cut-words.ts';

type Told =
  | Tale<'copy_cut'>
  | Tale<'copy_skipped'>
  | Tale<'copy_margin_added'>
  | Tale<'follow_stopped'>
  | Tale<'follow_lead_closed'>
  | Tale<'profit_share_paid'>
  | Tale<'profit_share_received'>;
type Span = ReturnType<typeof paymentIdsOf>;

const hourMs = 3_600_000;

/**
 * Tells followers what their lead did and they didn't: what was copied with less or not at all, once an hour for each reason, margin that
 * a lead added, and what ended without them; and both sides what was shared.
 */
export async function copyTradingNews({ catalog }: SubjectParts): Promise<News> {
  const words = await cutWords();
  return {
    async of(trx, { frames }) {
      const span = paymentIdsOf(frames);
      const told = await Promise.all([
        cuts(trx, catalog, words, span),
        additions(trx, catalog, span),
        ends(trx, span),
        shares(trx, span),
      ]);
      return told.flat();
    },
  };
}

async function cuts(trx: Kysely<Database>, catalog: Catalog, words: CutWords, { after, upTo }: Span): Promise<Told[]> {
  const rows = await trx
    .selectFrom('view.copy_events as event')
    .leftJoin('copying.lead_profile as profile', 'profile.lead', 'event.lead')
    .selectAll('event')
    .select('profile.name')
    .where('event.id', '>', after)
    .where('event.id', '<=', upTo)
    .where('event.what', 'in', ['cut', 'skipped'])
    .orderBy('event.id')
    .execute();
  const tales = rows.map(async (row): Promise<Told> => {
    const { symbol, base, quantityDecimals } = await catalog.marketById(row.market);
    const { code } = await catalog.asset(base, 'currency');
    const sized = (lots: number) => ({ amount: formatDecimal(lots, quantityDecimals), currency: code });
    const key = `follow/${row.follow}/${row.what}/${row.reason}/${Math.floor(row.at / hourMs)}`;
    const of = { customer: row.follower, key };
    const values = {
      name: nameOf(row),
      market: symbol,
      wanted: sized(row.wanted),
      reason: words(row.reason),
    };
    if (row.what === 'skipped') return { ...of, kind: 'copy_skipped', values };
    return { ...of, kind: 'copy_cut', values: { ...values, lots: sized(row.lots) } };
  });
  return Promise.all(tales);
}

async function additions(trx: Kysely<Database>, catalog: Catalog, { after, upTo }: Span): Promise<Told[]> {
  const rows = await trx
    .selectFrom('view.futures_changes as added')
    .innerJoin('view.copies as copy', 'copy.lead_position', 'added.position')
    .leftJoin('copying.lead_profile as profile', 'profile.lead', 'copy.lead')
    .select(['added.id', 'added.amount', 'copy.follower', 'copy.lead', 'copy.market', 'profile.name'])
    .where('added.id', '>', after)
    .where('added.id', '<=', upTo)
    .where('added.change', '=', 'margin')
    .where('added.amount', '>', '0')
    .where('copy.ended_at', '=', 0)
    .orderBy('added.id')
    .execute();
  const tales = rows.map(async (row): Promise<Told> => {
    const { symbol } = await catalog.marketById(row.market);
    const values = { name: nameOf(row), market: symbol, amount: usdtOf(row.amount) };
    return { customer: row.follower, kind: 'copy_margin_added', key: `margin/${row.id}`, values };
  });
  return Promise.all(tales);
}

/** Who stopped copying themselves knows it. */
async function ends(trx: Kysely<Database>, { after, upTo }: Span): Promise<Told[]> {
  const rows = await trx
    .selectFrom('view.follows as follow')
    .leftJoin('copying.lead_profile as profile', 'profile.lead', 'follow.lead')
    .selectAll('follow')
    .select('profile.name')
    .where('follow.ended_id', '>', after)
    .where('follow.ended_id', '<=', upTo)
    .where('follow.reason', 'in', ['stop_loss', 'lead_closed'])
    .orderBy('follow.ended_id')
    .execute();
  return rows.map((row): Told => {
    const kind = row.reason === 'stop_loss' ? 'follow_stopped' : 'follow_lead_closed';
    const values = { name: nameOf(row), result: usdtOf(BigInt(row.gained) - BigInt(row.shared)) };
    return { customer: row.follower, kind, key: `follow/${row.id}/ended`, values };
  });
}

async function shares(trx: Kysely<Database>, { after, upTo }: Span): Promise<Told[]> {
  const rows = await trx
    .selectFrom('view.profit_shares as share')
    .leftJoin('copying.lead_profile as profile', 'profile.lead', 'share.lead')
    .selectAll('share')
    .select('profile.name')
    .where('share.id', '>', after)
    .where('share.id', '<=', upTo)
    .where('share.paid', '>', '0')
    .orderBy('share.id')
    .execute();
  return rows.flatMap((row): Told[] => {
    const key = `profit_share/${row.id}`;
    const of = { amount: usdtOf(row.paid), share: String(row.id) };
    const gained = usdtOf(BigInt(row.gained) + BigInt(row.open));
    return [
      { customer: row.follower, kind: 'profit_share_paid', key, values: { ...of, name: nameOf(row), gained } },
      { customer: row.lead, kind: 'profit_share_received', key, values: of },
    ];
  });
}

function nameOf({ name, lead }: { readonly name: string | null; readonly lead: number }): string {
  return name ?? `#${lead}`;
}

function usdtOf(amount: bigint | string) {
  return { amount: e6Text(amount), currency: 'USDT' };
}
