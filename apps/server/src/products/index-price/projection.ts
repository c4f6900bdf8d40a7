import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection, SharedViews } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';
import type { HistoryTable } from './tables.ts';

type Projected = Extract<EventRecord, { type: 'IndexPublished' | 'HistorySeeded' }>;

const indexDecimals = 8;

/** The index as candles of every market of its asset; a generated history as an order to generate it. */
export function indexPriceProjection({ charts }: SharedViews): Projection {
  let histories: HistoryTable[] = [];
  const fold: Fold<Projected> = {
    IndexPublished({ prices }, at) {
      for (let i = 0; i < prices.length; i += 4) {
        for (const { market, priceDecimals } of charts.marketsOf(prices[i]!)) {
          charts.add(market, 'index', at, indexInTicks(prices[i + 1]!, priceDecimals), 0, 0n);
        }
      }
    },
    HistorySeeded({ seed, generatorVersion, from, to }, _at, seq) {
      histories.push({ seq, seed, generator_version: generatorVersion, from_at: from, to_at: to, loaded_from: to });
    },
  };
  return {
    tables: ['view.history'],
    fold,
    unprojected: [],
    async write(client) {
      for (const row of histories) {
        const cells = [row.seq, row.seed, row.generator_version, row.from_at, row.to_at, row.loaded_from];
        await writeRow(client, 'histories', historiesSql, cells);
      }
      histories = [];
    },
  };
}

const historiesSql = `
  insert into view.history (seq, seed, generator_version, from_at, to_at, loaded_from)
  values ($1, $2, $3, $4, $5, $6)`;

/** An index price in 1e-8 of the quote as the nearest tick, at least one. */
export function indexInTicks(priceE8: number, priceDecimals: number): number {
  const perTick = 10 ** (indexDecimals - priceDecimals);
  const below = Math.floor(priceE8 / perTick);
  const rest = priceE8 - below * perTick;
  return Math.max(1, rest * 2 >= perTick ? below + 1 : below);
}
