import { formatDecimal } from '@auric/api';
import type { ConsoleMessage } from '@auric/api/console';
import { newYorkDate } from '../../../market-hours/new-york.ts';
import { tradingDay } from '../../../market-hours/trading-day.ts';
import type { ConsolePartLent } from '../../product-row.ts';

type StockDays = ConsoleMessage<'stock/days'>;

const shownMost = 100;
const usdtScale = 6;

/** The sessions, splits and dividends that were ever announced, the latest first. */
export async function stockDays({ db, catalog }: Pick<ConsolePartLent, 'db' | 'catalog'>): Promise<StockDays> {
  const [sessions, actions] = await Promise.all([
    db.selectFrom('view.sessions').selectAll().orderBy('opens_at', 'desc').limit(shownMost).execute(),
    db.selectFrom('view.corporate_actions').selectAll().orderBy('id', 'desc').limit(shownMost).execute(),
  ]);
  return {
    sessions: sessions.map(({ id, opens_at, closes_at, opened_at, closed_at, canceled_at }) => ({
      id,
      opens_at,
      closes_at,
      occasion: tradingDay(newYorkDate(opens_at)).occasion,
      state: canceled_at > 0 ? 'canceled' : closed_at > 0 ? 'closed' : opened_at > 0 ? 'open' : 'announced',
    })),
    actions: await Promise.all(
      actions.map(async (row) => ({
        id: row.id,
        match_id: row.market,
        symbol: (await catalog.marketById(row.market)).symbol,
        kind: BigInt(row.per_share) > 0n ? ('dividend' as const) : ('split' as const),
        numerator: row.numerator,
        denominator: row.denominator,
        per_share: formatDecimal(BigInt(row.per_share), usdtScale),
        effective_at: row.effective_at,
        state:
          row.canceled_at > 0
            ? ('canceled' as const)
            : row.ended_at > 0
              ? ('done' as const)
              : row.begun_at > 0
                ? ('running' as const)
                : ('announced' as const),
        holders: row.holders,
        paid: formatDecimal(BigInt(row.paid), usdtScale),
      })),
    ),
  };
}
