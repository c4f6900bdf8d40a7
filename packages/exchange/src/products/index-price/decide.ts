import type { Deciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { assetIdMax } from '../../ledger/ledger.ts';
import type { IndexPriceCommand } from './commands.ts';
import type { IndexPriceEvent } from './events.ts';
import { indexPriceRejections as refuse } from './rejections.ts';
import type { ReadState } from '../../kernel/table.ts';
import type { IndexPriceState } from './state.ts';

/** 10^15 in 1e-8 USDT is ten million USDT for one unit: leaves a double room for a ratio in ppm. */
const priceE8Max = 1e15;
const sourceMax = 64;

export function decidersOf(state: ReadState<IndexPriceState>): Deciders<IndexPriceCommand, IndexPriceEvent> {
  return {
    PublishIndex({ emit }, { source, sources, prices }) {
      if (source.length === 0 || source.length > sourceMax) return refuse.indexInvalid;
      if (!Number.isInteger(sources) || sources < 0 || sources > sourceMax) return refuse.indexInvalid;
      const invalid = invalidPrices(prices);
      if (invalid) return invalid;

      emit({ type: 'IndexPublished', source, sources, prices });
      return null;
    },

    SeedHistory({ emit }, { seed, generatorVersion, from, to }) {
      const numbers = [seed, generatorVersion, from, to];
      if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0) || to <= from)
        return refuse.historyInvalid;
      if (state.flags.historySeeded === 1) return refuse.historyAlreadySeeded;

      emit({ type: 'HistorySeeded', seed, generatorVersion, from, to });
      return null;
    },

    AdvanceTime() {
      return null;
    },
  };
}

function invalidPrices(prices: readonly number[]): Rejection | null {
  if (prices.length === 0 || prices.length % 2 !== 0 || prices.length > 2 * assetIdMax) return refuse.indexInvalid;
  for (let i = 0; i < prices.length; i += 2) {
    const asset = prices[i]!;
    const price = prices[i + 1]!;
    if (!Number.isInteger(asset) || asset < 1 || asset > assetIdMax) return refuse.indexInvalid;
    if (!Number.isInteger(price) || price < 1 || price > priceE8Max) return refuse.indexInvalid;
  }
  return null;
}
