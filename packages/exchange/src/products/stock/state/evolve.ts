import { knownSlot, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { StockEvent } from '../events.ts';
import { actionEvolversOf } from './evolve-actions.ts';
import { closeTimerKind, openTimerKind, type StockState } from './records.ts';

export function evolversOf(state: StockState, timers: Timers): Evolvers<StockEvent> {
  const { sessions, sessionSlots, counters } = state;
  const end = (session: number): void => {
    const slot = knownSlot(sessionSlots, session, 'session');
    timers.cancel(sessions.columns.timer[slot]!);
    sessions.remove(slot);
    sessionSlots.delete(session);
  };
  return {
    SessionAnnounced({ session, opensAt, closesAt }) {
      requireNext(counters.lastSession, session, 'Session');
      const slot = sessions.add();
      const { columns } = sessions;
      columns.session[slot] = session;
      columns.opensAt[slot] = opensAt;
      columns.closesAt[slot] = closesAt;
      columns.isOpen[slot] = 0;
      columns.timer[slot] = timers.set(openTimerKind, session, opensAt);
      sessionSlots.set(session, slot);
      counters.lastSession = session;
    },

    SessionCanceled({ session }) {
      end(session);
    },

    SessionOpened({ session }) {
      const slot = knownSlot(sessionSlots, session, 'session');
      const { columns } = sessions;
      timers.cancel(columns.timer[slot]!);
      columns.isOpen[slot] = 1;
      columns.timer[slot] = timers.set(closeTimerKind, session, columns.closesAt[slot]!);
      sessions.touch(slot);
    },

    SessionClosed({ session }) {
      end(session);
    },

    ...actionEvolversOf(state, timers),
  };
}
