import type { Position } from '../../data/positions/position.ts';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { usedWay } from './used-way.ts';

/** How much of the way from the entry to the liquidation the mark has gone. */
export function LiquidationBar({ position, market }: { position: Position; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const used = usedWay(position);
  if (used === null) return null;
  const shown = numbers.plain(position.liquidationPrice, market.priceDecimals);
  return (
    <div
      role="meter"
      aria-label={t(($) => $.joined.valued, { what: t(($) => $.positions.liquidationPrice), value: shown })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={used}
      className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className={`h-full rounded-full ${used < 50 ? 'bg-up' : used < 80 ? 'bg-gold' : 'bg-down'}`}
        style={{ width: `${used}%` }}
      />
    </div>
  );
}
