import type { Hours } from '../formulas.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';

/** The kinds of the timers that open and close a session, which is their subject. */
export const openTimerKind = 'stock.open';
export const closeTimerKind = 'stock.close';

/** `timer` opens the session and then closes it; `isOpen` 1 between the two. Times in ms. */
const sessionFields = { session: 'int', opensAt: 'int', closesAt: 'int', isOpen: 'int', timer: 'int' } as const;

export function initialState() {
  return {
    sessions: new Table('session', sessionFields),
    sessionSlots: new IntMap(),
    counters: { lastSession: 0 },
  };
}

export type StockState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadStockState = ReadState<StockState>;

/** When the session of a slot opens and closes. */
export function hoursOf({ sessions }: ReadStockState, slot: number): Hours {
  const { opensAt, closesAt } = sessions.columns;
  return { opensAt: opensAt[slot]!, closesAt: closesAt[slot]! };
}
