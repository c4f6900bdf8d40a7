import { million } from '../../kernel/amounts.ts';
import type { OptionDirection, OptionResult, OptionVoidReason } from '../../kernel/vocabulary.ts';

/** The ticks of a mean, and the times in ms that make an option void: rules, section 5, with reading 17 of its vectors. */
export const ticksOfMean = 5;
export const strikeFromMs = 2000;
export const strikeLateMs = 7000;
export const spanMostMs = 9000;
export const staleMostMs = 5000;

/** When an option is taken to be due before its strike is known, and how near two of them are one risk: reading 19. */
const strikeTakenMs = 6000;
export const exposureWindowMs = 10_000;

/** One tick of the index: when it was published (Unix ms), its price in 1e-8 USDT, its sources. */
export interface OptionTick {
  readonly at: number;
  readonly priceE8: number;
  readonly sources: number;
}

/** When an option that is accepted at a time counts as due, in Unix ms. */
export function takenDue(acceptedAt: number, seconds: number): number {
  return acceptedAt + strikeTakenMs + seconds * 1000;
}

/** What a win pays over its stake, rounded down, which is what the pool reserves: reading 18. */
export function reserveOf(stake: bigint, payoutPpm: number): bigint {
  return (stake * BigInt(payoutPpm)) / BigInt(million);
}

/** The least pool of which so much may be due at once, in units of USDT, rounded up. `exposurePpm`: the part of it that may be due. */
export function capitalFor(due: bigint, exposurePpm: number): bigint {
  const part = BigInt(exposurePpm);
  return (due * BigInt(million) + part - 1n) / part;
}

/** The part of options that has to be won to lose nothing, 1 / (1 + payout rate), in ppm, rounded up: less than that loses. */
export function breakEvenPpm(payoutPpm: number): number {
  return Math.ceil((million * million) / (million + payoutPpm));
}

/** The mean of ticks in their own unit, rounded down. Prices are below 10^15 each. */
export function meanE8(ticks: readonly OptionTick[]): number {
  const sum = ticks.reduce((total, { priceE8 }) => total + priceE8, 0);
  return (sum - (sum % ticks.length)) / ticks.length;
}

/** How long the ticks of a mean take from the first to the last, in ms. */
export function spanOf(ticks: readonly OptionTick[]): number {
  return ticks.at(-1)!.at - ticks[0]!.at;
}

/** The last ticks at or before an instant, as many as a mean has; fewer where there are no more. `ticks` by rising time. */
export function ticksBefore(ticks: readonly OptionTick[], instant: number): readonly OptionTick[] {
  return ticks.filter(({ at }) => at <= instant).slice(-ticksOfMean);
}

/** Why the ticks before an instant make no settlement, or null. */
export function settlementFault(ticks: readonly OptionTick[], instant: number): OptionVoidReason | null {
  const last = ticks.at(-1);
  if (last === undefined || instant - last.at > staleMostMs) return 'settlement_stale';
  return ticks.length < ticksOfMean || spanOf(ticks) > spanMostMs ? 'settlement_gap' : null;
}

/** Who wins: up above the strike, down below it, nobody at it. */
export function resultOf(direction: OptionDirection, strikeE8: number, settlementE8: number): OptionResult {
  if (settlementE8 === strikeE8) return 'tied';
  return settlementE8 > strikeE8 === (direction === 'up') ? 'won' : 'lost';
}

/** What comes back to the customer, in units of USDT. */
export function paidFor(result: OptionResult, stake: bigint, reserve: bigint): bigint {
  if (result === 'lost') return 0n;
  return result === 'won' ? stake + reserve : stake;
}

/** Ticks as an event keeps them: triples `[at, priceE8, sources, …]`. */
export function packTicks(ticks: readonly OptionTick[]): number[] {
  return ticks.flatMap(({ at, priceE8, sources }) => [at, priceE8, sources]);
}

/** The ticks that an event keeps. */
export function unpackTicks(ticks: readonly number[]): OptionTick[] {
  const found: OptionTick[] = [];
  for (let i = 0; i < ticks.length; i += 3)
    found.push({ at: ticks[i]!, priceE8: ticks[i + 1]!, sources: ticks[i + 2]! });
  return found;
}
