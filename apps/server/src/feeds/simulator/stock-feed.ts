import { hoursWithin } from '../../market-hours/stock-hours.ts';
import type { MarketFeed } from '../feed.ts';
import { indexFeed } from '../index-feed.ts';
import { ordinaryScript, simulatedVenues } from './market-script.ts';
import { marketModel } from './model.ts';
import { normalAt, streamOf } from './random.ts';
import { simulatorName, type SimulatorOptions } from './simulator.ts';
import { simulatedVenue } from './simulated-venue.ts';
import { stockAssets } from './stock-universe.ts';
import { startPriceE8, simulatedWorld, type World } from './world.ts';

/** When the session of a moment began, in Unix ms; null at night. */
export type SessionBegin = (at: number) => number | null;

/** How far a night moves a share, as standard deviations: with all others, and by itself in parts of its own volatility of a day. */
const nightTogether = 0.004;
const nightAlone = 0.5;

/** The session of New York that a moment is in. */
export const newYorkBegin: SessionBegin = (at) => hoursWithin(at, at + 1)[0]?.opensAt ?? null;

/**
 * The simulated market of stocks as a feed: as that of coins, but it says nothing at night, and opens each session a gap away from
 * where it closed.
 */
export function simulatedStockFeed({
  seed,
  lastPricesE8,
  assets = stockAssets,
  script = ordinaryScript(streamOf(seed, 'stock script')),
  beginOf = newYorkBegin,
}: SimulatorOptions & { readonly beginOf?: SessionBegin }): MarketFeed {
  const model = marketModel(streamOf(seed, 'stocks'), assets);
  const world = withNights(simulatedWorld(model, assets, lastPricesE8 ?? new Map()), seed, beginOf);
  const sources = simulatedVenues.map((venue) => {
    const stream = streamOf(seed, 'stock venue', venue);
    return simulatedVenue({ name: `${simulatorName}-stock-${venue}`, venue, stream, world, script });
  });
  const feed = indexFeed({ name: simulatorName, sources, lastPricesE8 });
  return { ...feed, tick: (now) => (beginOf(now) === null ? null : feed.tick(now)) };
}

/** What an index of stocks says that never had one: the prices of an ordinary day, as the close of the day before. */
export function closeOfBefore(assets: readonly { readonly asset: number }[]): { source: string; prices: number[] } {
  const wanted = stockAssets.filter((stock) => assets.some(({ asset }) => asset === stock.asset));
  const prices = wanted.flatMap((stock) => [stock.asset, startPriceE8(stock), 0, simulatedVenues.length]);
  return { source: simulatorName, prices };
}

/** A world whose prices leap with the first look into each session after the first. */
function withNights(world: World, seed: number, beginOf: SessionBegin): World {
  const together = streamOf(seed, 'night');
  let begun: number | null = null;
  let gaps = world.assets.map(() => 1);

  function goTo(begin: number | null): void {
    if (begin === null || begin === begun) return;
    const night = Math.floor(begin / 1000);
    if (begun !== null) {
      const market = nightTogether * normalAt(together, night);
      gaps = gaps.map((gap, i) => {
        const { asset, beta, ownVolatility } = world.assets[i]!;
        return (
          gap * (1 + beta * market + nightAlone * ownVolatility * normalAt(streamOf(seed, 'night of', asset), night))
        );
      });
    }
    begun = begin;
  }

  return {
    assets: world.assets,
    pricesAt(second) {
      goTo(beginOf(second * 1000));
      return world.pricesAt(second).map((price, i) => price * gaps[i]!);
    },
  };
}
