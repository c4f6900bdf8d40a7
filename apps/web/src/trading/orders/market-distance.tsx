import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { distancePercent } from './order-facts.ts';

/** How far the market is from an order that waits; nothing of one that is over. */
export function MarketDistance({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const open = order.status === 'doing';
  const last = useTick(open ? order.match_id : undefined)?.price;
  const percent = open ? distancePercent(order, last) : null;
  if (percent === null) return null;
  return (
    <span data-distance className="block text-2xs font-normal text-text-3">
      {t(($) => $.orders.fromMarket, { percent: numbers.share(percent, 2) })}
    </span>
  );
}
