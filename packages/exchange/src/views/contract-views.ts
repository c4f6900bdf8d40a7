/** A contract: what it enforces as far as everybody sees it, and its state. Marks in 1e-8 USDT for one coin. */
export interface ContractView {
  market: number;
  base: number;
  clearing: number;
  /** One tick times one lot in quote units, and one tick in 1e-8 USDT. */
  unit: number;
  tickE8: number;
  tiers: readonly number[];
  maxLeverage: number;
  makerPpm: number;
  takerPpm: number;
  liquidationFeePpm: number;
  openInterestMost: bigint;
  customerMost: bigint;
  fundingHours: number;
  fundingMostPpm: number;
  openLots: number;
  markE8: number;
  /** The mark of positions whose leverage is above `narrowAbove`. */
  narrowE8: number;
  narrowAbove: number;
  indexE8: number;
  /** When the mark last moved, in ms; 0 before its first. */
  markedAt: number;
  /** The funding rate that the samples since the last instant make, in 1e-8. */
  fundingRateE8: number;
  /** The next funding instant in ms, 0 before the first mark. */
  fundingAt: number;
  health: 'sound' | 'sparse' | 'frozen';
  /** From when on the index is too old, in ms, unless a newer one comes: the mark is frozen then, though no event says so. */
  freezesAt: number;
}

/** An open position at the mark of now. Amounts in units of the quote, prices in ticks, 0 for none. */
export interface PositionView {
  position: number;
  customer: number;
  market: number;
  side: 'long' | 'short';
  isNet: boolean;
  isCross: boolean;
  leverage: number;
  lots: number;
  entryValue: bigint;
  margin: bigint;
  realised: bigint;
  fees: bigint;
  funding: bigint;
  /** The margin that its lots were opened with, and what of it was closed for how much. */
  openingMargin: bigint;
  closedLots: number;
  closedValue: bigint;
  /** The mark that its side of the leverage goes by, in 1e-8 USDT, and what it gains at it. */
  markE8: number;
  unrealised: bigint;
  /** Of the whole cross account, in 1e-4; null for an isolated position. */
  riskRateE4: bigint | null;
  liquidationPrice: number;
  bankruptcyPrice: number;
  takeProfit: number;
  stopLoss: number;
  stopsByMark: boolean;
  openedAt: number;
}

/**
 * The contract account of a customer at the marks of now, in units of USDT. `withdrawable`: what may leave it, nothing while a mark
 * is frozen. `maintenance` and `riskRateE4` (1e-4, null without one) are of the cross positions. `leverageMost`: what the customer
 * may choose at most on any market, because of being new until `newcomerUntil` (ms, 0 for no more) or of the quiz.
 */
export interface ContractAccountView {
  available: bigint;
  withdrawable: bigint;
  unrealised: bigint;
  maintenance: bigint;
  riskRateE4: bigint | null;
  leverageMost: number;
  hasPassedQuiz: boolean;
  quizAbove: number;
  newcomerUntil: number;
}
