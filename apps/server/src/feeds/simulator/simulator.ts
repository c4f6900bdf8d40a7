import type { MarketFeed, PriceSource, SourceQuote } from '../feed.ts';
import { indexFeed } from '../index-feed.ts';
import { type MarketModel, marketModel, modelStep, pullAfter } from './model.ts';
import { smoothNoiseAt, streamOf } from './random.ts';
import { type SimulatedAsset, simulatedAssets } from './universe.ts';

export interface SimulatorOptions {
  readonly seed: number;
  /** Where each asset goes on from, in 1e-8 USDT; an asset that is missing starts at its start price. */
  readonly lastPricesE8?: ReadonlyMap<number, number>;
  readonly assets?: readonly SimulatedAsset[];
}

/** The name that simulated ticks carry everywhere. */
export const simulatorName = 'simulator';

/**
 * The simulated market as a feed: three venues that watch the same world, each a hair beside it. The world moves as the
 * seed and the seconds say, from the prices that it is given: after a restart it goes on where it stood.
 */
export function simulatedFeed({ seed, lastPricesE8, assets = simulatedAssets }: SimulatorOptions): MarketFeed {
  const world = simulatedWorld(marketModel(seed, assets), assets, lastPricesE8 ?? new Map());
  const sources = [1, 2, 3].map((venue) =>
    simulatedVenue(`${simulatorName}-${venue}`, streamOf(seed, 'venue', venue), world),
  );
  return indexFeed({ name: simulatorName, sources, lastPricesE8 });
}

/** The price of an asset at the start of the simulation, in 1e-8 USDT. */
export function startPriceE8({ startPrice, priceDecimals }: SimulatedAsset): number {
  return startPrice * 10 ** (8 - priceDecimals);
}

interface World {
  /** The prices of this second in USDT; moves the world there. */
  pricesAt(second: number): Float64Array;
  readonly assets: readonly SimulatedAsset[];
}

/** A pause of the process is not made up for in one leap: the world moves on from the last few seconds of it. */
const caughtUpSeconds = 10;

function simulatedWorld(
  model: MarketModel,
  assets: readonly SimulatedAsset[],
  lastPricesE8: ReadonlyMap<number, number>,
): World {
  const starts = assets.map((asset) => startPriceE8(asset) / 1e8);
  const prices = Float64Array.from(assets, (asset) => (lastPricesE8.get(asset.asset) ?? startPriceE8(asset)) / 1e8);
  const step = modelStep(assets.length);
  let reached: number | null = null;
  return {
    assets,
    pricesAt(second) {
      reached = Math.max(reached ?? second, second - caughtUpSeconds);
      for (; reached < second; reached++) {
        model.fill(reached, 1, step);
        for (const [i, price] of prices.entries()) {
          const pull = pullAfter(1, price, starts[i] ?? price);
          prices[i] = price * (1 + (step.returns[i] ?? 0) + pull);
        }
      }
      return prices;
    },
  };
}

/** A venue stands up to one basis point beside the world, and drifts. */
function simulatedVenue(name: string, stream: number, world: World): PriceSource {
  return {
    name,
    quotes(now) {
      const prices = world.pricesAt(Math.floor(now / 1000));
      return world.assets.map((asset, i): SourceQuote => {
        const beside = (smoothNoiseAt(stream + asset.asset, now, 45_000) - 0.5) * 0.0002;
        return { asset: asset.asset, priceE8: rounded(asset, (prices[i] ?? 0) * (1 + beside)), at: now };
      });
    },
    close() {},
  };
}

/** To a tenth of a tick: more digits would only look precise. */
function rounded({ priceDecimals }: SimulatedAsset, price: number): number {
  const steps = Math.max(1, Math.round(price * 10 ** (priceDecimals + 1)));
  return steps * 10 ** (7 - priceDecimals);
}
