import { Plus } from 'lucide-react';
import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ppmPercent } from './ppm-percent.ts';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';

const shownDecimals = 8;
/** Of money nobody reads the last digits, and they would break the line of a small screen. */
const moneyDecimals = 4;
const nothing = '—';

/** Over the button: what can be spent, what it costs, what one gets. Each always in its place, also while empty. */
export function TicketReceipt({ ticket, quote, input }: { ticket: Ticket; quote: TicketQuote; input: QuoteInput }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { market } = input;
  const buying = ticket.side === 'buy';
  const [spent, received] = buying ? [market.quote, market.base] : [market.base, market.quote];
  const amount = (value: bigint | null, asset: Market['base']): string =>
    value === null
      ? nothing
      : `${numbers.plain(formatDecimal(value, asset.scale), asset === market.quote ? moneyDecimals : shownDecimals)} ${asset.code}`;
  return (
    <Facts look="receipt" className="text-2xs">
      <Fact label={t(($) => $.trade.available)} testId="available">
        {input.balancesKnown ? amount(buying ? input.availableQuote : input.availableBase, spent) : nothing}
        {input.signedIn && (
          <Link
            to="/pages/fund/transfer"
            aria-label={t(($) => $.common.transfer)}
            className="relative ml-1 inline-grid size-4 place-items-center rounded-full bg-gold align-text-bottom text-on-gold after:absolute after:-inset-4"
          >
            <Plus size={12} strokeWidth={2.5} aria-hidden />
          </Link>
        )}
      </Fact>
      <Fact label={`${t(($) => $.trade.fee)} ${numbers.fixed(ppmPercent(quote.feePpm), 2)}%`}>
        {amount(quote.fee, received)}
      </Fact>
      <Fact label={t(($) => $.trade.youReceive)} strong>
        {amount(quote.receive, received)}
      </Fact>
      {ticket.orderType === 'market' && (
        <Fact label={t(($) => $.trade.impact)}>
          {quote.receive === null ? nothing : `${numbers.fixed(ppmPercent(quote.impactPpm), 2)}%`}
        </Fact>
      )}
    </Facts>
  );
}
