import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { orderTypeTexts } from '../orders/order-texts.ts';

/** An order as it was sent, in a line: side and amount, type and price. */
export function SentOrder({ act, market }: { act: MoneyAct; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (act.path !== 'coin/trade' && act.path !== 'coin/oco') return null;
  const { type, amount, quote_amount, target_price, trigger_price, order_type } = act.body as SentBody;
  const volume =
    quote_amount === undefined
      ? `${numbers.plain(amount ?? '0', market.quantityDecimals)} ${market.base.code}`
      : `${numbers.plain(quote_amount, market.quote.scale)} ${market.quote.code}`;
  const kind = act.path === 'coin/oco' ? 'oco' : orderTypeTexts[order_type ?? 'limit'];
  const prices = [trigger_price, target_price].filter((price) => price !== undefined);
  const shownPrices = prices.map((price) => numbers.plain(price, market.priceDecimals)).join(' → ');
  return (
    <>
      {t(($) => $.joined.valued, { what: t(($) => (type === 'buy' ? $.trade.buy : $.trade.sell)), value: volume })} ·{' '}
      {t(($) => $.joined.valued, { what: t(($) => $.trade[kind]), value: shownPrices })}
    </>
  );
}

interface SentBody {
  type: 'buy' | 'sell';
  order_type?: keyof typeof orderTypeTexts;
  amount?: string;
  quote_amount?: string;
  target_price?: string;
  trigger_price?: string;
}
