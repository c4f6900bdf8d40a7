import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import type { TicketQuote } from './ticket-quote.ts';

/** Of an order larger than the known book: which part of it the figures beside it speak of. */
export function VisiblePart({ quote, market }: { quote: TicketQuote; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (quote.rest !== 'unseen' || quote.filledLots === null) return null;
  const lots = numbers.plain(formatDecimal(quote.filledLots, market.quantityDecimals), market.quantityDecimals);
  return (
    <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-xs font-medium text-gold-text">
      {t(($) => $.trade.visiblePart, { amount: `${lots} ${market.base.code}` })}
    </p>
  );
}
