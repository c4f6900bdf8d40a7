import { added, type EventsOf } from '../../kernel/fields.ts';

export const positionSides = ['long', 'short'] as const;
export const marginModes = ['isolated', 'cross'] as const;

/**
 * What the index of a contract allows. `sound`: everything. `sparse`: the mark moves, but nothing is liquidated or triggered.
 * `frozen`: positions are only closed, the mark stands still and nothing leaves.
 */
export const contractHealths = ['sound', 'sparse', 'frozen'] as const;
export type ContractHealth = (typeof contractHealths)[number];

/** Why lots of a position were closed. */
export const reductions = ['order', 'liquidation', 'takeover', 'deleveraging', 'unwinding'] as const;
export type Reduction = (typeof reductions)[number];

/** What may be changed of a contract while it trades; see `ContractRules`. */
export const contractRuleFields = {
  tiers: 'ints',
  maxLeverage: 'int',
  makerPpm: 'int',
  takerPpm: 'int',
  openInterestMost: 'amount',
  customerMost: 'amount',
  providerPpm: 'int',
  liquidationFeePpm: 'int',
  liquidationWhole: 'amount',
  liquidationStepPpm: 'int',
  takeoverMost: 'amount',
  takeoverFundPpm: 'int',
  impactNotional: 'amount',
  interestPpm: 'int',
  clampPpm: 'int',
  fundingMostPpm: 'int',
  fundingHours: 'int',
  markBandPpm: 'int',
  narrowBandPpm: 'int',
  narrowAbove: 'int',
  indexSourcesMin: 'int',
} as const;

/** What an event of before says of a number that it didn't have. */
const unsaid = 0;

/** Prices in ticks, quantities in lots, amounts in units of the quote, marks and indices in 1e-8 USDT, times in Unix ms. */
export const perpetualEvents = {
  /**
   * A market is a contract from now on. `clearing`: the account that its profit and loss pass through. `unit`: one tick times
   * one lot in quote units; `tickE8`: one tick in 1e-8 USDT.
   */
  ContractOpened: {
    version: 1,
    fields: { market: 'int', base: 'int', quote: 'int', clearing: 'int', unit: 'int', tickE8: 'int' },
  },
  /** The rules of a contract will change at `effectiveAt`. */
  ContractRulesScheduled: {
    version: 1,
    fields: { schedule: 'int', market: 'int', effectiveAt: 'int', ...contractRuleFields },
  },
  /** The rules of a contract from now on; `schedule`: the one that came due, 0 for none. */
  ContractRulesSet: { version: 1, fields: { schedule: 'int', market: 'int', ...contractRuleFields } },
  LeverageLimitsSet: {
    version: 1,
    fields: { newcomerDays: 'int', newcomerMost: 'int', quizAbove: 'int', quizEndsNewcomer: 'flag' },
  },
  LeverageQuizPassed: { version: 1, fields: { customer: 'int' } },
  MarginModeSet: { version: 1, fields: { customer: 'int', market: 'int', mode: marginModes } },
  /** A customer has one net position in a market, which orders open with `leverage`; 0: tickets. */
  NetModeSet: { version: 1, fields: { customer: 'int', market: 'int', leverage: 'int' } },
  /**
   * Lots were added to a position, which is opened where there was none. `value`: their price × lots × unit. `margin` and `fee`
   * come out of `used`, what the order held for them; the rest of it is available again. `trade` 0: taken over without one.
   */
  PositionIncreased: {
    version: 1,
    fields: {
      position: 'int',
      order: 'int',
      trade: 'int',
      customer: 'int',
      market: 'int',
      side: positionSides,
      isNet: 'flag',
      isCross: 'flag',
      leverage: 'int',
      lots: 'int',
      value: 'amount',
      margin: 'amount',
      fee: 'amount',
      used: 'amount',
      asset: 'int',
    },
  },
  /**
   * Lots of a position were closed for `value`. `entryValue` leaves with them, `margin` is released, `realised` is what they
   * gained (negative for a loss) and comes from `clearing`; `fee` goes to the house, or to the insurance fund where `isPenalty`.
   * `used`: what the order held for them, available again. `left`: the lots that stay open.
   */
  PositionReduced: {
    version: 1,
    fields: {
      position: 'int',
      order: 'int',
      trade: 'int',
      customer: 'int',
      market: 'int',
      side: positionSides,
      reason: reductions,
      lots: 'int',
      left: 'int',
      value: 'amount',
      entryValue: 'amount',
      margin: 'amount',
      realised: 'amount',
      fee: 'amount',
      isPenalty: 'flag',
      used: 'amount',
      asset: 'int',
      clearing: 'int',
    },
  },
  /** A reversed position was closed, but nothing was opened in its place. */
  ReopeningRefused: { version: 1, fields: { position: 'int', customer: 'int', market: 'int', code: 'text' } },
  /** Margin was added to a position from what was available or, where `amount` is negative, given back. */
  MarginMoved: {
    version: 1,
    fields: { position: 'int', customer: 'int', market: 'int', asset: 'int', amount: 'amount' },
  },
  /**
   * A step of a liquidation: `equity` behind the position (of its account where it is cross) was no more than its `maintenance`
   * margin at `markE8`. `stepLots` of its `lots` are closed at `limit` or better; `markedAt`: the mark that it is the step of.
   * `isCross`, `leverage` and `tierPpm`, the rate of maintenance of its tier, are said since version 2: a leverage of 0 says nothing.
   */
  PositionLiquidated: {
    version: 2,
    fields: {
      position: 'int',
      customer: 'int',
      market: 'int',
      lots: 'int',
      entryValue: 'amount',
      margin: 'amount',
      markE8: 'int',
      indexE8: 'int',
      equity: 'amount',
      maintenance: 'amount',
      stepLots: 'int',
      limit: 'int',
      markedAt: 'int',
      isCross: added(2, 'flag', false),
      leverage: added(2, 'int', unsaid),
      tierPpm: added(2, 'int', unsaid),
    },
  },
  /**
   * The insurance fund takes over lots at their bankruptcy price. `loss`: how much less they are worth at the mark, which counts
   * against what it may lose on this `day`.
   */
  PositionTakenOver: {
    version: 1,
    fields: {
      position: 'int',
      customer: 'int',
      market: 'int',
      lots: 'int',
      price: 'int',
      markE8: 'int',
      loss: 'amount',
      day: 'int',
    },
  },
  /**
   * A position that has gained was closed in part or whole `against` one that is bankrupt, at the bankrupt one's price: by the
   * profit on its `leverage`; `tierPpm`: the rate of maintenance of its tier. Both are said since version 2.
   */
  PositionDeleveraged: {
    version: 2,
    fields: {
      position: 'int',
      customer: 'int',
      against: 'int',
      market: 'int',
      lots: 'int',
      price: 'int',
      markE8: 'int',
      leverage: added(2, 'int', unsaid),
      tierPpm: added(2, 'int', unsaid),
    },
  },
  /** More positions are due than a frame has room for: the next goes on at `due`; 0: none is left. */
  LiquidationsLeft: { version: 1, fields: { due: 'int' } },
  /** What will close a position, in ticks, 0 for none, and the orders that wait for it. */
  PositionStopsSet: {
    version: 1,
    fields: {
      position: 'int',
      customer: 'int',
      market: 'int',
      takeProfit: 'int',
      stopLoss: 'int',
      byMark: 'flag',
      takeProfitOrder: 'int',
      stopLossOrder: 'int',
    },
  },
  /**
   * The marks of all contracts whose index isn't frozen: `[market, indexE8, markE8, narrowE8, basisE8, …]`, the last the sample
   * of how far the middle of the book is from the index.
   */
  MarksPublished: { version: 1, fields: { marks: 'ints' } },
  /** The samples of a minute for the funding rate: `[market, premiumE8, …]`. */
  PremiumsSampled: { version: 1, fields: { premiums: 'ints' } },
  /** What stands in the book within half a percent of the mark: `[market, bid lots, ask lots, …]`. */
  DepthsSampled: { version: 1, fields: { depths: 'ints' } },
  /** What the index of a contract allows from now on. */
  ContractHealthSet: { version: 1, fields: { market: 'int', health: contractHealths } },
  /**
   * The rate and the mark of a funding instant, and the lots of each side that pay or receive by it; the samples of the premium
   * behind the rate, in 1e-8 like it.
   */
  FundingSettled: {
    version: 1,
    fields: {
      funding: 'int',
      market: 'int',
      instant: 'int',
      rateE8: 'int',
      markE8: 'int',
      lots: 'int',
      premiumSumE8: 'int',
      premiumCount: 'int',
    },
  },
  /** An instant that fell into a freeze or an outage: nobody pays. */
  FundingSkipped: { version: 1, fields: { market: 'int', instant: 'int' } },
  /**
   * What a position with `lots` at the instant gets, negative for what it pays: that comes out of its `margin` where what was
   * available didn't suffice. `fund`: what the insurance fund paid in its place.
   */
  FundingPaid: {
    version: 1,
    fields: {
      funding: 'int',
      position: 'int',
      customer: 'int',
      market: 'int',
      asset: 'int',
      clearing: 'int',
      lots: 'int',
      amount: 'amount',
      margin: 'amount',
      fund: 'amount',
    },
  },
  /** The payments of a market have come as far as `last`; `isDone`: to the end of the side that pays or the one that receives. */
  FundingWalked: { version: 1, fields: { market: 'int', last: 'int', isDone: 'flag' } },
  /** All have paid and received; what rounding left is the insurance fund's. */
  FundingEnded: {
    version: 1,
    fields: { funding: 'int', market: 'int', asset: 'int', clearing: 'int', remainder: 'amount' },
  },
} as const;

export type PerpetualEvent = EventsOf<typeof perpetualEvents>;
