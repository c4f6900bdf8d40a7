import type { Message } from '@auric/api';
import { pagesBelow } from '../../db/pages-below.ts';
import { atMost } from '../../edge/at-most.ts';
import { csvTime } from '../../edge/csv.ts';
import { exportRange } from '../../edge/export-range.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';
import { meantMarket, optionMarkets } from './option-markets.ts';
import { endedOptions } from './option-rows.ts';
import { type OptionRow, optionShape } from './option-shape.ts';

/** The file of a customer's seconds options, with the filters of their list. */
export function optionExports(parts: RouteParts): HandlersOf<'export/options'> {
  const { client, db, now, exportRowsMax } = parts;
  return {
    'export/options': async (payload, { customer }) => {
      const range = exportRange(payload, now());
      const meant = await meantMarket(parts, payload);
      const asked = { ...range, outcome: payload.outcome, asset: meant?.option.asset };
      await client.freshModels(customer);
      await atMost(db, endedOptions(db, customer, asked).select('id'), exportRowsMax);
      const markets = await optionMarkets(parts);
      const symbolOf = (asset: number) => markets.find(({ option }) => option.asset === asset)!.market;
      const pages = pagesBelow((before, limit) =>
        endedOptions(db, customer, { ...asked, before })
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      );
      async function* lines() {
        for await (const page of pages)
          yield page.map((row) => lineOf(row, optionShape(row, symbolOf(row.asset), now())));
      }
      return { of: 'options', ...range, rows: lines() };
    },
  };
}

function lineOf(row: OptionRow, option: ReturnType<typeof optionShape>): Message<'export/options'> {
  return {
    option_id: option.id,
    accepted_at: csvTime(option.handle_time),
    struck_at: option.open_time === 0 ? '' : csvTime(option.open_time),
    ended_at: csvTime(option.complete_time),
    market: option.symbol,
    direction: option.type,
    seconds: option.seconds,
    stake: option.number,
    payout_rate: option.profit_ratio,
    strike: option.open_price,
    settlement: option.end_price,
    outcome: option.outcome!,
    void_reason: row.void_reason,
    gained: option.fact_profits,
    currency: 'USDT',
  };
}
