import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { million } from './copy-listing.ts';

type Wish = Omit<Extract<Command, { type: 'EditFollow' }>, 'type' | 'customer' | 'follow'>;

/** What somebody wants of a follow: mostly what may be had, now and then what may not, to the unit of every bound. */
export function wishOf(random: Random): Wish {
  const followAmount = random.pick([10n, 50n, 100n, 101n, 1_000n, 5_000n]) * million;
  const wish: Wish = {
    mode: random.pick(['multiple', 'fixed']),
    sizeE6: random.pick([1, 10_000, 500_000, 1_000_000, 1_000_000, 2_500_000, 20_000_000]),
    followAmount,
    stopLoss: random.pick([0n, 0n, followAmount / 20n, followAmount / 2n, followAmount]),
    leverageMost: random.pick([0, 5, 20]),
  };
  if (random.chance(75)) return wish;
  return {
    ...wish,
    ...random.pick<Partial<Wish>>([
      { mode: 'most' as 'fixed' },
      { sizeE6: 0 },
      { sizeE6: 100_000_000 },
      { sizeE6: 100_000_001 },
      { sizeE6: 1_000_000_001 },
      { followAmount: 0n },
      { followAmount: 10n * million - 1n, stopLoss: 0n },
      { followAmount: 100_000n * million },
      { stopLoss: followAmount + 1n },
      { stopLoss: -1n },
      { leverageMost: 1_001 },
    ]),
  };
}

/** What the house lets be asked of follows, with bounds that a small world comes to. */
export function followTermsOf(random: Random, at: number): Extract<Command, { type: 'SetFollowTerms' }> {
  return {
    type: 'SetFollowTerms',
    amountLeast: random.pick([10n, 10n, 50n, 0n]) * million,
    multipleMostE6: random.pick([100_000_000, 100_000_000, 1_000_000]),
    contractsMostE6: 1_000_000_000,
    followersMost: random.pick([1_000, 1_000, 5, 2]),
    followsMost: random.pick([10, 3, 1]),
    effectiveAt: random.chance(50) ? 0 : at + random.between(-1000, 60_000),
  };
}
