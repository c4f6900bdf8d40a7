import { amountMax, isWithin } from '../../../kernel/amounts.ts';
import type { Context, Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { SessionDesk } from '../../../matching/venue/decide/session-desk.ts';
import type { Settlement } from '../../../matching/venue/settlement.ts';
import type { StockCommand } from '../commands.ts';
import type { StockEvent } from '../events.ts';
import { stockRejections as refuse } from '../rejections.ts';
import { overlap } from '../formulas.ts';
import { closeTimerKind, hoursOf, openTimerKind, type ReadStockState } from '../state/records.ts';

/** How many sessions may be announced: half a year of them. */
const sessionsMost = 128;

/** What stock asks of its neighbours. */
export interface StockPorts {
  /** The markets of stock are on the venue, which is made later. */
  venue(): SessionDesk;
  /** How spot settles: stock does alike. */
  readonly spot: Settlement;
}

export function stockDeciders(state: ReadStockState): Deciders<StockCommand, StockEvent> {
  return {
    AnnounceSession(context, { opensAt, closesAt }) {
      if (!isWithin(opensAt, 1, amountMax) || !isWithin(closesAt, opensAt + 1, amountMax)) return refuse.sessionInvalid;
      if (closesAt <= context.at) return refuse.sessionOver;
      const others = [...state.sessions.slots()].map((slot) => hoursOf(state, slot));
      if (others.some((other) => overlap(other, { opensAt, closesAt }))) return refuse.sessionOverlaps;
      if (state.sessions.size >= sessionsMost) return refuse.tooManySessions;

      const session = state.counters.lastSession + 1;
      context.emit({ type: 'SessionAnnounced', session, opensAt, closesAt });
      context.answer.id = session;
      return null;
    },

    CancelSession({ emit }, { session }) {
      const slot = Number.isSafeInteger(session) && session > 0 ? state.sessionSlots.get(session) : -1;
      if (slot < 0 || state.sessions.columns.isOpen[slot] === 1) return refuse.sessionNotFound;

      emit({ type: 'SessionCanceled', session });
      return null;
    },
  };
}

/** A session opens and closes when its time has come. */
export function stockTimers(state: ReadStockState, ports: StockPorts): TimerDeciders<StockEvent> {
  return {
    [openTimerKind](context: Context<StockEvent>, { subject: session }) {
      const opensAt = state.sessions.columns.opensAt[state.sessionSlots.get(session)]!;
      context.emit({ type: 'SessionOpened', session });
      ports.venue().open(context, 'stock', opensAt);
    },
    [closeTimerKind](context: Context<StockEvent>, { subject: session }) {
      context.emit({ type: 'SessionClosed', session });
      ports.venue().close(context, 'stock');
    },
  };
}
