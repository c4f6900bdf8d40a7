import { amountMax, isWithin } from '../../../kernel/amounts.ts';
import type { Context, Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { StockCommand } from '../commands.ts';
import type { StockEvent } from '../events.ts';
import { stockRejections as refuse } from '../rejections.ts';
import { overlap } from '../formulas.ts';
import { actionTimerKind, closeTimerKind, hoursOf, openTimerKind } from '../state/records.ts';
import { announceDividend, announceSplit, cancelCorporateAction, quietTime } from './corporate-actions.ts';
import type { StockDesk } from './desk.ts';
import { runAction } from './run-action.ts';

/** How many sessions may be announced: half a year of them. */
const sessionsMost = 128;

export function stockDeciders(desk: StockDesk): Deciders<StockCommand, StockEvent> {
  const { state } = desk;
  return {
    AnnounceSession(context, { opensAt, closesAt }) {
      if (!isWithin(opensAt, 1, amountMax) || !isWithin(closesAt, opensAt + 1, amountMax)) return refuse.sessionInvalid;
      if (closesAt <= context.at) return refuse.sessionOver;
      const others = [...state.sessions.slots()].map((slot) => hoursOf(state, slot));
      if (others.some((other) => overlap(other, { opensAt, closesAt }))) return refuse.sessionOverlaps;
      const { effectiveAt } = state.actions.columns;
      const quiet = [...state.actions.slots()].map((slot) => quietTime(effectiveAt[slot]!));
      if (quiet.some((time) => overlap(time, { opensAt, closesAt }))) return refuse.sessionOverlaps;
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

    AnnounceSplit: (context, command) => announceSplit(desk, context, command),
    AnnounceDividend: (context, command) => announceDividend(desk, context, command),
    CancelCorporateAction: (context, command) => cancelCorporateAction(desk, context, command),
  };
}

/** A session opens and closes when its time has come. */
export function stockTimers(desk: StockDesk): TimerDeciders<StockEvent> {
  const { state, ports } = desk;
  return {
    [actionTimerKind]: (context, { subject }) => runAction(desk, context, subject),
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
