import { type MarketModel, modelStep, pullAfter } from './model.ts';
import type { SimulatedAsset } from './universe.ts';

/** The prices that all venues of the simulation watch. */
export interface World {
  /** The prices of a second in USDT, in the order of the assets; moves the world there when it is a new one. */
  pricesAt(second: number): Float64Array;
  readonly assets: readonly SimulatedAsset[];
}

/** A pause of the process is not made up for in one leap: the world moves on from the last few seconds of it. */
const caughtUpSeconds = 10;

/** How many seconds back a venue that lags may look. */
const rememberedSeconds = 16;

/** The price of an asset at the start of the simulation, in 1e-8 USDT. */
export function startPriceE8({ startPrice, priceDecimals }: SimulatedAsset): number {
  return startPrice * 10 ** (8 - priceDecimals);
}

/** A world that goes on from the prices that it is given, or from the start prices, as the model says. */
export function simulatedWorld(
  model: MarketModel,
  assets: readonly SimulatedAsset[],
  lastPricesE8: ReadonlyMap<number, number>,
): World {
  const starts = assets.map((asset) => startPriceE8(asset) / 1e8);
  const step = modelStep(assets.length);
  const memory = new Map<number, Float64Array>();
  let prices = Float64Array.from(assets, (asset) => (lastPricesE8.get(asset.asset) ?? startPriceE8(asset)) / 1e8);
  let reached: number | null = null;

  function moveTo(second: number): void {
    reached = Math.max(reached ?? second, second - caughtUpSeconds);
    for (; reached < second; reached++) {
      model.fill(reached, 1, step);
      prices = prices.map((price, i) => {
        const pull = pullAfter(1, price, starts[i] ?? price);
        return price * (1 + (step.returns[i] ?? 0) + pull);
      });
      remember(memory, reached + 1, prices);
    }
  }

  return {
    assets,
    pricesAt(second) {
      moveTo(second);
      return memory.get(second) ?? prices;
    },
  };
}

function remember(memory: Map<number, Float64Array>, second: number, prices: Float64Array): void {
  memory.set(second, prices);
  const oldest = memory.keys().next().value;
  if (memory.size > rememberedSeconds && oldest !== undefined) memory.delete(oldest);
}
