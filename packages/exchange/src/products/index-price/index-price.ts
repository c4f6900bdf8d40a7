/**
 * The index: what an asset is worth by several independent sources, one tick for all assets. It is recorded, never
 * decided here, and no command lets anyone set a price for one market.
 */
import { hashOfNumbers, type Product, type ProductDefinition } from '../../kernel/product.ts';
import type { IndexPriceCommand } from './commands.ts';
import { decidersOf } from './decide.ts';
import { type IndexPriceEvent, indexPriceEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { indexPriceRejections } from './rejections.ts';
import { evolversOf, initialState } from './state.ts';

export interface IndexPrice extends Product<IndexPriceCommand, IndexPriceEvent> {
  /** The last tick of an asset in 1e-8 USDT for one whole unit, 0 before the first. */
  priceE8(asset: number): number;
  readonly queries: Record<never, never>;
}

function createIndexPrice(): IndexPrice {
  const state = initialState();
  return {
    decide: decidersOf(state),
    evolve: evolversOf(state),
    timers: {},
    queries: {},
    tables: [state.prices],
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => state.prices.hash() + hashOfNumbers(state.flags),
    save(writer) {
      writer.json(state.flags);
      state.prices.save(writer);
    },
    load(reader) {
      Object.assign(state.flags, reader.json());
      state.prices.load(reader);
      for (const slot of state.prices.slots()) state.slots.set(state.prices.columns.asset[slot]!, slot);
    },
    priceE8(asset) {
      const slot = state.slots.get(asset);
      return slot < 0 ? 0 : state.prices.columns.priceE8[slot]!;
    },
  };
}

export const indexPrice = {
  name: 'indexPrice',
  events: indexPriceEvents,
  rejections: indexPriceRejections,
  postings: {},
  create: createIndexPrice,
} as const satisfies ProductDefinition<IndexPriceCommand, typeof indexPriceEvents, object, IndexPrice>;
