import type { MarketFeed } from '../feed.ts';
import { indexFeed } from '../index-feed.ts';
import { type MarketScript, ordinaryScript, simulatedVenues } from './market-script.ts';
import { marketModel } from './model.ts';
import { streamOf } from './random.ts';
import { simulatedVenue } from './simulated-venue.ts';
import { type SimulatedAsset, simulatedAssets } from './universe.ts';
import { simulatedWorld } from './world.ts';

export interface SimulatorOptions {
  readonly seed: number;
  /** Where each asset goes on from, in 1e-8 USDT; an asset that is missing starts at its start price. */
  readonly lastPricesE8?: ReadonlyMap<number, number>;
  readonly assets?: readonly SimulatedAsset[];
  /** What happens to the venues; an ordinary day of the same seed if not said. */
  readonly script?: MarketScript;
}

/** The name that simulated ticks carry everywhere. */
export const simulatorName = 'simulator';

/**
 * The simulated market as a feed: five venues that watch the same world, each a hair beside it and a little late. The
 * world moves as the seed and the seconds say, from the prices that it is given: after a restart it goes on where it
 * stood.
 */
export function simulatedFeed({
  seed,
  lastPricesE8,
  assets = simulatedAssets,
  script = ordinaryScript(seed),
}: SimulatorOptions): MarketFeed {
  const world = simulatedWorld(marketModel(seed, assets), assets, lastPricesE8 ?? new Map());
  const sources = simulatedVenues.map((venue) => {
    const stream = streamOf(seed, 'venue', venue);
    return simulatedVenue({ name: `${simulatorName}-${venue}`, venue, stream, world, script });
  });
  return indexFeed({ name: simulatorName, sources, lastPricesE8 });
}
