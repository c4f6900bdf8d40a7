/** What a customer was quoted: `give` of one asset becomes `get` of another and `change` of `quoteAsset`; times in ms. */
export interface ConvertQuoteView {
  quote: number;
  customer: number;
  from: number;
  to: number;
  /** What was asked for; what of it isn't given stays. */
  amount: bigint;
  give: bigint;
  get: bigint;
  quoteAsset: number;
  change: bigint;
  /** How far below the index, spread and fees included. */
  spreadPpm: number;
  validUntil: number;
}

/** What conversions are made by: rates in ppm, `dustMostE6` in 1e-6 USDT. */
export interface ConvertTerms {
  spreadPpm: number;
  tolerancePpm: number;
  validMs: number;
  spreadMostPpm: number;
  dustMostE6: number;
  dustPauseMs: number;
}

export interface ConvertTermsView extends ConvertTerms {
  /** What is announced, the next first; `effectiveAt` in ms. */
  upcoming: ({ effectiveAt: number } & ConvertTerms)[];
}

/**
 * Small balances of a customer with what is paid for each in USDT, in smallest units. `usableAt`: from when on (ms);
 * `mostE6`: what each may be worth, in 1e-6 USDT.
 */
export interface ConvertDustView {
  usableAt: number;
  mostE6: number;
  crumbs: { asset: number; amount: bigint; paid: bigint }[];
}

/** What is converted every so many days; the times in ms, `lastAt` the last of them. */
export interface RecurringBuyView {
  plan: number;
  from: number;
  to: number;
  amount: bigint;
  everyDays: number;
  nextAt: number;
  lastAt: number;
}
