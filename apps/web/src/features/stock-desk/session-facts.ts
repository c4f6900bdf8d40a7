import type { StockMarketSession, TradingOccasion } from '@auric/api';
import type { StockHours } from '../../data/stock/use-stock-hours.ts';

/** What a stock market does now, in one word: what operators set outweighs how far the day is. */
export type MarketNow = StockMarketSession['phase'] | 'cancel_only' | 'halted';

export function stateOf({ phase, state }: StockMarketSession): MarketNow {
  return state === 'open' ? phase : state;
}

/** When the market next turns, and into what; null where no session is announced. */
export function nextTurn(session: StockMarketSession): { what: 'opensIn' | 'closesIn'; at: number } | null {
  const running = session.session;
  if (running !== null) return { what: 'closesIn', at: running.closes_at };
  return session.next_open === null ? null : { what: 'opensIn', at: session.next_open };
}

/** Why the hours of now aren't the usual ones: a short session runs, or New York has no session today; null: they are. */
export function hoursNote(
  { today }: StockHours,
  { session }: StockMarketSession,
): { what: 'shortDay' | 'closedToday'; occasion: TradingOccasion } | null {
  if (session !== null) {
    return session.short_day && session.occasion !== null ? { what: 'shortDay', occasion: session.occasion } : null;
  }
  return today.kind === 'closed' && today.occasion !== null ? { what: 'closedToday', occasion: today.occasion } : null;
}
