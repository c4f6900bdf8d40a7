import { smoothNoiseAt, streamOf, uniformAt } from './random.ts';

/**
 * What happens to the simulated venues, and to all prices at once, as a pure function of time. The sandbox runs
 * `ordinaryScript`; a test hands in one of its own when it makes the feed. Nobody can hand another one to a feed that
 * runs.
 */
export interface MarketScript {
  venue(venue: number, now: number): VenueMoment;
  /** By how much the price of an asset is another than the model's, at every venue alike; 1 for not at all. */
  factor(asset: number, at: number): number;
}

/**
 * `lagMs`: how late the venue is heard, null while it is silent; its last words then stay and age. `factor`: by how much
 * it is wrong.
 */
export interface VenueMoment {
  readonly lagMs: number | null;
  readonly factor: number;
}

/** Two of them may be in trouble at once and three are left. */
export const simulatedVenues = [1, 2, 3, 4, 5] as const;

const slotMs = 1_800_000;
/** The first place of trouble in half an hour is taken more often than the second. */
const troubleChances = [0.25, 0.1];
const earliestMs = 60_000;
const latestMs = 900_000;
const shortestMs = 20_000;
const longestMs = 240_000;
const mistakenShare = 0.3;

const quickestLagMs = 40;
const usualLagMs = 1_200;
const lagPeriodMs = 30_000;

/**
 * An ordinary day: venues lag by up to a second and a bit, and now and then one falls silent or is wrong for a minute or
 * four. Every half an hour has two places for trouble, which ends before the half hour does: so never more than two of
 * the five venues are out, and every asset keeps three sound sources.
 */
export function ordinaryScript(seed: number): MarketScript {
  const lags = simulatedVenues.map((venue) => streamOf(seed, 'lag', venue));
  const troubles = troubleChances.map((chance, place) => ({ chance, stream: streamOf(seed, 'trouble', place) }));
  return {
    venue(venue, now) {
      const lagMs = quickestLagMs + smoothNoiseAt(lags[venue - 1] ?? 0, now, lagPeriodMs) * usualLagMs;
      const trouble = troubles
        .map(({ chance, stream }) => troubleOf(stream, chance, now))
        .find((found) => found !== null && found.venue === venue);
      return trouble?.moment ?? { lagMs: Math.floor(lagMs), factor: 1 };
    },
    factor: () => 1,
  };
}

const drawsPerSlot = 8;

/** What fills this place of trouble at this moment, if anything does. */
function troubleOf(stream: number, chance: number, now: number): { venue: number; moment: VenueMoment } | null {
  const slot = Math.floor(now / slotMs);
  const draw = (place: number): number => uniformAt(stream, slot * drawsPerSlot + place);
  if (draw(0) >= chance) return null;
  const from = slot * slotMs + earliestMs + draw(1) * (latestMs - earliestMs);
  const until = from + shortestMs + draw(2) * (longestMs - shortestMs);
  if (now < from || now >= until) return null;
  const venue = 1 + Math.floor(draw(3) * simulatedVenues.length);
  if (draw(4) >= mistakenShare) return { venue, moment: { lagMs: null, factor: 1 } };
  const wrongBy = 0.04 + draw(5) * 0.04;
  return { venue, moment: { lagMs: quickestLagMs, factor: draw(6) < 0.5 ? 1 - wrongBy : 1 + wrongBy } };
}
