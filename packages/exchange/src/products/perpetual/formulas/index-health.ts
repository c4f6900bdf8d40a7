/** What the index of a contract allows, by the sources that it stands on. Source: rules.md section 4. */
export type IndexHealth = 'sound' | 'sparse' | 'frozen';

/** How old an index may be before the mark stands still; a source older than that counts no longer anyway. */
const staleAfterMs = 10_000;

/** With fewer sources a market only closes, and its mark is frozen. */
const sourcesToTrade = 2;

/** From when on an index of a time in ms is too old, if no newer one comes. */
export function freezesAt(indexAt: number): number {
  return indexAt + staleAfterMs + 1;
}

/**
 * `sources` as many as are needed to liquidate: sound; fewer, but two: sparse, the mark moves and nothing is liquidated or
 * triggered; fewer than two, or older than 10 s at `at`: frozen.
 */
export function healthOf(
  index: { readonly priceE8: number; readonly at: number; readonly sources: number },
  at: number,
  sourcesToLiquidate: number,
): IndexHealth {
  if (index.priceE8 === 0 || index.sources < sourcesToTrade || at >= freezesAt(index.at)) return 'frozen';
  return index.sources < sourcesToLiquidate ? 'sparse' : 'sound';
}
