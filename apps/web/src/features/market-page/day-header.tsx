import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { FlashPrice } from '../../kit/market/flash-price.tsx';

/** The price, large, and the last 24 hours beside it as long as the text leaves room. */
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
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <div className="min-h-14 min-w-0 lg:flex lg:min-h-9 lg:items-baseline lg:gap-x-3">
        {tick === undefined ? (
          <span className="skeleton block h-9 w-36" />
        ) : (
          <FlashPrice
            text={price(tick.price)}
            direction={tick.direction}
            moves={tick.moves}
            aged={tick.aged}
            className="block w-fit text-xl font-bold lg:inline"
          />
        )}
        {tick !== undefined && <ChangeText change={tick.change} className="text-sm" />}
      </div>
      <Facts look="strip" className="min-w-0 flex-[1_1_10rem] lg:flex-none">
        {day.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
