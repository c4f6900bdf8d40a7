import type { EventsOf } from '../../kernel/fields.ts';
import { sides } from '../../kernel/vocabulary.ts';

export const termFields = {
  spreadPpm: 'int',
  tolerancePpm: 'int',
  validMs: 'int',
  spreadMostPpm: 'int',
  dustMostE6: 'int',
  dustPauseMs: 'int',
} as const;

/**
 * What is to be traded: one market, or two (`secondMarket` 0 for none), with their lots. `give` of one asset becomes `get` of
 * another and `change` of the asset between. `income` is what the house keeps of `quoteAsset` by the books of now, `turnover`
 * what the first book (the only one) moves of it.
 */
export const planFields = {
  give: 'amount',
  get: 'amount',
  quoteAsset: 'int',
  change: 'amount',
  income: 'amount',
  turnover: 'amount',
  firstMarket: 'int',
  firstSide: sides,
  firstLots: 'int',
  secondMarket: 'int',
  secondLots: 'int',
} as const;

/** Amounts in the asset's smallest unit, rates in ppm, times in Unix ms. */
export const convertEvents = {
  /** `replaces`: the quote that was accepted when the books had moved too far, 0 for none. `spreadPpm`: below the index. */
  ConvertQuoted: {
    version: 1,
    fields: {
      quote: 'int',
      replaces: 'int',
      customer: 'int',
      from: 'int',
      to: 'int',
      amount: 'amount',
      ...planFields,
      spreadPpm: 'int',
      validUntil: 'int',
    },
  },
  /** What is given is in the hands of the convert account, which goes to the books with it. */
  ConversionFunded: {
    version: 1,
    fields: { conversion: 'int', customer: 'int', asset: 'int', amount: 'amount' },
  },
  /**
   * The books have given it: the customer has `get` and the `change`, the house `income` of the quote asset and `rest` of what
   * was bought. `quote`: what was accepted; `plan`: the recurring buy whose turn it was; 0 where it is the other.
   */
  Converted: {
    version: 1,
    fields: {
      conversion: 'int',
      quote: 'int',
      plan: 'int',
      customer: 'int',
      from: 'int',
      to: 'int',
      give: 'amount',
      get: 'amount',
      quoteAsset: 'int',
      change: 'amount',
      income: 'amount',
      rest: 'amount',
    },
  },
  /** A small balance went to the treasury for `paid` USDT. */
  DustConverted: {
    version: 1,
    fields: { conversion: 'int', customer: 'int', asset: 'int', amount: 'amount', paid: 'amount' },
  },
  RecurringBuyStarted: {
    version: 1,
    fields: {
      plan: 'int',
      customer: 'int',
      from: 'int',
      to: 'int',
      amount: 'amount',
      everyDays: 'int',
      firstAt: 'int',
      lastAt: 'int',
    },
  },
  /** A time has come: `conversion` was made, or with 0 none, for `reason`. `nextAt`: the next time, 0 after the last. */
  RecurringBuyRan: {
    version: 1,
    fields: { plan: 'int', customer: 'int', conversion: 'int', reason: 'text', nextAt: 'int' },
  },
  RecurringBuyStopped: { version: 1, fields: { plan: 'int', customer: 'int' } },
  /** The terms in force from now on; `effectiveAt`: the time for which they were announced, 0 where they weren't. */
  ConvertTermsSet: { version: 1, fields: { ...termFields, effectiveAt: 'int' } },
  /** The terms from `effectiveAt` on, in place of what was announced for the same time. */
  ConvertTermsAnnounced: { version: 1, fields: { ...termFields, effectiveAt: 'int' } },
} as const;

export type ConvertEvent = EventsOf<typeof convertEvents>;
