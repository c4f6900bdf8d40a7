import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { distancePercent } from './order-facts.ts';

/** How far from the market an order waits; nothing of one that is over. In full where there is room for a sentence. */
export function MarketDistance({ order, full = false }: { order: WireOrder; full?: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const open = order.status === 'doing';
  const percent = useTickPart(open ? order.match_id : undefined, (tick) =>
    open ? distancePercent(order, tick?.price) : null,
  );
  if (percent === null) return null;
  const signed = numbers.percent(percent);
  const said = t(($) => $.orders.fromMarket, { percent: signed });
  return (
    <span data-distance title={said} className="block text-2xs font-normal text-text-3">
      {full ? (
        said
      ) : (
        <>
          <span aria-hidden>{signed}</span>
          <span className="sr-only">{said}</span>
        </>
      )}
    </span>
  );
}
