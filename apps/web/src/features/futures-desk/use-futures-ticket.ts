import { useCallback, useMemo } from 'react';
import { acts } from '../../data/acts/acts.ts';
import { useDraft } from '../../data/acts/use-acts.ts';
import type { Market } from '../../data/market/market.ts';
import { aboutFuturesTicket, restoreFuturesTicket, type FuturesTicket } from './futures-ticket.ts';

export interface FuturesDesk {
  ticket: FuturesTicket;
  change: (change: Partial<FuturesTicket>) => void;
}

/** The ticket of a market, kept as a draft over reloads and logins; locked while an order is on its way. */
export function useFuturesTicket(market: Market): FuturesDesk {
  const about = aboutFuturesTicket(market.id);
  const [ticket, set] = useDraft(about, restoreFuturesTicket);
  const change = useCallback(
    (next: Partial<FuturesTicket>) => {
      if (acts.about(about)?.phase !== 'sending') set((before) => ({ ...before, ...next }));
    },
    [about, set],
  );
  return useMemo(() => ({ ticket, change }), [ticket, change]);
}
