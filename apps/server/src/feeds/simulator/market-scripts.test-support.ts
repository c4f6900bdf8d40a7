import type { MarketScript, VenueMoment } from './market-script.ts';

/** What tests let happen to the simulated market. Times in Unix ms. */
const sound: VenueMoment = { lagMs: 0, factor: 1 };
const silent: VenueMoment = { lagMs: null, factor: 1 };

/** Nothing happens. */
export const steady: MarketScript = { venue: () => sound, factor: () => 1 };

/** All prices fall by a share of themselves within a minute, evenly, and stay there. */
export function crash({ from, share = 0.4 }: { from: number; share?: number }): MarketScript {
  return { venue: () => sound, factor: (_asset, at) => 1 - share * Math.min(1, Math.max(0, (at - from) / 60_000)) };
}

/** Every venue is silent for a while, and all come back at another price. */
export function deadFeed({
  from,
  until,
  factor = 1.15,
}: {
  from: number;
  until: number;
  factor?: number;
}): MarketScript {
  return {
    venue: (_venue, now) => (now >= from && now < until ? silent : sound),
    factor: (_asset, at) => (at >= until ? factor : 1),
  };
}

/** From some time on only the first so many venues are heard. */
export function onlySources({ from, count }: { from: number; count: number }): MarketScript {
  return { venue: (venue, now) => (now >= from && venue > count ? silent : sound), factor: () => 1 };
}

/** One venue says another price than all others. */
export function oneLiar({ from, factor }: { from: number; factor: number }): MarketScript {
  return { venue: (venue, now) => (now >= from && venue === 1 ? { lagMs: 0, factor } : sound), factor: () => 1 };
}
