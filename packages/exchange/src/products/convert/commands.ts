/**
 * Asks what `amount` (smallest unit) of one asset comes to in another, at most; the quote says what of it is given. It
 * replaces the customer's earlier one.
 */
export interface RequestConvertQuote {
  type: 'RequestConvertQuote';
  customer: number;
  from: number;
  to: number;
  amount: bigint;
}

/**
 * Converts as quoted, out of and into the funding account, on the books and within this command. Where the books have moved
 * by more than the tolerance nothing is converted and the answer is a new quote, with 0 in place of the conversion's id.
 */
export interface AcceptConvertQuote {
  type: 'AcceptConvertQuote';
  customer: number;
  quote: number;
}

/**
 * Gives up small balances of the funding account for USDT, all of them or none, once in so long. Each may be worth so much at
 * most; what isn't worth a unit stays.
 */
export interface ConvertDust {
  type: 'ConvertDust';
  customer: number;
  assets: readonly number[];
}

/**
 * Converts `amount` every so many days from `firstAt` (ms) on, as often as `times` says, at the books of that moment. A time
 * at which it can't be done is left out and said.
 */
export interface StartRecurringBuy {
  type: 'StartRecurringBuy';
  customer: number;
  from: number;
  to: number;
  amount: bigint;
  everyDays: number;
  firstAt: number;
  times: number;
}

export interface StopRecurringBuy {
  type: 'StopRecurringBuy';
  customer: number;
  plan: number;
}

/** What conversions are made by; rates in ppm, `dustMostE6` in 1e-6 USDT. */
export interface ConvertTerms {
  /** What the house takes beside the taker fee, at least 0.1 %. */
  spreadPpm: number;
  /** How far the books may move against the house until a quote is accepted. */
  tolerancePpm: number;
  /** For how long a quote holds, in ms. */
  validMs: number;
  /** How far below the index a conversion may lie, spread and fees included. */
  spreadMostPpm: number;
  dustMostE6: number;
  /** How long a customer waits between two conversions of small balances, in ms. */
  dustPauseMs: number;
}

/** Other terms, from `effectiveAt` (ms) on or, where that has passed, at once. Quotes that are out hold. */
export interface SetConvertTerms extends ConvertTerms {
  type: 'SetConvertTerms';
  effectiveAt: number;
}

export type ConvertCommand =
  | RequestConvertQuote
  | AcceptConvertQuote
  | ConvertDust
  | StartRecurringBuy
  | StopRecurringBuy
  | SetConvertTerms;
