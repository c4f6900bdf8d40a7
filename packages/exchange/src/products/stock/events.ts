import { added, type EventsOf } from '../../kernel/fields.ts';
import { accountKinds, actionStages } from '../../kernel/vocabulary.ts';

/** Times in Unix ms. */
export const stockEvents = {
  /** All stock markets will open at `opensAt` and close at `closesAt`. */
  SessionAnnounced: { version: 1, fields: { session: 'int', opensAt: 'int', closesAt: 'int' } },
  /** It won't take place. */
  SessionCanceled: { version: 1, fields: { session: 'int' } },
  SessionOpened: { version: 1, fields: { session: 'int' } },
  SessionClosed: { version: 1, fields: { session: 'int' } },
  /** Each `denominator` shares will become `numerator`. */
  SplitAnnounced: {
    version: 1,
    fields: {
      action: 'int',
      market: 'int',
      asset: 'int',
      numerator: 'int',
      denominator: 'int',
      effectiveAt: 'int',
      act: 'int',
    },
  },
  /** `perShare` of a whole share, and `reserved` for all of them, in units of USDT. */
  DividendAnnounced: {
    version: 1,
    fields: {
      action: 'int',
      market: 'int',
      asset: 'int',
      perShare: 'amount',
      effectiveAt: 'int',
      reserved: 'amount',
      act: 'int',
    },
  },
  /** It won't take place: `released` of the treasury is its own again. `act` 0: the treasury could not pay it. */
  CorporateActionCanceled: { version: 1, fields: { action: 'int', released: 'amount', act: 'int' } },
  /** Its time has come. `closeE8`: the last close in 1e-8 USDT; `reserved`: what the treasury sets apart beside what it had. */
  CorporateActionBegun: { version: 1, fields: { action: 'int', closeE8: 'int', reserved: 'amount' } },
  /** Orders are canceled first (`orders`), then the holders up to `last` are served (`holders`). */
  CorporateActionAdvanced: { version: 1, fields: { action: 'int', stage: actionStages, last: 'int' } },
  /**
   * A holder had `before` and has `change` more, or less; `cash` of the treasury is for the part of a unit that is left. The ratio and the
   * last close of before (1e-8 USDT) are said since version 2.
   */
  SharesSplit: {
    version: 2,
    fields: {
      action: 'int',
      customer: 'int',
      kind: accountKinds,
      asset: 'int',
      before: 'amount',
      change: 'amount',
      cash: 'amount',
      numerator: added(2, 'int', 0),
      denominator: added(2, 'int', 0),
      closeE8: added(2, 'int', 0),
    },
  },
  /** A holder of `shares` (units) was paid `amount` units of USDT, `perShare` of a whole share, which is said since version 2. */
  DividendPaid: {
    version: 2,
    fields: {
      action: 'int',
      customer: 'int',
      asset: 'int',
      shares: 'amount',
      amount: 'amount',
      perShare: added(2, 'amount', 0n),
    },
  },
  /** Every holder is served; `released` is what was reserved and nobody was owed. */
  CorporateActionEnded: { version: 1, fields: { action: 'int', released: 'amount' } },
} as const;

export type StockEvent = EventsOf<typeof stockEvents>;
