import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useFavouriteToggle } from '../../ui/use-favourite.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/change-pill.tsx';
import { FlashPrice } from '../../ui/flash-price.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StarButton } from '../../ui/star-button.tsx';

interface MarketHeaderProps {
  market: Market;
  onChoose: () => void;
  chartShown: boolean;
  onToggleChart: () => void;
}

/** Which market this is, how it moves, and on a wide window its day. */
export function MarketHeader({ market, onChoose, chartShown, onToggleChart }: MarketHeaderProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  const day = tick && [
    { label: t(($) => $.trade.high), value: numbers.fixed(tick.high, market.priceDecimals) },
    { label: t(($) => $.trade.low), value: numbers.fixed(tick.low, market.priceDecimals) },
    { label: `${t(($) => $.markets.volume)} ${market.quote.code}`, value: numbers.compact(tick.amount) },
  ];
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-2">
      <h1 className="text-lg font-bold tracking-tight">
        <button type="button" onClick={onChoose} className="flex min-h-11 items-center gap-1" aria-haspopup="dialog">
          {market.symbol}
          <ChevronDown size={18} aria-hidden className="text-text-3" />
          <span className="sr-only">{t(($) => $.trade.chooseMarket)}</span>
        </button>
      </h1>
      {tick !== undefined && (
        <span className="flex items-baseline gap-4">
          <FlashPrice
            text={numbers.fixed(tick.price, market.priceDecimals)}
            direction={tick.direction}
            moves={tick.moves}
            aged={tick.aged}
            className="hidden text-lg font-semibold lg:inline"
          />
          <ChangeText change={tick.change} className="text-xs" />
        </span>
      )}
      <dl className="ml-6 hidden gap-8 lg:flex">
        {day?.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-2xs text-text-3">{label}</dt>
            <dd className="text-xs font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <span className="ml-auto flex">
        <IconButton
          label={chartShown ? t(($) => $.trade.hideChart) : t(($) => $.trade.showChart)}
          aria-pressed={chartShown}
          onClick={onToggleChart}
          className={`lg:hidden ${chartShown ? 'text-gold-text!' : ''}`}
        >
          <ChartCandlestick size={22} strokeWidth={1.7} aria-hidden />
        </IconButton>
        <StarButton
          label={labelOf(market)}
          marked={favourites.has(market.id)}
          onToggle={() => toggle(market)}
          className="-mr-2"
        />
      </span>
    </header>
  );
}
