import type { Hours } from '../formulas.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { actionStages } from '../../../kernel/vocabulary.ts';

/** The kinds of the timers that open and close a session, which is their subject. */
export const openTimerKind = 'stock.open';
export const closeTimerKind = 'stock.close';

/** `timer` opens the session and then closes it; `isOpen` 1 between the two. Times in ms. */
const sessionFields = { session: 'int', opensAt: 'int', closesAt: 'int', isOpen: 'int', timer: 'int' } as const;

/** The kind of the timer that a corporate action, its subject, goes on by. */
export const actionTimerKind = 'stock.action';

/**
 * A split, or a dividend where `perShare` (units of USDT) is not 0. `reserved` is what the treasury still has set apart for it; `after` the
 * holder that was served last; `closeE8` the last close before it, from its begin on.
 */
const actionFields = {
  action: 'int',
  market: 'int',
  asset: 'int',
  numerator: 'int',
  denominator: 'int',
  perShare: 'amount',
  effectiveAt: 'int',
  reserved: 'amount',
  stage: actionStages,
  after: 'int',
  closeE8: 'int',
  timer: 'int',
} as const;

export function initialState() {
  return {
    actions: new Table('corporate-action', actionFields),
    actionSlots: new IntMap(),
    sessions: new Table('session', sessionFields),
    sessionSlots: new IntMap(),
    counters: { lastSession: 0, lastAction: 0 },
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
