import { formatDecimal, type StockMarketSession, type StockSession } from '@auric/api';
import type { AuctionView, MarketView, SessionView } from '@auric/exchange';
import { newYorkDate } from '../market-hours/new-york.ts';
import { tradingDay } from '../market-hours/trading-day.ts';

/** A session as the wire writes it, with why it is short where the calendar of New York knows. */
export function sessionShape({ session, opensAt, closesAt, isOpen }: SessionView): StockSession {
  const { kind, occasion } = tradingDay(newYorkDate(opensAt));
  const isShort = kind === 'short';
  return {
    id: session,
    opens_at: opensAt,
    closes_at: closesAt,
    is_open: isOpen,
    short_day: isShort,
    occasion: isShort ? occasion : null,
  };
}

/** How far a stock market is in its day, by the sessions in the order of their time. */
export function marketSessionShape(
  auction: AuctionView,
  market: MarketView,
  sessions: readonly SessionView[],
): StockMarketSession {
  const running = sessions.find(({ isOpen }) => isOpen) ?? null;
  const next = sessions.find(({ isOpen }) => !isOpen) ?? null;
  return {
    match_id: market.market,
    synthetic: true,
    phase: auction.phase,
    state: market.state,
    session: running && sessionShape(running),
    next_open: next?.opensAt ?? null,
    next_close: (running ?? next)?.closesAt ?? null,
    indicative: auction.price === 0 ? null : indicativeShape(auction, market),
  };
}

function indicativeShape({ price, lots, surplus }: AuctionView, { priceDecimals, quantityDecimals }: MarketView) {
  return {
    price: formatDecimal(price, priceDecimals),
    quantity: formatDecimal(lots, quantityDecimals),
    surplus: formatDecimal(surplus, quantityDecimals),
  };
}
