/** From when to when a session lasts, in ms. */
export interface Hours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Whether two sessions would share a moment: the one has to end before the other begins. */
export function overlap(left: Hours, right: Hours): boolean {
  return left.opensAt <= right.closesAt && left.closesAt >= right.opensAt;
}

/** What a holder has after a split, in units of the share; what is left of a unit is paid for in cash. */
export interface SplitOutcome {
  readonly after: bigint;
  /** In units of USDT. */
  readonly cash: bigint;
}

/** A split as its announcement has it: each `denominator` shares become `numerator`. */
export interface SplitRatio {
  readonly numerator: number;
  readonly denominator: number;
}

const e8PerUsdtUnit = 100n;

/**
 * What `before` units of a share of `scale` decimals become. Units are whole, rounded down; the rest of a unit is worth its part of
 * the close (1e-8 USDT a share, of before the split), rounded up, since the holder has not asked for this. Source: rules.md 3.
 */
export function splitOf(before: bigint, ratio: SplitRatio, closeE8: number, scale: number): SplitOutcome {
  const [numerator, denominator] = [BigInt(ratio.numerator), BigInt(ratio.denominator)];
  const after = (before * numerator) / denominator;
  const rest = (before * numerator) % denominator;
  const worth = rest * BigInt(closeE8);
  const whole = numerator * 10n ** BigInt(scale) * e8PerUsdtUnit;
  return { after, cash: (worth + whole - 1n) / whole };
}

/** A price after a split, rounded to the nearest, at least 1. */
export function splitPrice(price: number, { numerator, denominator }: SplitRatio): number {
  const exact = BigInt(price) * BigInt(denominator) * 2n + BigInt(numerator);
  return Math.max(1, Number(exact / (BigInt(numerator) * 2n)));
}

/** What a holder of so many units of a share of `scale` decimals is paid, in units of USDT, rounded down. Source: rules.md 3. */
export function dividendOf(shares: bigint, perShare: bigint, scale: number): bigint {
  return (shares * perShare) / 10n ** BigInt(scale);
}
