import type { EventRecord } from '@auric/exchange';
import type { Projection } from '../../engine/projector/projection.ts';

type IndexPriceEvent = Extract<EventRecord, { type: 'IndexPublished' | 'HistorySeeded' }>;

const indexDecimals = 8;

/** The index as candles of every market of its asset; a generated history as an order to generate it. */
export const indexPriceProjection: Projection<IndexPriceEvent> = {
  IndexPublished(view, { prices }, at) {
    for (let i = 0; i < prices.length; i += 4) {
      for (const market of view.marketsOf(prices[i]!)) {
        const ticks = indexInTicks(prices[i + 1]!, market.price_decimals);
        view.addToCandles(market.market, 'index', at, ticks, 0, 0n);
      }
    }
  },
  HistorySeeded(view, { seed, generatorVersion, from, to }, _at, seq) {
    view.histories.push({
      seq,
      seed,
      generator_version: generatorVersion,
      from_at: from,
      to_at: to,
      loaded_from: to,
    });
  },
};

/** An index price in 1e-8 of the quote as the nearest tick, at least one. */
export function indexInTicks(priceE8: number, priceDecimals: number): number {
  const perTick = 10 ** (indexDecimals - priceDecimals);
  const below = Math.floor(priceE8 / perTick);
  const rest = priceE8 - below * perTick;
  return Math.max(1, rest * 2 >= perTick ? below + 1 : below);
}
