import { formatDecimal } from '@auric/api';
import type { CorporateActionView } from '@auric/exchange';
import type { HandlersOf } from '../../edge/handler.ts';
import { marketSessionShape, sessionShape } from '../../market-data/session-shape.ts';
import { newYork } from '../../market-hours/new-york.ts';
import { todayIn } from '../../market-hours/stock-hours.ts';
import type { RouteParts } from '../product-row.ts';

/** The calls that stock has beside those of the venue. */
export function stockRoutes({
  client,
  catalog,
  now,
}: Pick<RouteParts, 'client' | 'catalog' | 'now'>): HandlersOf<'stock/sessions'> {
  return {
    'stock/sessions': async (name) => {
      const wanted = new Set(await catalog.marketIds(name, 'stock'));
      const [sessions, auctions, actions] = await Promise.all([
        client.port.query({ type: 'sessions' }),
        client.port.query({ type: 'auctions' }),
        client.port.query({ type: 'corporateActions' }),
      ]);
      const asked = auctions.value.filter(({ market }) => wanted.has(market));
      const markets = await Promise.all(
        asked.map(async (auction) =>
          marketSessionShape(auction, await catalog.marketById(auction.market), sessions.value),
        ),
      );
      return {
        time_zone: newYork,
        today: todayIn(now()),
        sessions: sessions.value.map(sessionShape),
        markets,
        actions: actions.value.filter(({ market }) => wanted.has(market)).map(actionShape),
      };
    },
  };
}

const usdtScale = 6;

function actionShape({ action, market, numerator, denominator, perShare, effectiveAt }: CorporateActionView) {
  return {
    id: action,
    match_id: market,
    kind: perShare > 0n ? ('dividend' as const) : ('split' as const),
    numerator,
    denominator,
    per_share: formatDecimal(perShare, usdtScale),
    effective_at: effectiveAt,
  };
}
