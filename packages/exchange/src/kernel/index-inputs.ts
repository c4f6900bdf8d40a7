import type { Given, PlacedFrame } from './receipt.ts';
import { usdtAsset } from './vocabulary.ts';

/** USDT is worth itself. */
const usdtE8 = 100_000_000n;

/** Where a tick keeps what it says of an asset: `[asset, priceE8, ageMs, sources, …]`. */
const tickFields = 4;

/** As far back as a receipt looks for a tick: an index that is older takes no orders. */
export const tickLookBackMs = 60_000;

interface Tick {
  readonly type: string;
  readonly source?: string;
  readonly prices?: readonly number[];
}

/**
 * The index of an asset as the last of some earlier frames (newest first) published it, as an input; null where none did. Its
 * time is that of the oldest quote that it stands on.
 */
export function indexInput(name: string, asset: number, earlier: readonly PlacedFrame[]): Given | null {
  const measure = { of: 'index' } as const;
  if (asset === usdtAsset) return { name, value: usdtE8, measure, origin: { from: 'listing' } };
  for (const { seq, at, events } of earlier) {
    for (const { type, source = '', prices = [] } of (events as readonly Tick[]).toReversed()) {
      if (type !== 'IndexPublished') continue;
      const place = prices.findIndex((value, index) => index % tickFields === 0 && value === asset);
      if (place < 0) continue;
      const [priceE8, ageMs, sources] = prices.slice(place + 1, place + tickFields) as [number, number, number];
      return { name, value: BigInt(priceE8), measure, origin: { from: 'index', at: at - ageMs, seq, source, sources } };
    }
  }
  return null;
}
