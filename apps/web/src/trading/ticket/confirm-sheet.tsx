import { formatDecimal } from '@auric/api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import { setConfirmation, useConfirmations, type ConfirmationKind } from '../../data/market/order-confirmations.ts';
import { useOrderBook } from '../../data/market/use-market-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { useDeadTime } from '../../kit/money/use-dead-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { Switch } from '../../ui/fields/switch.tsx';

import { hasPrice, hasStopPrice, hasTrailing, hasTrigger, orderKindTexts } from './order-kinds.ts';
import { reasonText } from './reason-text.ts';
import { trailingDecimals } from './ticket-numbers.ts';
import { ProtectionFacts } from './protection-facts.tsx';
import type { QuoteInput, TicketQuote } from './ticket-quote.ts';
import type { Ticket } from './ticket-state.ts';
import { useQuoteInput } from './use-ticket.ts';
import { VisiblePart } from './visible-part.tsx';

interface ConfirmSheetProps {
  /** Why it is asked; null: the sheet is closed. */
  kind: ConfirmationKind | null;
  ticket: Ticket;
  quote: TicketQuote;
  input: QuoteInput;
  onClose: () => void;
  onConfirm: () => void;
}

const shownDecimals = 8;
/** A price that has stood still this long is worth a look before one trades on it. In seconds. */
const staleAfter = 5;

/** The order once more before it is sent, with live numbers, the age of the price, and the way not to be asked again. */
export function ConfirmSheet({ kind, ticket, quote, input, onClose, onConfirm }: ConfirmSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet fit title={t(($) => $.confirmOrder.title)} open={kind !== null} onOpenChange={(open) => !open && onClose()}>
      {kind !== null && (
        <Confirmation kind={kind} ticket={ticket} quote={quote} input={input} onClose={onClose} onConfirm={onConfirm} />
      )}
    </Sheet>
  );
}

function Confirmation(props: ConfirmSheetProps & { kind: ConfirmationKind }) {
  const { kind, ticket, quote, onConfirm } = props;
  // The receipt follows what it shows of the market; here the best price is shown too.
  const input = useQuoteInput(props.input.market, ticket.side);
  const tooSoon = useDeadTime(kind);
  const { t } = useTranslation();
  const numbers = useNumbers();
  const asked = useConfirmations();
  const { market } = input;
  const buying = ticket.side === 'buy';
  const received = buying ? market.base : market.quote;
  const amount = (value: bigint | null, asset: { code: string; scale: number }): string =>
    value === null ? '—' : `${numbers.plain(formatDecimal(value, asset.scale), shownDecimals)} ${asset.code}`;
  const ticks = (value: bigint | null): string =>
    value === null ? '—' : `${numbers.units(value, market.priceDecimals)} ${market.quote.code}`;
  const lots =
    quote.lots === null ? '—' : numbers.plain(formatDecimal(quote.lots, market.quantityDecimals), shownDecimals);
  const label = t(($) => (buying ? $.trade.buyAsset : $.trade.sellAsset), { asset: market.base.code });
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Facts>
        <Fact label={t(($) => $.trade.orderType)}>
          {t(($) => $.trade[orderKindTexts[ticket.orderType]])} ·{' '}
          <span className={buying ? 'text-up' : 'text-down'}>{label}</span>
        </Fact>
        {ticket.orderType === 'market' ? (
          <>
            <BestPrice input={input} buying={buying} />
            <Fact label={t(($) => $.trade.averagePrice)}>{ticks(quote.averageTicks)}</Fact>
            <Fact label={t(($) => $.confirmOrder.worstPrice)}>{ticks(quote.worstTicks)}</Fact>
          </>
        ) : (
          <Prices ticket={ticket} market={market} />
        )}
        <Fact label={t(($) => $.trade.amount)}>
          {lots} {market.base.code}
        </Fact>
        <Fact label={t(($) => $.trade.total)}>{amount(quote.notional, market.quote)}</Fact>
        <Fact label={t(($) => $.joined.valued, { what: t(($) => $.trade.fee), value: numbers.rate(quote.feePpm) })}>
          {amount(quote.fee, received)}
        </Fact>
        <Fact label={t(($) => $.trade.youReceive)}>{amount(quote.receive, received)}</Fact>
        {ticket.orderType === 'market' && <Fact label={t(($) => $.trade.impact)}>{numbers.loss(quote.impactPpm)}</Fact>}
        <ProtectionFacts ticket={ticket} input={input} />
      </Facts>
      <VisiblePart quote={quote} market={market} />
      {quote.rest === 'collared' && (
        <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-xs font-medium text-gold-text">
          {t(($) => $.confirmOrder.collared, {
            percent: numbers.share(formatDecimal(ticket.slippagePpm || market.collarPpm, 4), 2, 0),
          })}
        </p>
      )}
      <div className="[&>label]:justify-between [&>label]:text-sm">
        <Switch
          label={t(($) => (kind === 'market' ? $.confirmOrder.askMarket : $.confirmOrder.askLarge))}
          checked={asked[kind]}
          onChange={(on) => setConfirmation(kind, on)}
        />
      </div>
      <Button
        data-testid="confirm-order"
        look={buying ? 'buy' : 'sell'}
        disabled={quote.reason !== null || tooSoon}
        onClick={onConfirm}
      >
        {quote.reason === null ? label : reasonText(quote.reason, t, numbers, market)}
      </Button>
    </div>
  );
}

/** The prices that the order names itself. */
function Prices({ ticket, market }: { ticket: Ticket; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { orderType } = ticket;
  const shown = (typed: string) =>
    `${numbers.plain(decimalOfTyped(typed) ?? '0', market.priceDecimals)} ${market.quote.code}`;
  return (
    <>
      <Fact label={t(($) => $.trade.price)}>
        {hasPrice(orderType) ? shown(ticket.price) : t(($) => $.trade.marketPrice)}
      </Fact>
      {hasTrigger(orderType) && <Fact label={t(($) => $.trade.trigger)}>{shown(ticket.trigger)}</Fact>}
      {hasTrailing(orderType) && (
        <Fact label={t(($) => $.trade.trailing)}>
          {numbers.plain(decimalOfTyped(ticket.trailing) ?? '0', trailingDecimals)}%
        </Fact>
      )}
      {hasStopPrice(orderType) && (
        <Fact label={t(($) => $.trade.stopPrice)}>
          {ticket.stopPrice === '' ? t(($) => $.trade.marketPrice) : shown(ticket.stopPrice)}
        </Fact>
      )}
    </>
  );
}

/** The price that a market order starts at, and how old it is: a book that stands still may be one that is lost. */
function BestPrice({ input, buying }: { input: QuoteInput; buying: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { market } = input;
  const { receivedAt } = useOrderBook(market);
  const seconds = Math.max(0, Math.floor((useNow() - receivedAt) / 1000));
  const best = buying ? input.bestAsk : input.bestBid;
  return (
    <Fact label={t(($) => $.confirmOrder.bestPrice)}>
      {best === undefined ? '—' : `${numbers.units(best, market.priceDecimals)} ${market.quote.code}`}
      <small className={`block text-2xs font-normal ${seconds < staleAfter ? 'text-text-3' : 'text-gold-text'}`}>
        {seconds < 1 ? t(($) => $.common.justNow) : t(($) => $.confirmOrder.age, { seconds })}
      </small>
    </Fact>
  );
}

/** The time, by the second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
