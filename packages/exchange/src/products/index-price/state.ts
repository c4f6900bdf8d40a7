import { IntMap } from '../../kernel/int-map.ts';
import type { Evolvers } from '../../kernel/product.ts';
import { Table } from '../../kernel/table.ts';
import type { IndexPriceEvent } from './events.ts';

const indexFields = { asset: 'int', priceE8: 'int', sources: 'int', at: 'int' } as const;

/** The last index tick of every asset, `at` how fresh the quotes are that it stands on; and whether the history was seeded. */
export function initialState() {
  return { prices: new Table('index', indexFields), slots: new IntMap(), flags: { historySeeded: 0 } };
}

export type IndexPriceState = ReturnType<typeof initialState>;

export function evolversOf(state: IndexPriceState): Evolvers<IndexPriceEvent> {
  return {
    IndexPublished({ prices }, at) {
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
        table.touch(slot);
      }
    },
    HistorySeeded() {
      state.flags.historySeeded = 1;
    },
  };
}
