/** What is counted of one asset at one moment, in its smallest unit. */
export interface Counted {
  /** What the hot wallets and the receiving addresses have, by the word of their nodes. */
  readonly found: bigint;
  /** What the books have taken in from chains for good, whether somebody owns it or not. */
  readonly arrived: bigint;
  /** What was seen and may be undone yet. */
  readonly arriving: bigint;
  /** What the books say has left over chains. */
  readonly left: bigint;
  /** What may be on its way out: it is there or not. */
  readonly leaving: bigint;
  /** What of it is the house's own and never was in the books, such as the sandbox's test coins. */
  readonly given: bigint;
  /** What two operators have said that the banks have, and what the books say of that moment; both 0 where nobody has. */
  readonly stated: bigint;
  readonly byHand: bigint;
  /** What operators have found a reason for, below zero where something is missing. */
  readonly explained: bigint;
}

/** What is there, between what and what that may be, and how far it is off: below zero something is missing. */
export interface Compared {
  readonly found: bigint;
  readonly low: bigint;
  readonly high: bigint;
  readonly difference: bigint;
}

/** Compares what is there with what the books say. What is on its way may be there or not, so only what is beyond it differs. */
export function compare(counted: Counted): Compared {
  const { arrived, arriving, left, leaving, given, byHand, explained } = counted;
  const found = counted.found + counted.stated;
  const settled = arrived - left + given + byHand + explained;
  const [low, high] = [settled - leaving, settled + arriving];
  if (found < low) return { found, low, high, difference: found - low };
  return { found, low, high, difference: found > high ? found - high : 0n };
}

/** An amount of a chain in the unit of the books; what is finer than these is cut. */
export function inBooks(amount: bigint, decimals: number, scale: number): bigint {
  return decimals >= scale ? amount / 10n ** BigInt(decimals - scale) : amount * 10n ** BigInt(scale - decimals);
}
