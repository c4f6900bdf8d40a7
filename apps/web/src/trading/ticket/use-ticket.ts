import { formatDecimal, parseDecimal } from '@auric/api';
import { useCallback, useEffect, useMemo, useState, type Dispatch } from 'react';
import { acts } from '../../data/acts/acts.ts';
import type { AskedAct } from '../../data/acts/money-act.ts';
import { useDraft } from '../../data/acts/use-acts.ts';
import { useCustomer } from '../../data/customer.ts';
import { fullDecimalText } from '../../data/decimal-input.ts';
import type { Market } from '../../data/market/market.ts';
import type { BookRow } from '../../data/market/order-book.ts';
import { useConfirmations, type ConfirmationKind } from '../../data/market/order-confirmations.ts';
import type { LiveMarket } from '../../data/market/live-market.ts';
import { bestPricesNow, lastPrice, onFirstPrice, useLiveMarket } from '../../data/market/use-market-data.ts';
import { useFees } from '../../data/me/fees.ts';
import { useOffers } from '../../data/me/offers.ts';
import type { Wallet } from '../../data/me/patch-balances.ts';
import { useSignedIn, useWallet } from '../../data/me/use-own-data.ts';
import { useTaking } from '../../data/stock/use-stock-hours.ts';
import { useConnection } from '../../data/use-connection.ts';
import { showsDoubt, useMoneyAct } from '../../kit/money/use-money-act.ts';
import { aboutTicket, restoreTicket } from './ticket-draft.ts';
import { rememberSent } from './sent-ticket.ts';
import type { TicketSide } from './order-kinds.ts';
import { confirmationOf } from './ticket-confirmation.ts';
import { ocoParameters, orderParameters } from './ticket-order.ts';
import { quoteTicket, type QuoteInput, type TicketQuote } from './ticket-quote.ts';
import { ticketReducer, type Ticket, type TicketAction } from './ticket-state.ts';

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
  const about = aboutTicket(market.id);
  const customer = useCustomer();
  const [ticket, change] = useDraft(about, restoreTicket);
  const dispatch = useCallback(
    (action: TicketAction) => {
      // While an order is on its way its ticket is locked: what is shown is what was sent.
      if (acts.about(about)?.phase !== 'sending') change((before) => ticketReducer(before, action));
    },
    [about, change],
  );
  useFreshPrice(market, dispatch, `${customer} ${ticket.price === '' && ticket.pricedBy === 'app'}`);
  // The desk hands this on: it is another object only when the ticket is another one.
  return useMemo(() => ({ ticket, dispatch }), [ticket, dispatch]);
}

/** A price that the app has filled in is taken anew when it is older. */
const priceLivesMs = 60_000;

/**
 * Fills in the last price: at first, once it is old, and when the customer comes back to the page. `wanted`: with every
 * other one a price is missing, as after an order or for whoever comes next.
 */
function useFreshPrice(market: Market, dispatch: Dispatch<TicketAction>, wanted: string): void {
  useEffect(() => {
    const fill = (last: string) => dispatch({ type: 'prefill', price: fullDecimalText(last, market.priceDecimals) });
    const refresh = () => {
      const last = lastPrice(market.id);
      const isBeingTyped = document.activeElement?.getAttribute('name') === 'target_price';
      if (last !== undefined && document.visibilityState === 'visible' && !isBeingTyped) fill(last);
    };
    const stop = onFirstPrice(market.id, fill);
    const timer = setInterval(refresh, priceLivesMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [market, dispatch, wanted]);
}

/** Whoever doesn't say what is shown of it is shown all of it. */
const all = (input: QuoteInput): QuoteInput => input;

/**
 * Everything that the receipt is worked out from, live: another object only when what is `shown` of it is another thing.
 * `shown` must be the same function as long as it does the same.
 */
export function useQuoteInput(
  market: Market,
  side: TicketSide,
  walksBook = false,
  shown: (input: QuoteInput) => unknown = all,
): QuoteInput {
  const signedIn = useSignedIn();
  const customer = useCustomer();
  const connection = useConnection();
  const { data: wallet } = useWallet();
  const { makerPpm, takerPpm } = useFees();
  const offered = useOffers()(market.kind);
  const taking = useTaking(market);
  // Read once a wallet: the rest of the input is made anew with every price.
  const available = useMemo(() => availableOf(wallet, market), [wallet, market]);
  const inputOf = useCallback(
    ({ tick, best, levels }: LiveMarket): QuoteInput => {
      return {
        market,
        ...available,
        bestBid: best.bestBid,
        bestAsk: best.bestAsk,
        signedIn,
        // Whose order it would be must be known as well.
        balancesKnown: wallet !== undefined && customer !== null,
        connection,
        fees: { makerPpm, takerPpm },
        offered,
        taking,
        marketState: tick?.state ?? market.state,
        opposite: (side === 'buy' ? levels?.asks : levels?.bids) ?? noLevels,
        lastTicks: tick === undefined ? null : ticksOf(tick.price, market),
        indexTicks: tick === undefined ? null : ticksOf(tick.index, market),
      };
    },
    [market, side, available, signedIn, customer, connection, wallet, makerPpm, takerPpm, offered, taking],
  );
  const shownOf = useCallback((live: LiveMarket) => shown(inputOf(live)), [shown, inputOf]);
  // Only a market order looks deeper: others need not be worked out anew with every level that moves.
  const live = useLiveMarket(market, walksBook, shownOf);
  return useMemo(() => inputOf(live), [inputOf, live]);
}

/** What the account of the market's own kind has to trade with. */
function availableOf(wallet: Wallet | undefined, { kind, base, quote }: Market) {
  const own = wallet?.accounts.find((account) => account.kind === kind);
  const available = (asset: Market['base']): bigint => {
    const balance = own?.balances.find((each) => each.currency === asset.id);
    return parseDecimal(balance?.available ?? '0', asset.scale) ?? 0n;
  };
  return { availableBase: available(base), availableQuote: available(quote) };
}

/** All that a ticket shows of its market. */
export function shownOfTicket(ticket: Ticket, input: QuoteInput): unknown {
  const { amount, total } = ticketReducer(ticket, { type: 'percent', percent: 100, context: input });
  return { quote: quoteTicket(ticket, input), most: { amount, total }, state: input.marketState, taking: input.taking };
}

/** Quotes the ticket and hands it over to be sent, once: what has become of it is told by the act. */
export function useTicketOrder({ ticket }: TicketDesk, input: QuoteInput) {
  const about = aboutTicket(input.market.id);
  const act = useMoneyAct(about, showsDoubt);
  const asked = useConfirmations();
  const [asking, setAsking] = useState<ConfirmationKind | null>(null);
  const worked = quoteTicket(ticket, input);
  const quote: TicketQuote = act.sending ? { ...worked, reason: { code: 'submitting' } } : worked;
  const sendable = quote.reason === null && act.unknown === undefined;

  const send = (): void => {
    rememberSent(input.market.id, ticket);
    const draft = { written: ticket, after: ticketReducer(ticket, { type: 'answered' }) };
    acts.begin({ about, draft, ...callOf(ticket, quote, { ...input, ...bestPricesNow(input.market) }) });
  };
  const submit = (): void => {
    if (!sendable) return;
    const kind = confirmationOf(ticket, quote, input.market, asked);
    if (kind === null) send();
    else setAsking(kind);
  };
  const confirm = (): void => {
    setAsking(null);
    if (sendable) send();
  };
  return { quote, act, submit, asking, confirm, withdraw: () => setAsking(null) };
}

function callOf(ticket: Ticket, quote: TicketQuote, input: QuoteInput): Pick<AskedAct, 'path' | 'body'> {
  const { market } = input;
  if (ticket.orderType === 'oco') return { path: 'coin/oco', body: ocoParameters(ticket, quote, market) };
  return { path: 'coin/trade', body: orderParameters(ticket, quote, market, bestPriceText(ticket, input)) };
}

/** The best price that the customer sees: when it has got much worse on the way, the exchange refuses the order. */
function bestPriceText({ side }: Ticket, { bestAsk, bestBid, market }: QuoteInput): string | null {
  const best = side === 'buy' ? bestAsk : bestBid;
  return best === undefined ? null : formatDecimal(best, market.priceDecimals);
}
