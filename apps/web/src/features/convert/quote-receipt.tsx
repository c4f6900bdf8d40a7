import type { Currency } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useMarkets, useTickPart } from '../../data/market/use-market-data.ts';
import { usdtValueOf } from '../../data/market/valuation.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Approximately } from '../../kit/money/approximately.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { useMsLeft } from '../../ui/states/use-ms-left.ts';
import { payCoin } from './convert-draft.ts';
import { QuoteRing } from './quote-ring.tsx';
import type { Quoted } from './use-convert.ts';

interface QuoteReceiptProps {
  quote: Quoted;
  from: Currency;
  to: Currency;
  coins: readonly Currency[];
}

/** What is given, what for, and what that costs, as long as the quote holds. */
export function QuoteReceipt({ quote, from, to, coins }: QuoteReceiptProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const left = useMsLeft(quote.expires_at);
  const between = coins.find(({ id }) => id === quote.change_currency);
  const seconds = Math.ceil(left / 1000);
  const worth = useWorth(to, quote.received);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface-1 p-4 text-sm">
      <QuoteRing label={t(($) => $.convert.validFor)} seconds={seconds} />
      <Facts look="receipt" className="min-w-0 flex-1">
        <Fact label={t(($) => $.convert.pay)}>{`${numbers.plain(quote.number, from.scale)} ${from.code}`}</Fact>
        <Fact
          label={t(($) => $.convert.get)}
          strong
          testId="quote-received"
          note={worth === null ? undefined : <Approximately value={worth} />}
        >
          {`${numbers.plain(quote.received, to.scale)} ${to.code}`}
        </Fact>
        <Fact label={t(($) => $.convert.rate)}>
          {`1 ${from.code} = ${numbers.plain(quote.rate, to.scale)} ${to.code}`}
        </Fact>
        <Fact label={t(($) => $.convert.cost)} note={numbers.rate(Math.round(Number(quote.spread) * 1_000_000))}>
          {`${numbers.plain(quote.fee, from.scale)} ${from.code}`}
        </Fact>
        {quote.change !== '0' && between !== undefined && (
          <Fact label={t(($) => $.convert.change)}>
            {`${numbers.plain(quote.change, between.scale)} ${between.code}`}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** What an amount of a coin is worth at the index, in USDT's smallest unit; null where no market tells it. */
function useWorth(coin: Currency, amount: string): bigint | null {
  const { data: markets } = useMarkets();
  const market = markets?.find(({ base, quote }) => base.id === coin.id && quote.code === payCoin);
  const index = useTickPart(market?.id, (tick) => tick?.index);
  const price = coin.code === payCoin ? '1' : index;
  return price === undefined ? null : usdtValueOf(amount, price);
}
