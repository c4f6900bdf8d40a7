/**
 * An exact number, `n / d` with a positive `d`, not reduced: what is compared is never rounded before (rules.md section 4,
 * reading 2). It lives for one reckoning; what is kept is a whole number of a unit.
 */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

export const zero: Exact = { n: 0n, d: 1n };

export function whole(value: bigint | number): Exact {
  return { n: BigInt(value), d: 1n };
}

/** `n / d`; `d` is not 0 and may be negative. */
export function ratio(n: bigint, d: bigint): Exact {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}

export function plus(left: Exact, right: Exact): Exact {
  if (left.d === right.d) return { n: left.n + right.n, d: left.d };
  return { n: left.n * right.d + right.n * left.d, d: left.d * right.d };
}

export function minus(left: Exact, right: Exact): Exact {
  return plus(left, { n: -right.n, d: right.d });
}

export function times(left: Exact, right: Exact): Exact {
  return { n: left.n * right.n, d: left.d * right.d };
}

/** Negative, 0 or positive: how the left stands to the right. */
export function compare(left: Exact, right: Exact): number {
  const difference = left.n * right.d - right.n * left.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** `value`, but never outside of `least` and `most`. */
export function clamped(value: Exact, least: Exact, most: Exact): Exact {
  if (compare(value, least) < 0) return least;
  return compare(value, most) > 0 ? most : value;
}

/** The whole number at or below. */
export function floorOf({ n, d }: Exact): bigint {
  const part = n / d;
  return part * d > n ? part - 1n : part;
}

/** The whole number at or above. */
export function ceilOf({ n, d }: Exact): bigint {
  return -floorOf({ n: -n, d });
}

/** The nearest whole number, a half up. */
export function nearestOf({ n, d }: Exact): bigint {
  return floorOf({ n: 2n * n + d, d: 2n * d });
}
