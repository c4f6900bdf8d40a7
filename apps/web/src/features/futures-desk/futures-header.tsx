import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { LastPrice } from '../../kit/market/last-price.tsx';
import { StarButton } from '../../kit/market/star-button.tsx';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';
import { useRateText } from '../../kit/money/use-rate-text.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { Countdown } from '../../ui/states/countdown.tsx';
import { useLotText } from './use-lot-text.ts';

interface FuturesHeaderProps {
  market: Market;
  contract: FuturesMarket;
  onChoose: () => void;
  chartShown: boolean;
  onShowChart: (shown: boolean) => void;
}

/** Which market this is, its last price and its mark, and what the next funding will be. */
export function FuturesHeader({ market, contract, onChoose, chartShown, onShowChart }: FuturesHeaderProps) {
  const { t } = useTranslation();
  const change = useTickPart(market.id, (tick) => tick?.change);
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 pt-0.5 pb-1.5 lg:pb-0.5">
      <div className="min-w-0 flex-1 lg:flex lg:flex-none lg:items-center lg:gap-4">
        <h1 className="text-lg leading-6 font-bold tracking-tight">
          <button
            type="button"
            onClick={onChoose}
            aria-haspopup="dialog"
            className="relative flex max-w-full items-center gap-1.5 text-left after:absolute after:-inset-x-1 after:-top-1 after:-bottom-5 lg:after:-bottom-2"
          >
            <span className="whitespace-nowrap">{market.symbol}</span>
            <Badge>{t(($) => $.marketKinds.perpetual)}</Badge>
            <ChevronDown size={18} aria-hidden className="shrink-0 text-text-3" />
            <span className="sr-only">{t(($) => $.trade.chooseMarket)}</span>
          </button>
        </h1>
        <span className="flex min-h-5 items-center gap-2">
          <LastPrice market={market} className="text-sm font-semibold lg:text-lg" />
          {change !== undefined && <ChangeText change={change} className="text-xs lg:text-sm" />}
        </span>
      </div>
      <span className="order-3 min-w-0 basis-full lg:order-none lg:flex-1 lg:basis-auto">
        <MarkFacts market={market} contract={contract} />
      </span>
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
    </header>
  );
}

/** What positions live by: the mark, its index, the next funding, and how much is open. */
function MarkFacts({ market, contract }: Pick<FuturesHeaderProps, 'market' | 'contract'>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lotText = useLotText();
  const { mark } = contract;
  const rateText = useRateText();
  const price = (text: string) => (text === '0' ? '—' : numbers.fixed(text, market.priceDecimals));
  return (
    <Facts look="strip">
      <Fact label={t(($) => $.positions.markPrice)} testId="mark-price">
        {price(mark.mark_price)}
      </Fact>
      <Fact label={t(($) => $.futures.indexPrice)}>{price(mark.index_price)}</Fact>
      <Fact label={t(($) => $.positions.fundingRate)}>
        {rateText(mark.funding_rate)}
        {mark.funding_time > 0 && (
          <>
            {' / '}
            <Countdown label={t(($) => $.futures.fundingIn)} endsAt={mark.funding_time} />
          </>
        )}
      </Fact>
      <Fact label={t(($) => $.futures.openInterest)}>
        {numbers.plain(mark.open_interest, 2)} {lotText(contract, market)}
      </Fact>
    </Facts>
  );
}
