const ppm = 1_000_000n;

/** An option that is open, as far as the limits of the next one ask: when it was accepted, and what is reserved for it. */
export interface NaiveOpen {
  readonly acceptedAt: number;
  readonly seconds: number;
  readonly reserve: bigint;
}

/** What is open in a market, and how much of the pool may be due in it at once. */
export interface NaiveMarket {
  readonly open: readonly NaiveOpen[];
  readonly exposurePpm: number;
}

/** What a purchase finds: the open options of its market, what its customer has staked, and what the pool has, all of it and free. */
export interface NaiveSituation {
  readonly open: Iterable<NaiveOpen>;
  readonly ownStakes: bigint;
  readonly customerMost: bigint;
  readonly pool: bigint;
  readonly free: bigint;
  readonly exposurePpm: number;
}

/** "The pool reserves stake × rate at acceptance", by reading 18 rounded down: what a win pays over the stake. */
export function naiveReserve(stake: bigint, payoutPpm: number): bigint {
  return (stake * BigInt(payoutPpm)) / ppm;
}

/** "Win pays stake × (1 + rate)", "equal: the stake is returned", and so is a void one's. */
export function naivePaid(outcome: 'won' | 'lost' | 'tied' | 'void', stake: bigint, payoutPpm: number): bigint {
  if (outcome === 'lost') return 0n;
  return outcome === 'won' ? stake + naiveReserve(stake, payoutPpm) : stake;
}

/**
 * Why a purchase is beyond the limits of rules section 5: "open stakes at most 20,000 USDT a customer"; the pool "refuses when it
 * can't, or when what may have to be paid within any 10 s of a market, the sides not netted, would pass 0.2 % of the pool". By
 * reading 19 an option counts as due at acceptance + 6 s + its seconds, and the pool is its whole balance.
 */
export function naiveLimit(order: NaiveOpen & { readonly stake: bigint }, found: NaiveSituation): string | null {
  if (found.ownStakes + order.stake > found.customerMost) return 'open_stakes_exceeded';
  let exposed = order.reserve;
  for (const other of found.open) if (Math.abs(dueOf(other) - dueOf(order)) <= 10_000) exposed += other.reserve;
  if (exposed * ppm > found.pool * BigInt(found.exposurePpm)) return 'exposure_exceeded';
  return found.free < order.reserve ? 'pool_cannot_reserve' : null;
}

/**
 * Why two operators may not take so much out of the pool: what is reserved stays, and of what is left no more than a market's part
 * "may have to be paid within any 10 s". Every span that matters ends with an option.
 */
export function naiveWithdrawal(
  amount: bigint,
  found: Pick<NaiveSituation, 'pool' | 'free'> & { readonly markets: readonly NaiveMarket[] },
): string | null {
  if (amount > found.free) return 'house_funds_insufficient';
  for (const { open, exposurePpm } of found.markets)
    for (const last of open) {
      const spanned = open.filter((one) => dueOf(one) <= dueOf(last) && dueOf(last) - dueOf(one) <= 10_000);
      const exposed = spanned.reduce((sum, { reserve }) => sum + reserve, 0n);
      if (exposed * ppm > (found.pool - amount) * BigInt(exposurePpm)) return 'pool_exposed';
    }
  return null;
}

function dueOf({ acceptedAt, seconds }: NaiveOpen): number {
  return acceptedAt + 6000 + seconds * 1000;
}
