import { parseDecimal } from '@auric/api';
import { useMemo } from 'react';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { contractNumbers, lotsOf, signedUnits, type ContractNumbers } from '../../data/futures/contract-numbers.ts';
import { lotsPossible, openingOutlook, type OpeningOutlook } from '../../data/futures/opening.ts';
import { liquidationTicks } from '../../data/futures/rehearsal.ts';
import { useOwnFutures } from '../../data/futures/use-own-futures.ts';
import { useMarginMode, type FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { OwnFutures } from '../../data/positions/use-positions.ts';
import type { Market } from '../../data/market/market.ts';
import { useLiveMarket } from '../../data/market/use-market-data.ts';
import type { LiveMarket } from '../../data/market/live-market.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { hasLimit, type FuturesTicket } from './futures-ticket.ts';
import { openingReason, type OpeningReason } from './opening-reason.ts';

/** All that the ticket shows of what it would open. */
export interface OpeningView {
  numbers: ContractNumbers;
  own: OwnFutures | null;
  mode: 'isolated' | 'cross';
  /** As the market has it now; undefined until it is known. */
  modeNow: 'isolated' | 'cross' | undefined;
  /** The price that it is reckoned at, in ticks; null where there is none yet. */
  ticks: bigint | null;
  outlook: OpeningOutlook | null;
  liquidation: number | null;
  /** How many lots are possible, as the exchange counts them. */
  most: number;
  leverageMost: number;
  reason: OpeningReason | null;
}

const bestOnly = ({ best, tick }: LiveMarket) => ({ best, state: tick?.state });

/** Reckons what a ticket would open, live. */
export function useOpening(market: Market, contract: FuturesMarket, ticket: FuturesTicket): OpeningView {
  const signedIn = useSignedIn();
  const { data: own = null } = useOwnFutures();
  const modeNow = useMarginMode(market.id);
  const mode = ticket.mode ?? modeNow ?? 'isolated';
  const live = useLiveMarket(market, false, bestOnly);
  const numbers = useMemo(() => contractNumbers(contract.terms, market), [contract.terms, market]);
  const ticks = ticksOf(ticket, market, live);
  const share = lotsOf(decimalOfTyped(ticket.share) ?? '0');
  const leverageMost = Math.min(contract.terms.max_multiple, own?.account.max_multiple ?? contract.terms.max_multiple);
  const leverage = Math.min(ticket.leverage, leverageMost);
  const opening = { side: ticket.side, ticks: ticks ?? 0n, lots: share, leverage, mode } as const;
  const outlook = ticks === null || share === 0 ? null : openingOutlook(numbers, contract, own, opening);
  const most =
    own === null || ticks === null
      ? 0
      : lotsPossible(numbers, signedUnits(own.account.withdrawable), worstOf(ticks, ticket, market), leverage);
  const view = {
    numbers,
    own,
    mode,
    modeNow,
    ticks,
    outlook,
    liquidation: outlook === null ? null : liquidationTicks(numbers, outlook.holding),
    most,
    leverageMost,
  };
  const known = own !== null && modeNow !== undefined;
  const state = live.tick?.state ?? market.state;
  return {
    ...view,
    reason: openingReason({ ...ticket, leverage }, view, {
      market,
      signedIn,
      known,
      state,
      health: contract.mark.health,
    }),
  };
}

/** The price that the ticket opens at: its own, that of its trigger, or the best of the book. */
function ticksOf(ticket: FuturesTicket, market: Market, { best }: LiveMarket): bigint | null {
  const typed = (text: string) => parseDecimal(decimalOfTyped(text) ?? '', market.priceDecimals) || null;
  if (hasLimit(ticket)) return typed(ticket.price);
  if (ticket.orderType === 'stop_market') return typed(ticket.trigger);
  const price = ticket.side === 'long' ? best.bestAsk : best.bestBid;
  return price === undefined ? null : BigInt(price);
}

/** A market order may trade as far away as the collar lets it, and has to be paid for there. */
function worstOf(ticks: bigint, ticket: FuturesTicket, { collarPpm, referenceClampPpm }: Market): bigint {
  if (hasLimit(ticket)) return ticks;
  const wider = BigInt(collarPpm + referenceClampPpm);
  return ticks + (ticks * wider) / 1_000_000n + 1n;
}
