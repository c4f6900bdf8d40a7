import { formatDecimal, type Message, type Payload } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import type { RouteParts } from '../product-row.ts';
import { markShape } from '../../market-data/mark-shape.ts';
import type { ContractBook } from './contract-book.ts';
import { insuranceDays } from './insurance-days.ts';
import { contractTermsShape } from './contract-shape.ts';
import { formatShare } from '../../market-data/share.ts';

type PublicPath = 'lever/contracts' | 'lever/funding_history' | 'lever/open_interest' | 'lever/insurance';

const e8Decimals = 8;
const usdtScale = 6;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const periodMs = { '1day': dayMs, '1week': 7 * dayMs, '1month': 30 * dayMs } as const;

/** What everybody may know of contracts. */
export function publicContractRoutes(
  { client, db, now }: Pick<RouteParts, 'client' | 'db' | 'now'>,
  book: ContractBook,
): HandlersOf<PublicPath> {
  return {
    'lever/contracts': async () =>
      (await book.all()).map((contract) => ({
        terms: contractTermsShape(contract),
        mark: markShape(contract.terms, now()),
      })),

    'lever/funding_history': async (payload) => {
      const { market } = await book.named(payload);
      let query = db.selectFrom('view.funding_rates').where('market', '=', market.market);
      if (payload.before !== undefined) query = query.where('id', '<', payload.before);
      const { rows, total } = await countedPage(query, (found) => found.selectAll().orderBy('id', 'desc'), payload);
      const data = rows.map(({ id, rate_e8, mark_e8, lots, at }) => ({
        id,
        match_id: market.market,
        symbol: market.symbol,
        rate: formatDecimal(rate_e8, e8Decimals),
        mark_price: formatDecimal(mark_e8, e8Decimals),
        share: formatShare(lots),
        time: at,
      }));
      return pageOf(data, total, payload);
    },

    'lever/open_interest': async ({ period, ...name }) => {
      const { market } = await book.named(name);
      return openInterest(db, market.market, period, now());
    },

    'lever/insurance': () => insuranceDays({ client, db, now }),
  };
}

/** The last point of each step; before the first one, where the market stood then. */
async function openInterest(
  db: Kysely<Database>,
  market: number,
  period: Payload<'lever/open_interest'>['period'],
  at: number,
): Promise<Message<'lever/open_interest'>> {
  const step = period === '1day' ? minuteMs : hourMs;
  const from = at - periodMs[period];
  const of = db.selectFrom('view.open_interest').where('market', '=', market);
  const [before, rows] = await Promise.all([
    of.selectAll().where('minute', '<', from).orderBy('minute', 'desc').limit(1).execute(),
    of
      .distinctOn(sql`minute / ${sql.lit(step)}`)
      .selectAll()
      .where('minute', '>=', from)
      .orderBy(sql`minute / ${sql.lit(step)}`)
      .orderBy('minute', 'desc')
      .execute(),
  ]);
  const points = [...before.map((row) => ({ ...row, minute: from })), ...rows];
  return points.map(({ minute, lots, value }) => ({
    time: minute,
    share: formatShare(lots),
    value: formatDecimal(BigInt(value), usdtScale),
  }));
}
