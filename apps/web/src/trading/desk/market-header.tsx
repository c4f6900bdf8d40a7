import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useTick, useTickPart } from '../../data/market/use-market-data.ts';
import { useFees } from '../../data/me/fees.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { LastPrice } from '../../kit/market/last-price.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { StarButton } from '../../kit/market/star-button.tsx';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import { MarketMenu } from './market-menu.tsx';

interface MarketHeaderProps {
  market: Market;
  onChoose: () => void;
  chartShown: boolean;
  onShowChart: (shown: boolean) => void;
}

/** Which market this is, what it costs, how it moves, and on a wide window its day. */
export const MarketHeader = memo(function MarketHeader(props: MarketHeaderProps) {
  const { market, onChoose, chartShown, onShowChart } = props;
  const { t } = useTranslation();
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  const wide = useMedia(wideWindow);
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-3 pt-0.5 pb-1.5 lg:pb-0.5">
      <div className="min-w-0 lg:flex lg:items-center lg:gap-4">
        <h1 className="text-lg leading-6 font-bold tracking-tight">
          <button
            type="button"
            onClick={onChoose}
            // The line below belongs to it for a finger: together they are as high as one needs.
            className="relative flex max-w-full items-center gap-1 text-left after:absolute after:-inset-x-1 after:-top-1 after:-bottom-5 lg:after:-bottom-2"
            aria-haspopup="dialog"
          >
            <span className="whitespace-nowrap">{market.symbol}</span>
            <ChevronDown size={18} aria-hidden className="shrink-0 text-text-3" />
            <span className="sr-only">{t(($) => $.trade.chooseMarket)}</span>
          </button>
        </h1>
        <Movement market={market} wide={wide} />
      </div>
      {wide && <Day market={market} />}
      <span className="ml-auto flex shrink-0 items-center">
        <IconButton
          label={chartShown ? t(($) => $.trade.hideChart) : t(($) => $.trade.showChart)}
          aria-pressed={chartShown}
          onClick={() => onShowChart(!chartShown)}
          active={chartShown}
          className="lg:hidden"
        >
          <ChartCandlestick size={22} strokeWidth={1.7} aria-hidden />
        </IconButton>
        <StarButton label={labelOf(market)} marked={favourites.has(market.id)} onToggle={() => toggle(market)} />
        <MarketMenu market={market} />
      </span>
    </header>
  );
});

/** The last price where there is room for it, the change of the day, and the rate of the own fee. */
function Movement({ market, wide }: { market: Market; wide: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const change = useTickPart(market.id, (tick) => tick?.change);
  const { takerPpm } = useFees();
  return (
    <span className="flex min-h-5 items-center gap-2 lg:gap-3">
      {change === undefined ? (
        <span className="appear-late">
          <span className="skeleton block h-3.5 w-14 lg:h-5 lg:w-36" />
        </span>
      ) : (
        <>
          {wide && <LastPrice market={market} className="text-lg font-semibold" />}
          <ChangeText change={change} className="text-xs lg:text-sm" />
        </>
      )}
      {wide ? (
        <Link
          to="/pages/setting/fees"
          aria-label={t(($) => $.joined.valued, { what: t(($) => $.trade.fee), value: numbers.rate(takerPpm) })}
          className="relative inline-flex after:absolute after:-inset-x-1 after:-inset-y-3"
        >
          <Badge>{numbers.rate(takerPpm)}</Badge>
        </Link>
      ) : (
        // For a finger the line belongs to the market's name: the way to the fees is in the menu.
        <Badge>
          <span className="sr-only">{t(($) => $.trade.fee)} </span>
          {numbers.rate(takerPpm)}
        </Badge>
      )}
    </span>
  );
}

/** The last 24 hours, where a window is wide enough. */
function Day({ market }: { market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const tick = useTick(market.id);
  // A stock may not have traded for a day: then nothing was highest.
  const price = (text: string) => (Number(text) === 0 ? '—' : numbers.fixed(text, market.priceDecimals));
  const day = tick && [
    { label: t(($) => $.trade.high), value: price(tick.high) },
    { label: t(($) => $.trade.low), value: price(tick.low) },
    { label: t(($) => $.marketPage.volumeOf, { asset: market.base.code }), value: numbers.compact(tick.volume) },
    { label: t(($) => $.marketPage.turnoverOf, { asset: market.quote.code }), value: numbers.compact(tick.amount) },
  ];
  return (
    <Facts look="strip" className="ml-4">
      {day?.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
