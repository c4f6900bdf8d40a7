import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import type { QuoteInput } from '../ticket/ticket-quote.ts';

/** Where the market is: the best bid, the last price and the best ask, live. */
export function MarketPrices({ input }: { input: Pick<QuoteInput, 'market' | 'bestBid' | 'bestAsk' | 'lastTicks'> }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const shown = (ticks: number | bigint | null | undefined) =>
    ticks == null ? '—' : numbers.units(ticks, input.market.priceDecimals);
  return (
    <Facts look="grid">
      <Fact label={t(($) => $.trade.bid)}>{shown(input.bestBid)}</Fact>
      <Fact label={t(($) => $.trade.last)}>{shown(input.lastTicks)}</Fact>
      <Fact label={t(($) => $.trade.ask)}>{shown(input.bestAsk)}</Fact>
    </Facts>
  );
}
