import type { PriceSource, SourceLine, SourceQuote } from '../feed.ts';
import type { MarketScript } from './market-script.ts';
import { smoothNoiseAt } from './random.ts';
import type { SimulatedAsset } from './universe.ts';
import type { World } from './world.ts';

export interface SimulatedVenueOptions {
  readonly name: string;
  /** Its place in the script. */
  readonly venue: number;
  /** Of its own drift beside the world. */
  readonly stream: number;
  readonly world: World;
  readonly script: MarketScript;
}

/** There is none that could break. */
const simulatedLine: SourceLine = {
  connected: true,
  reconnects: 0,
  dropped: 0,
  failedSnapshots: 0,
  skewMs: null,
  problem: null,
};

/** A venue stands up to one basis point beside the world, and drifts; it is heard, late or not at all, by the script. */
export function simulatedVenue({ name, venue, stream, world, script }: SimulatedVenueOptions): PriceSource {
  let heard: readonly SourceQuote[] = [];
  return {
    name,
    quotes(now) {
      const { lagMs, factor } = script.venue(venue, now);
      // The world goes on whether or not anybody is heard of it.
      world.pricesAt(Math.floor(now / 1000));
      if (lagMs !== null) heard = quotesAt(now - lagMs, factor);
      return heard;
    },
    line: () => simulatedLine,
    close() {},
  };

  function quotesAt(at: number, factor: number): SourceQuote[] {
    const prices = world.pricesAt(Math.floor(at / 1000));
    return world.assets.map((asset, i): SourceQuote => {
      const beside = (smoothNoiseAt(stream + asset.asset, at, 45_000) - 0.5) * 0.0002;
      const price = (prices[i] ?? 0) * script.factor(asset.asset, at) * factor * (1 + beside);
      return { asset: asset.asset, priceE8: rounded(asset, price), at };
    });
  }
}

/** To a tenth of a tick: more digits would only look precise. */
function rounded({ priceDecimals }: SimulatedAsset, price: number): number {
  const steps = Math.max(1, Math.round(price * 10 ** (priceDecimals + 1)));
  return steps * 10 ** (7 - priceDecimals);
}
