/** One tick of the index, in 1e-8 USDT; only sound ones are kept: three sources, each younger than 3 s. */
export interface NaiveTick {
  readonly at: number;
  readonly price: bigint;
}

export interface NaiveBet {
  readonly isUp: boolean;
  readonly seconds: number;
  readonly acceptedAt: number;
}

export type NaiveEnd =
  | { readonly outcome: 'open' }
  | { readonly outcome: 'void'; readonly reason: string; readonly strike: readonly NaiveTick[] }
  | {
      readonly outcome: 'won' | 'lost' | 'tied';
      readonly strike: readonly NaiveTick[];
      readonly settlement: readonly NaiveTick[];
    };

/**
 * What becomes of a bet, by rules section 5 and reading 17, from every sound tick there ever was and the time that it is:
 * "Strike = the mean of the first five ticks from 2 s after acceptance on; strike time = the last of them; settlement = the mean of
 * the last five ticks at or before strike time + seconds. Void: when the first strike tick comes later than 7 s after acceptance,
 * five ticks of a mean span more than 9 s, or the last settlement tick lies more than 5 s before its instant."
 */
export function naiveEnd(ticks: readonly NaiveTick[], { isUp, seconds, acceptedAt }: NaiveBet, now: number): NaiveEnd {
  const from = ticks.filter(({ at }) => at >= acceptedAt + 2000);
  const first = from[0];
  if (first === undefined || first.at > acceptedAt + 7000)
    return now > acceptedAt + 7000 ? { outcome: 'void', reason: 'strike_late', strike: [] } : { outcome: 'open' };
  const strike = from.slice(0, 5);
  const isTooLong = strike.at(-1)!.at - first.at > 9000 || (strike.length < 5 && now > first.at + 9000);
  if (isTooLong) return { outcome: 'void', reason: 'strike_gap', strike };
  if (strike.length < 5) return { outcome: 'open' };
  const instant = strike[4]!.at + seconds * 1000;
  if (now <= instant) return { outcome: 'open' };
  const settlement = ticks.filter(({ at }) => at <= instant).slice(-5);
  if (instant - settlement[4]!.at > 5000) return { outcome: 'void', reason: 'settlement_stale', strike };
  if (settlement[4]!.at - settlement[0]!.at > 9000) return { outcome: 'void', reason: 'settlement_gap', strike };
  const [low, high] = [naiveMean(strike), naiveMean(settlement)];
  if (low === high) return { outcome: 'tied', strike, settlement };
  return { outcome: high > low === isUp ? 'won' : 'lost', strike, settlement };
}

/** "Means in the index's own unit, rounded down." */
export function naiveMean(ticks: readonly NaiveTick[]): bigint {
  return ticks.reduce((sum, { price }) => sum + price, 0n) / BigInt(ticks.length);
}
