import type { EventsOf } from '../../kernel/fields.ts';
import { optionDirections, optionResults, optionVoidReasons } from '../../kernel/vocabulary.ts';

const bought = {
  option: 'int',
  customer: 'int',
  asset: 'int',
  direction: optionDirections,
  seconds: 'int',
  stake: 'amount',
  payoutPpm: 'int',
  reserve: 'amount',
} as const;

/**
 * Amounts in units of USDT, prices in 1e-8 USDT for one whole unit, times in Unix ms. Ticks: triples `[at, priceE8, sources, …]`,
 * the oldest first. An option is told of with all that its receipt needs, so that none has to look for it.
 */
export const binaryOptionEvents = {
  /** `durations`: pairs `[seconds, payoutPpm, …]`. In force from `effectiveAt` on. */
  OptionMarketSet: {
    version: 1,
    fields: {
      asset: 'int',
      durations: 'ints',
      stakeLeast: 'amount',
      stakeMost: 'amount',
      exposurePpm: 'int',
      priceMovedPpm: 'int',
      isOpen: 'flag',
      effectiveAt: 'int',
    },
  },
  OptionStakeLimitSet: { version: 1, fields: { customerMost: 'amount', effectiveAt: 'int' } },
  /** The stake is held, and `reserve` of the pool. `indexE8`: at acceptance; it decides nothing. */
  OptionBought: { version: 1, fields: { ...bought, indexE8: 'int' } },
  /** The first tick of a strike has come: for all options of an asset and duration from `first` to `last` that wait for one. */
  OptionRoundStarted: {
    version: 1,
    fields: { round: 'int', asset: 'int', seconds: 'int', first: 'int', last: 'int', tick: 'int' },
  },
  /** The strike of a round, the mean of its ticks; its time is that of the last of them. */
  OptionRoundStruck: { version: 1, fields: { round: 'int', strikeE8: 'int', ticks: 'ints' } },
  /** What the index came to at the instant of a round: from here on its options are settled. */
  OptionRoundPriced: { version: 1, fields: { round: 'int', settlementE8: 'int', ticks: 'ints' } },
  /** A round has no price: from here on its options are void. `ticks`: as far as they had come. */
  OptionRoundVoided: { version: 1, fields: { round: 'int', reason: optionVoidReasons, ticks: 'ints' } },
  /** `paid`: what came back to the customer, the stake included. */
  OptionSettled: {
    version: 1,
    fields: {
      ...bought,
      acceptedAt: 'int',
      strikeE8: 'int',
      strikeTicks: 'ints',
      settlementE8: 'int',
      settlementTicks: 'ints',
      result: optionResults,
      paid: 'amount',
    },
  },
  /** The stake is returned. `strikeTicks`, `settlementTicks`: as far as they had come. */
  OptionVoided: {
    version: 1,
    fields: { ...bought, acceptedAt: 'int', strikeTicks: 'ints', settlementTicks: 'ints', reason: optionVoidReasons },
  },
  /** Two operators, by `act`, have taken capital out of the pool; `reference`: the digest of what names the payment. */
  OptionPoolWithdrawn: { version: 1, fields: { withdrawal: 'int', amount: 'amount', reference: 'text', act: 'int' } },
} as const;

export type BinaryOptionEvent = EventsOf<typeof binaryOptionEvents>;
