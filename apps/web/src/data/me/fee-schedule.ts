import { parseDecimal, parseDecimalToInteger, type Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { siteKeys } from '../keys/site-keys.ts';

const ppmDecimals = 6;
/** Volumes are in USDT. */
const volumeDecimals = 6;
const unitsPerCent = 10_000n;

type WireSchedule = Message<'fee/schedule'>;

/** `volume` in 1e-6 USDT, rates in ppm. */
export interface FeeTier {
  volume: bigint;
  makerPpm: number;
  takerPpm: number;
}

export interface FeeSchedule {
  /** The lowest first. */
  tiers: readonly FeeTier[];
  /** What is announced, the next first; `from` in ms. */
  upcoming: readonly { from: number; tiers: readonly FeeTier[] }[];
}

/** Reads the schedule of the wire. */
export function feeScheduleOf({ tiers, upcoming }: WireSchedule): FeeSchedule {
  return {
    tiers: tiers.map(tierOf),
    upcoming: upcoming.map(({ from, tiers: later }) => ({ from, tiers: later.map(tierOf) })),
  };
}

function tierOf({ volume, maker, taker }: WireSchedule['tiers'][number]): FeeTier {
  return { volume: volumeOf(volume), makerPpm: ppmOf(maker), takerPpm: ppmOf(taker) };
}

export function volumeOf(text: string): bigint {
  return parseDecimal(text, volumeDecimals) ?? 0n;
}

export function ppmOf(text: string): number {
  return parseDecimalToInteger(text, ppmDecimals) ?? 0;
}

/** Where a volume stands: its tier (an index), and what is still to be traded until the next, null in the highest. */
export interface FeeTierPosition {
  tier: number;
  missing: bigint | null;
  /** How far it has come from its own tier to the next, in ppm. */
  donePpm: number;
}

export function feePositionOf(tiers: readonly FeeTier[], volume: bigint): FeeTierPosition {
  const reached = tiers.filter((tier) => volume >= tier.volume).length;
  const tier = Math.max(0, reached - 1);
  const [own, next] = [tiers[tier], tiers[tier + 1]];
  if (own === undefined || next === undefined) return { tier, missing: null, donePpm: 1_000_000 };
  const done = ((volume - own.volume) * 1_000_000n) / (next.volume - own.volume);
  return { tier, missing: next.volume - volume, donePpm: Number(done) };
}

/** What is missing, in whole cents, rounded up: who trades that much is there. Both in 1e-6 USDT. */
export function wholeCents(missing: bigint): bigint {
  return ((missing + unitsPerCent - 1n) / unitsPerCent) * unitsPerCent;
}

/** How much less than the lowest tier's a rate is, in whole percent, rounded down; 0 where it is no less. */
export function discountPercent(ppm: number, basePpm: number): number {
  return basePpm <= 0 || ppm >= basePpm ? 0 : Math.floor(((basePpm - ppm) * 100) / basePpm);
}

/** What trades cost whom; the same for everybody. */
export function useFeeSchedule(enabled = true) {
  return useQuery({
    queryKey: siteKeys.feeSchedule,
    queryFn: () => api.read('fee/schedule', {}, { loader: false }),
    staleTime: 5 * 60_000,
    select: feeScheduleOf,
    enabled,
  });
}
