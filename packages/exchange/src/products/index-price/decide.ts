import { isWithin } from '../../kernel/amounts.ts';
import type { Deciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { assetIdMax } from '../../ledger/ledger.ts';
import type { IndexPriceCommand } from './commands.ts';
import type { IndexPriceEvent } from './events.ts';
import { isSameSecond, isSoundTick } from './formulas.ts';
import { indexPriceRejections as refuse } from './rejections.ts';
import type { ReadState } from '../../kernel/table.ts';
import type { IndexPriceState } from './state.ts';

/** 10^15 in 1e-8 USDT is ten million USDT for one unit: leaves a double room for a ratio in ppm. */
const priceE8Max = 1e15;
/** A hundred years in ms: an age is bounded like every number, and judged by whoever uses the price. */
const ageMax = 3_155_760_000_000;
/** The longest name of a feed, and the most sources behind one price. */
const sourceMax = 64;

/** What the index tells its neighbours. */
export interface IndexPricePorts {
  /** A tick was published in this frame: what stands on the index follows it. */
  ticked(context: unknown): void;
}

export function decidersOf(
  state: ReadState<IndexPriceState>,
  ports: IndexPricePorts,
): Deciders<IndexPriceCommand, IndexPriceEvent> {
  return {
    PublishIndex(context, { source, prices }) {
      if (source.length === 0 || source.length > sourceMax) return refuse.indexInvalid;
      const invalid = invalidPrices(prices);
      if (invalid) return invalid;

      const repeated = repeatedIn(state, prices, context.at);
      context.emit({ type: 'IndexPublished', source, prices: [...prices], repeated });
      ports.ticked(context);
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

/** The assets of a tick that had a sound one in this second already: a feed that comes on top of another hurries no mean. */
function repeatedIn(
  { sound, soundSlots }: ReadState<IndexPriceState>,
  prices: readonly number[],
  at: number,
): number[] {
  return prices.filter((asset, i) => {
    if (i % 4 !== 0 || !isSoundTick(prices[i + 2]!, prices[i + 3]!)) return false;
    const slot = soundSlots.get(asset);
    return slot >= 0 && isSameSecond(sound.columns.times[slot]!.at(-1)!, at);
  });
}

/** An asset has one price in a tick: with two of them nobody could say which of them a mean of ticks is made of. */
function invalidPrices(prices: readonly number[]): Rejection | null {
  if (prices.length === 0 || prices.length % 4 !== 0 || prices.length > 4 * assetIdMax) return refuse.indexInvalid;
  for (let i = 0; i < prices.length; i += 4) {
    if (!isWithin(prices[i]!, 1, assetIdMax) || !isWithin(prices[i + 1]!, 1, priceE8Max)) return refuse.indexInvalid;
    if (!isWithin(prices[i + 2]!, 0, ageMax) || !isWithin(prices[i + 3]!, 0, sourceMax)) return refuse.indexInvalid;
  }
  const assets = prices.filter((_, i) => i % 4 === 0);
  return new Set(assets).size === assets.length ? null : refuse.indexInvalid;
}
