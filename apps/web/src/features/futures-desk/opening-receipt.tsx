import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { moneyDecimals, shareDecimals } from '../../data/futures/contract-numbers.ts';
import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import type { OpeningView } from './use-opening.ts';

interface OpeningReceiptProps {
  market: Market;
  contract: FuturesMarket;
  opening: OpeningView;
}

/** What is there, what is possible, what it costs and where it would be liquidated. */
export function OpeningReceipt({ market, opening }: OpeningReceiptProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { own, outlook, most, liquidation } = opening;
  const money = (units: bigint): string => numbers.plain(formatDecimal(units, moneyDecimals), 2);
  return (
    <Facts look="receipt" className="text-xs">
      <Fact label={t(($) => $.trade.available)} testId="futures-available">
        {own === null ? '—' : `${numbers.plain(own.account.withdrawable, 2)} ${market.quote.code}`}
      </Fact>
      <Fact label={t(($) => $.futures.mostLots)}>
        {own === null ? '—' : numbers.plain(formatDecimal(most, shareDecimals), shareDecimals)}
      </Fact>
      <Fact label={t(($) => $.futures.value)}>
        {outlook === null ? '—' : `${money(outlook.notional)} ${market.quote.code}`}
      </Fact>
      <Fact label={t(($) => $.futures.cost)} strong testId="futures-cost">
        {outlook === null ? '—' : `${money(outlook.margin + outlook.fee)} ${market.quote.code}`}
      </Fact>
      <Fact label={t(($) => $.positions.liquidationPrice)} testId="futures-liquidation">
        {liquidation === null ? '—' : numbers.units(liquidation, market.priceDecimals)}
      </Fact>
    </Facts>
  );
}
