import { Plus } from 'lucide-react';
import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { transferTo } from '../../kit/market/trade-path.ts';
import { type NumberFormats, useNumbers } from '../../locales/number-format.ts';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import { withPercent } from './ticket-share.ts';
import type { Ticket } from './ticket-state.ts';
import type { TicketDesk } from './use-ticket.ts';
import { VisiblePart } from './visible-part.tsx';

const shownDecimals = 8;
/** Of money nobody reads the last digits, and they would break the line of a small screen. */
const moneyDecimals = 4;
const nothing = '—';

interface TicketReceiptProps {
  desk: TicketDesk;
  quote: TicketQuote;
  input: QuoteInput;
}

/** Over the button: what can be spent, the most that it comes to, what it costs, what one gets. Each always in its place. */
export function TicketReceipt({ desk: { ticket, dispatch }, quote, input }: TicketReceiptProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const { market } = input;
  const buying = ticket.side === 'buy';
  const [spent, received] = buying ? [market.quote, market.base] : [market.base, market.quote];
  const amount = (value: bigint | null, asset: Market['base']): string =>
    value === null
      ? nothing
      : `${numbers.plain(formatDecimal(value, asset.scale), asset === market.quote ? moneyDecimals : shownDecimals)} ${asset.code}`;
  return (
    <>
      <Facts look="receipt" className="text-2xs">
        <Fact label={t(($) => $.trade.available)} testId="available">
          {hidden
            ? hiddenAmount
            : input.balancesKnown
              ? amount(buying ? input.availableQuote : input.availableBase, spent)
              : nothing}
          {input.signedIn && <TransferLink market={market} />}
        </Fact>
        {input.balancesKnown && (
          <Fact label={t(($) => (buying ? $.trade.maxBuy : $.trade.maxSell))}>
            <button
              type="button"
              onClick={() => dispatch({ type: 'percent', percent: 100, context: input })}
              className="relative text-gold-text after:absolute after:-inset-x-4 after:-inset-y-3.5"
            >
              {hidden ? hiddenAmount : mostText(ticket, input, numbers)}
            </button>
          </Fact>
        )}
        <Fact label={t(($) => $.joined.valued, { what: t(($) => $.trade.fee), value: numbers.rate(quote.feePpm) })}>
          {amount(quote.fee, received)}
        </Fact>
        <Fact label={t(($) => $.trade.youReceive)} strong>
          {amount(quote.receive, received)}
        </Fact>
        {ticket.orderType === 'market' && (
          <Fact label={t(($) => $.trade.impact)}>
            {quote.receive === null ? nothing : numbers.loss(quote.impactPpm)}
          </Fact>
        )}
      </Facts>
      <VisiblePart quote={quote} market={market} />
    </>
  );
}

function TransferLink({ market }: { market: Market }) {
  const { t } = useTranslation();
  return (
    <Link
      to={transferTo(market)}
      aria-label={t(($) => $.common.transfer)}
      className="relative ml-1 inline-grid size-4 place-items-center rounded-full bg-gold align-text-bottom text-on-gold after:absolute after:-inset-4"
    >
      <Plus size={12} strokeWidth={2.5} aria-hidden />
    </Link>
  );
}

/** The most that the balance pays for at the price of the ticket, in whole lots; a market buy's in what it may cost. */
function mostText(ticket: Ticket, input: QuoteInput, numbers: NumberFormats): string {
  const { market } = input;
  const { amount, total } = withPercent(ticket, 100, input);
  return amount === ''
    ? `${numbers.plain(total, moneyDecimals)} ${market.quote.code}`
    : `${numbers.plain(amount, market.quantityDecimals)} ${market.base.code}`;
}
