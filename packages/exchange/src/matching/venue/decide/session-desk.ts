import type { AccountKind, TradingPhase } from '../../../kernel/vocabulary.ts';
import { closeSession, openSession } from './auction.ts';
import { type Desk, lastPriceOf, marketOf, type VenueContext } from './desk.ts';
import { takeBackOf } from './take-back.ts';

/** What a product whose markets trade in sessions asks of the venue. */
export interface SessionDesk {
  /** The markets of an account open by an auction, on the first sound index that was made from `since` (ms) on. */
  open(context: unknown, account: AccountKind, since: number): void;
  /** The markets of an account only gather orders from now on. */
  close(context: unknown, account: AccountKind): void;
  /** A market of stock: its last close in ticks and in 1e-8 USDT for a share, 0 before the first trade; null for any other. */
  stockOf(market: number): { readonly base: number; readonly lastPrice: number; readonly closeE8: number } | null;
  /** From now on a market takes nothing but cancels, until it is resumed. */
  stop(context: unknown, market: number): void;
  /** Takes up to `most` of what is open in a market back; whether that was all. */
  takeBack(context: unknown, market: number, most: number): boolean;
  /** The last close of a market is another one, in ticks. */
  setClose(context: unknown, market: number, price: number): void;
  /** A market that was stopped waits for its next session. */
  resume(context: unknown, market: number): void;
}

/** The venue as products with sessions see it. Their contexts emit the venue's events too. */
export function sessionDeskOf(desk: Desk): SessionDesk {
  return {
    open: (context, account, since) => openSession(desk, context as VenueContext, account, since),
    close: (context, account) => closeSession(desk, context as VenueContext, account),
    stockOf: (market) => stockOf(desk, market),
    stop: (context, market) => setPhase(context as VenueContext, market, 'matching'),
    takeBack: (context, market, most) => takeBackOf(desk, context as VenueContext, market, most),
    setClose: (context, market, price) => (context as VenueContext).emit({ type: 'LastCloseSet', market, price }),
    resume: (context, market) => setPhase(context as VenueContext, market, 'closed'),
  };
}

const e8Decimals = 8;

function stockOf(desk: Desk, id: number): ReturnType<SessionDesk['stockOf']> {
  const market = marketOf(desk, id);
  if (!market || desk.state.phases.slotOf(id) < 0) return null;
  const lastPrice = lastPriceOf(desk, market);
  const { priceDecimals } = desk.state.markets.columns;
  return { base: market.base, lastPrice, closeE8: lastPrice * 10 ** (e8Decimals - priceDecimals[market.slot]!) };
}

function setPhase({ emit }: VenueContext, market: number, phase: TradingPhase): void {
  emit({ type: 'TradingPhaseSet', market, phase, since: 0 });
}
