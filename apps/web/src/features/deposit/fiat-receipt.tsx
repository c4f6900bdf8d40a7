import type { Currency } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { ShownFiat } from '../../data/market/fiat.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { comesTo } from './by-hand-payment.ts';

/** No rate has more decimals. */
const rateDecimals = 8;

interface FiatReceiptProps {
  fiat: ShownFiat;
  coin: Currency;
  /** What was paid, as a decimal; null while nothing is typed. */
  amount: string | null;
}

/** At which rate fiat is counted, how old that is, and what the payment comes to. */
export function FiatReceipt({ fiat, coin, amount }: FiatReceiptProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const received = amount === null ? null : comesTo(amount, fiat, coin);
  return (
    <div className="pb-2">
      <Facts look="receipt" className="text-sm">
        <Fact label={t(($) => $.deposits.rate)}>
          1 {coin.code} = {numbers.plain(fiat.rate, rateDecimals)} {fiat.code}
        </Fact>
        <Fact label={t(($) => $.deposits.comesTo)} strong testId="comes-to">
          {received === null ? '—' : `${numbers.plain(received, coin.scale)} ${coin.code}`}
        </Fact>
      </Facts>
      {fiat.since !== null && (
        <p className={`pt-1 text-xs ${fiat.oldSince === null ? 'text-text-3' : 'text-gold-text'}`}>
          {t(($) => $.portfolio.rateOf, { time: formatTime(fiat.since, lang) })}
        </p>
      )}
    </div>
  );
}
