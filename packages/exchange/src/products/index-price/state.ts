import { IntMap } from '../../kernel/int-map.ts';
import type { Evolvers } from '../../kernel/product.ts';
import { Table } from '../../kernel/table.ts';
import type { IndexPriceEvent } from './events.ts';
import { isSoundTick, soundTicksKept } from './formulas.ts';

const indexFields = { asset: 'int', priceE8: 'int', sources: 'int', at: 'int', isSound: 'flag' } as const;
/** `count`: how many sound ticks there were; the lists have the newest of them, the last one last. */
const soundFields = { asset: 'int', count: 'int', times: 'ints', pricesE8: 'ints', sources: 'ints' } as const;

/**
 * The last index tick of every asset, `at` how fresh the quotes are that it stands on, `isSound` as `isSoundTick`; its newest sound ticks; and whether the
 * history was seeded.
 */
export function initialState() {
  return {
    prices: new Table('index', indexFields),
    slots: new IntMap(),
    sound: new Table('sound-tick', soundFields),
    soundSlots: new IntMap(),
    flags: { historySeeded: 0 },
  };
}

export type IndexPriceState = ReturnType<typeof initialState>;

export function evolversOf(state: IndexPriceState): Evolvers<IndexPriceEvent> {
  return {
    IndexPublished({ prices, repeated }, at) {
      const table = state.prices;
      for (let i = 0; i < prices.length; i += 4) {
        const asset = prices[i]!;
        let slot = state.slots.get(asset);
        if (slot < 0) {
          slot = table.add();
          table.columns.asset[slot] = asset;
          state.slots.set(asset, slot);
        }
        table.columns.priceE8[slot] = prices[i + 1]!;
        table.columns.sources[slot] = prices[i + 3]!;
        table.columns.at[slot] = Math.max(0, at - prices[i + 2]!);
        const isSound = isSoundTick(prices[i + 2]!, prices[i + 3]!);
        table.columns.isSound[slot] = isSound ? 1 : 0;
        table.touch(slot);
        if (isSound && !repeated.includes(asset)) keepSound(state, asset, prices[i + 1]!, prices[i + 3]!, at);
      }
    },
    HistorySeeded() {
      state.flags.historySeeded = 1;
    },
  };
}

function keepSound(state: IndexPriceState, asset: number, priceE8: number, sources: number, at: number): void {
  const { columns } = state.sound;
  const slot = soundSlotOf(state, asset);
  columns.count[slot] = columns.count[slot]! + 1;
  columns.times[slot] = withNewest(columns.times[slot]!, at);
  columns.pricesE8[slot] = withNewest(columns.pricesE8[slot]!, priceE8);
  columns.sources[slot] = withNewest(columns.sources[slot]!, sources);
  state.sound.touch(slot);
}

function withNewest(list: readonly number[], value: number): readonly number[] {
  const kept = list.slice(list.length < soundTicksKept ? 0 : 1);
  kept.push(value);
  return kept;
}

function soundSlotOf({ sound, soundSlots }: IndexPriceState, asset: number): number {
  const known = soundSlots.get(asset);
  if (known >= 0) return known;
  const slot = sound.add();
  const { columns } = sound;
  columns.asset[slot] = asset;
  columns.count[slot] = 0;
  columns.times[slot] = [];
  columns.pricesE8[slot] = [];
  columns.sources[slot] = [];
  soundSlots.set(asset, slot);
  return slot;
}
