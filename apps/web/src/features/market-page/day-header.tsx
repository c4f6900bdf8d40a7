import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/change-pill.tsx';
import { FlashPrice } from '../../ui/flash-price.tsx';

/** The price, large, and the last 24 hours beside it. */
export function DayHeader({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const price = (text: string) => numbers.fixed(text, market.priceDecimals);
  const day = [
    { label: t(($) => $.trade.high), value: tick && price(tick.high) },
    { label: t(($) => $.trade.low), value: tick && price(tick.low) },
    {
      label: t(($) => $.marketPage.volumeOf, { asset: market.base.code }),
      value: tick && numbers.compact(tick.volume),
    },
    {
      label: t(($) => $.marketPage.turnoverOf, { asset: market.quote.code }),
      value: tick && numbers.compact(tick.amount),
    },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <div className="flex min-h-9 min-w-0 flex-wrap items-baseline gap-x-3">
        {tick === undefined ? (
          <span className="skeleton block h-9 w-40" />
        ) : (
          <FlashPrice
            text={price(tick.price)}
            direction={tick.direction}
            moves={tick.moves}
            aged={tick.aged}
            className="text-xl font-bold"
          />
        )}
        {tick !== undefined && <ChangeText change={tick.change} className="text-sm" />}
      </div>
      <dl className="grid w-full grid-cols-2 gap-x-5 gap-y-1.5 lg:flex lg:w-auto lg:gap-8">
        {day.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-2xs text-text-3">{label}</dt>
            <dd className="text-xs font-medium">{value ?? <span className="skeleton block h-4 w-16" />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
