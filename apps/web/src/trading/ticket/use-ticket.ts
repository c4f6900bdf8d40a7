import { formatDecimal, parseDecimal, type WireOrder } from '@auric/api';
import { useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { fullDecimalText } from '../../data/decimal-input.ts';
import { ApiError } from '../../data/http/envelope.ts';
import type { Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import { useConfirmations, type ConfirmationKind } from '../../data/market/order-confirmations.ts';
import { onFirstPrice, useBestPrices, useOrderBookWhile, useTick } from '../../data/market/use-market-data.ts';
import { useFees } from '../../data/me/fees.ts';
import { applyOrders } from '../../data/me/me-feed.ts';
import { useSignedIn, useWallet } from '../../data/me/use-own-data.ts';
import { randomId } from '../../data/random-id.ts';
import { useConnection } from '../../data/use-connection.ts';
import { orderNewsText } from '../../kit/market/order-news-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { readDraft, writeDraft } from './ticket-draft.ts';
import type { TicketSide } from './order-kinds.ts';
import { confirmationOf } from './ticket-confirmation.ts';
import { ocoParameters, orderParameters } from './ticket-order.ts';
import { quoteTicket, type QuoteInput, type TicketQuote } from './ticket-quote.ts';
import { ticketReducer, type Ticket, type TicketAction } from './ticket-state.ts';

/** Levels that an estimate walks through; an order that takes more is refused by the collar anyway. */
const estimatedLevels = 100;

/** A price of the wire in whole ticks; an index may be finer than the tick, and is cut. */
function ticksOf(price: string, market: Market): bigint | null {
  return parseDecimal(fullDecimalText(price, market.priceDecimals), market.priceDecimals);
}

const noLevels: readonly BookRow[] = [];

export interface TicketDesk {
  ticket: Ticket;
  dispatch: Dispatch<TicketAction>;
}

/**
 * The ticket of a market, kept as a draft over reloads and logins. It takes the first price and follows no other: the
 * whole desk hangs on it, and would render with every tick.
 */
export function useTicketDesk(market: Market): TicketDesk {
  const [ticket, dispatch] = useReducer(ticketReducer, market.id, (id) => readDraft(id, Date.now()));
  useEffect(() => writeDraft(market.id, ticket, Date.now()), [market.id, ticket]);
  useEffect(
    () =>
      onFirstPrice(market.id, (last) =>
        dispatch({ type: 'prefill', price: fullDecimalText(last, market.priceDecimals) }),
      ),
    [market],
  );
  // The desk hands this on: it is another object only when the ticket is another one.
  return useMemo(() => ({ ticket, dispatch }), [ticket]);
}

/** Everything that the receipt is worked out from, live. */
export function useQuoteInput(market: Market, side: TicketSide, walksBook = false): QuoteInput {
  const signedIn = useSignedIn();
  const connection = useConnection();
  const { data: wallet } = useWallet();
  const fees = useFees();
  const tick = useTick(market.id);
  const best = useBestPrices(market);
  // Only a market order looks deeper: others need not be worked out anew with every level that moves.
  const view = useOrderBookWhile(walksBook, market)?.view(estimatedLevels);
  const spot = wallet?.accounts.find((account) => account.kind === 'spot');
  const available = (asset: Market['base']): bigint => {
    const balance = spot?.balances.find((each) => each.currency === asset.id);
    return parseDecimal(balance?.available ?? '0', asset.scale) ?? 0n;
  };
  return {
    market,
    availableBase: available(market.base),
    availableQuote: available(market.quote),
    bestBid: best.bestBid,
    bestAsk: best.bestAsk,
    signedIn,
    balancesKnown: wallet !== undefined,
    connection,
    fees,
    marketState: tick?.state ?? market.state,
    opposite: (side === 'buy' ? view?.asks : view?.bids) ?? noLevels,
    lastTicks: tick === undefined ? null : ticksOf(tick.price, market),
    indexTicks: tick === undefined ? null : ticksOf(tick.index, market),
  };
}

/** Quotes the ticket and sends it: locked at once, told what became of it, and repeated under the same name. */
export function useTicketOrder({ ticket, dispatch }: TicketDesk, input: QuoteInput) {
  const { t } = useTranslation();
  const quote = quoteTicket(ticket, input);
  const asked = useConfirmations();
  const [asking, setAsking] = useState<ConfirmationKind | null>(null);

  async function send(): Promise<void> {
    const named: Ticket =
      ticket.requestId === null
        ? { ...ticket, requestId: randomId(), quotedPrice: bestPriceText(ticket, input) }
        : ticket;
    dispatch({ type: 'submit', requestId: named.requestId ?? '', quotedPrice: named.quotedPrice });
    try {
      const orders = await place(named, quote, input.market);
      applyOrders(orders);
      dispatch({ type: 'answered' });
      toast(toldOf(orders, t));
    } catch (error) {
      const unknown = !(error instanceof ApiError) || error.unknownOutcome;
      dispatch({ type: unknown ? 'unanswered' : 'refused' });
      toast(unknown ? t(($) => $.trade.outcomeUnknown) : error.message);
    }
  }

  const submit = (): void => {
    if (quote.reason !== null) return;
    if (quote.farPpm > 0 && !ticket.confirmedFar) {
      dispatch({ type: 'confirmFar' });
      return;
    }
    const kind = confirmationOf(ticket, quote, input.market, asked);
    if (kind === null) void send();
    else setAsking(kind);
  };
  const confirm = (): void => {
    setAsking(null);
    if (quote.reason === null) void send();
  };
  return { quote, submit, asking, confirm, withdraw: () => setAsking(null) };
}

async function place(ticket: Ticket, quote: TicketQuote, market: Market): Promise<WireOrder[]> {
  if (ticket.orderType === 'oco') return api.act('coin/oco', ocoParameters(ticket, quote, market));
  return [await api.act('coin/trade', orderParameters(ticket, quote, market))];
}

/** The best price that the customer sees: when it has got much worse on the way, the exchange refuses the order. */
function bestPriceText({ side }: Ticket, { bestAsk, bestBid, market }: QuoteInput): string | null {
  const best = side === 'buy' ? bestAsk : bestBid;
  return best === undefined ? null : formatDecimal(best, market.priceDecimals);
}

/** What has become of an order by the time of the answer: the end of it, with the reason, or that it is on its way. */
function toldOf(orders: readonly WireOrder[], t: TFunction): string {
  const ended = orders.find(({ state }) => state === 'filled' || state === 'expired' || state === 'rejected');
  return ended === undefined ? t(($) => $.trade.submitted) : orderNewsText(ended, ended.state as 'filled', t);
}
