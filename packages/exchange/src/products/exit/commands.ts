/**
 * What each level of identity may let out and pay in, from `effectiveAt` (ms) on. `exit1E8`, `exit2E8`: within any 24 hours by
 * every exit together, in 1e-8 BTC; `fiat1E6`, `fiat2E6`: by one trade against fiat, in 1e-6 USDT. `sharePpm`: how much of the
 * daily outflow limit of an asset one customer may use.
 */
export interface SetIdentityLimits {
  type: 'SetIdentityLimits';
  exit1E8: bigint;
  exit2E8: bigint;
  fiat1E6: bigint;
  fiat2E6: bigint;
  sharePpm: number;
  effectiveAt: number;
}

/**
 * How much of an asset may leave the house within a day (UTC) in all, net of what each customer brought in that day, in the
 * smallest unit. An asset of which nobody has said anything has no such limit.
 */
export interface SetOutflowLimit {
  type: 'SetOutflowLimit';
  asset: number;
  limit: bigint;
  effectiveAt: number;
}

export type ExitCommand = SetIdentityLimits | SetOutflowLimit;
