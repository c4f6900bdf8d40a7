import { CirclePlus } from 'lucide-react';
import { formatDecimal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumbers } from '../../../locales/number-format.ts';
import { ppmPercent } from './ppm-percent.ts';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';

const shownDecimals = 8;
/** Of what can be spent nobody reads the last digits, and they would break the line of a small screen. */
const spendableDecimals = 4;
const nothing = '—';

/** Over the button: what can be spent, what it costs, what one gets. */
export function TicketReceipt({ ticket, quote, input }: { ticket: Ticket; quote: TicketQuote; input: QuoteInput }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { market } = input;
  const buying = ticket.side === 'buy';
  const spent = buying ? market.quote : market.base;
  const received = buying ? market.base : market.quote;
  const amount = (value: bigint | null, asset: { code: string; scale: number }, decimals = shownDecimals): string =>
    value === null ? nothing : `${numbers.plain(formatDecimal(value, asset.scale), decimals)} ${asset.code}`;
  const row = 'flex items-center justify-between gap-2';
  return (
    <dl className="flex flex-col gap-0.5 text-2xs [&_dd]:text-right [&_dt]:shrink-0 [&_dt]:text-text-3">
      <div className={row}>
        <dt>{t(($) => $.trade.available)}</dt>
        <dd data-testid="available" className="flex items-center gap-1 [overflow-wrap:anywhere]">
          {input.signedIn
            ? amount(
                buying ? input.availableQuote : input.availableBase,
                spent,
                buying ? spendableDecimals : shownDecimals,
              )
            : nothing}
          {input.signedIn && (
            <Link
              to="/pages/fund/transfer"
              aria-label={t(($) => $.assets.transfer)}
              className="-m-2 p-2 text-gold-text"
            >
              <CirclePlus size={14} aria-hidden />
            </Link>
          )}
        </dd>
      </div>
      <div className={row}>
        <dt>
          {t(($) => $.trade.fee)} {numbers.plain(ppmPercent(quote.feePpm), 2)}%
        </dt>
        <dd className="[overflow-wrap:anywhere]">{amount(quote.fee, received)}</dd>
      </div>
      <div className={row}>
        <dt>{t(($) => $.trade.youReceive)}</dt>
        <dd className="font-medium text-text-1 [overflow-wrap:anywhere]">{amount(quote.receive, received)}</dd>
      </div>
      {ticket.orderType === 'market' && (
        <div className={row}>
          <dt>{t(($) => $.trade.impact)}</dt>
          <dd>{numbers.fixed(ppmPercent(quote.impactPpm), 2)}%</dd>
        </div>
      )}
    </dl>
  );
}
