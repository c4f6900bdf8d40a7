import type { ReadState } from '../../kernel/table.ts';
import type { IndexPriceState } from './state.ts';

/** Every index price is positive. */
export function brokenOf(state: ReadState<IndexPriceState>): string | null {
  const { asset, priceE8 } = state.prices.columns;
  for (const slot of state.prices.slots()) if (!(priceE8[slot]! > 0)) return `index_not_positive: asset ${asset[slot]}`;
  return null;
}
