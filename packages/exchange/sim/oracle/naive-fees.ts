import type { Command } from '../../src/index.ts';
import { isWithin, usdtAsset } from './naive-amounts.ts';
import { requireSound } from './naive-refusal.ts';
import type { NaiveMarket } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';

/** What trades cost from a 30-day volume on. */
export interface NaiveTier {
  volume: bigint;
  makerPpm: bigint;
  takerPpm: bigint;
}

type SetFeeSchedule = Extract<Command, { type: 'SetFeeSchedule' }>;

const largest = Number.MAX_SAFE_INTEGER;

const dayMs = 86_400_000;

/** The days that count towards a customer's tier: today and the 29 before it. */
const windowDays = 30;

/**
 * What a trade counts towards the tiers in another quote than USDT: its worth at the index in units of USDT, down, since
 * volume lowers the fees of who asks. 0 where the quote is USDT: the quote amount says it.
 */
export function worthOf(w: NaiveWorld, market: NaiveMarket, quoteAmount: bigint): bigint {
  if (market.quote === usdtAsset) return 0n;
  const usdtUnits = 10n ** BigInt(w.assets.get(usdtAsset)!.scale);
  const one = 100_000_000n * 10n ** BigInt(market.quoteScale);
  return (quoteAmount * w.priceE8(market.quote) * usdtUnits) / one;
}

export function addVolume(w: NaiveWorld, customer: number, quoteAmount: bigint): void {
  const days = w.volumes.get(customer) ?? new Map<number, bigint>();
  const today = Math.floor(w.at / dayMs);
  days.set(today, (days.get(today) ?? 0n) + quoteAmount);
  w.volumes.set(customer, days);
}

export function volumeOf(w: NaiveWorld, customer: number, at = w.at): bigint {
  const today = Math.floor(at / dayMs);
  let volume = 0n;
  for (const [day, amount] of w.volumes.get(customer) ?? []) if (day > today - windowDays) volume += amount;
  return volume;
}

/** What the customer pays now. */
export function ratesOf(w: NaiveWorld, customer: number): Omit<NaiveTier, 'volume'> {
  return ratesAt(w.tiers, volumeOf(w, customer));
}

/** The highest tier whose volume the customer has reached. */
export function ratesAt(tiers: readonly NaiveTier[], volume: bigint): Omit<NaiveTier, 'volume'> {
  let rates: Omit<NaiveTier, 'volume'> = { makerPpm: 1000n, takerPpm: 1000n };
  for (const tier of tiers) if (volume >= tier.volume) rates = tier;
  return rates;
}

/**
 * "Limits, filters, fees and bounds change by an event with its time": at once where that has passed, else by a timer;
 * what was announced for the very same time gives way.
 */
export function setFeeSchedule(w: NaiveWorld, c: SetFeeSchedule): void {
  const tiers = soundTiers(c.tiers);
  requireSound(isWithin(c.effectiveAt, 0, largest), 'fee_schedule_invalid');
  if (c.effectiveAt <= w.at) {
    w.tiers = tiers;
    return w.emit({ type: 'FeeScheduleSet', tiers: [...c.tiers], effectiveAt: 0 });
  }
  w.announcedFees = w.announcedFees.filter(({ due }) => due !== c.effectiveAt);
  w.announcedFees.push({ timer: ++w.lastTimer, due: c.effectiveAt, tiers });
  w.emit({ type: 'FeeScheduleAnnounced', tiers: [...c.tiers], effectiveAt: c.effectiveAt });
}

/** An announced schedule is in force from its time on. */
export function fireFees(w: NaiveWorld, { due, tiers }: NaiveWorld['announcedFees'][number]): void {
  w.announcedFees = w.announcedFees.filter((announced) => announced.due !== due);
  w.tiers = tiers;
  const listed = tiers.flatMap(({ volume, makerPpm, takerPpm }) => [volume, makerPpm, takerPpm].map(Number));
  w.emit({ type: 'FeeScheduleSet', tiers: listed, effectiveAt: due });
}

function soundTiers(listed: readonly number[]): NaiveTier[] {
  const tiers: NaiveTier[] = [];
  requireSound(listed.length > 0 && listed.length % 3 === 0 && listed.length <= 60, 'fee_schedule_invalid');
  for (let at = 0; at < listed.length; at += 3) {
    const [volume, makerPpm, takerPpm] = listed.slice(at, at + 3) as [number, number, number];
    requireSound(isWithin(volume, 0, largest), 'fee_schedule_invalid');
    requireSound(isWithin(makerPpm, 0, 10_000) && isWithin(takerPpm, 0, 10_000), 'fee_schedule_invalid');
    tiers.push({ volume: BigInt(volume), makerPpm: BigInt(makerPpm), takerPpm: BigInt(takerPpm) });
  }
  const rising = tiers.every((tier, at) => (at === 0 ? tier.volume === 0n : tier.volume > tiers[at - 1]!.volume));
  requireSound(rising, 'fee_schedule_invalid');
  return tiers;
}
