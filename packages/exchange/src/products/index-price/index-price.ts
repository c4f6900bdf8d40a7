/**
 * The index: what an asset is worth by several independent sources, one tick for all assets. It is recorded, never
 * decided here, and no command lets anyone set a price for one market.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { IndexPriceCommand } from './commands.ts';
import { decidersOf, type IndexPricePorts } from './decide.ts';
import { type IndexPriceEvent, indexPriceEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { indexPriceRejections } from './rejections.ts';
import { evolversOf, initialState } from './state.ts';

/**
 * What an asset is worth in 1e-8 USDT for one whole unit, 0 before the first tick; `at`: how fresh the quotes behind it
 * are, in Unix ms; `sources`: how many sound sources there are, and with fewer than two it is the last index, which
 * stands still. `isSound`: whether the last tick has what may decide an outcome, three sources younger than 3 s.
 */
export interface Index {
  readonly priceE8: number;
  readonly at: number;
  readonly sources: number;
  readonly isSound: boolean;
}

/**
 * The newest sound ticks of an asset, the last one last: when each was published in Unix ms, its price in 1e-8 USDT for one
 * whole unit, its sources. `count`: how many there were since ever.
 */
export interface SoundTicks {
  readonly count: number;
  readonly times: readonly number[];
  readonly pricesE8: readonly number[];
  readonly sources: readonly number[];
}

const unknown: Index = { priceE8: 0, at: 0, sources: 0, isSound: false };

export interface IndexPrice extends Product<IndexPriceCommand, IndexPriceEvent> {
  /** The last tick of an asset in 1e-8 USDT for one whole unit, 0 before the first. */
  priceE8(asset: number): number;
  /** The last tick of an asset with its age and sources, for who must not rely on a stale or lonely price. */
  index(asset: number): Index;
  /** The ticks that may decide an outcome; null before the first. */
  soundTicks(asset: number): SoundTicks | null;
  readonly queries: {
    index(query: { asset: number }): Index;
    /** The newest sound ticks of an asset; null before the first. */
    soundTicks(query: { asset: number }): SoundTicks | null;
  };
}

function createIndexPrice(_services: Services, ports: IndexPricePorts): IndexPrice {
  const state = initialState();
  const indexOf = (asset: number): Index => {
    const slot = state.slots.get(asset);
    if (slot < 0) return unknown;
    const { priceE8, at, sources, isSound } = state.prices.columns;
    return { priceE8: priceE8[slot]!, at: at[slot]!, sources: sources[slot]!, isSound: isSound[slot] === 1 };
  };
  const soundTicksOf = (asset: number): SoundTicks | null => {
    const slot = state.soundSlots.get(asset);
    if (slot < 0) return null;
    const { count, times, pricesE8, sources } = state.sound.columns;
    return { count: count[slot]!, times: times[slot]!, pricesE8: pricesE8[slot]!, sources: sources[slot]! };
  };
  return {
    decide: decidersOf(state, ports),
    evolve: evolversOf(state),
    timers: {},
    queries: { index: ({ asset }) => indexOf(asset), soundTicks: ({ asset }) => soundTicksOf(asset) },
    tables: [state.prices, state.sound],
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => state.prices.hash() + state.sound.hash() + hashOfNumbers(state.flags),
    save(writer) {
      writer.json(state.flags);
      state.prices.save(writer);
      state.sound.save(writer);
    },
    load(reader) {
      Object.assign(state.flags, reader.json());
      state.prices.load(reader);
      for (const slot of state.prices.slots()) state.slots.set(state.prices.columns.asset[slot]!, slot);
      state.sound.load(reader);
      for (const slot of state.sound.slots()) state.soundSlots.set(state.sound.columns.asset[slot]!, slot);
    },
    index: indexOf,
    soundTicks: soundTicksOf,
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
  alwaysTaken: ['AdvanceTime', 'PublishIndex'],
  answers: {},
  billTypes: [],
  bills: {},
  create: createIndexPrice,
} as const satisfies ProductDefinition<IndexPriceCommand, typeof indexPriceEvents, IndexPricePorts, IndexPrice>;
