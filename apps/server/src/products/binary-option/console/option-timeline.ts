import { formatDecimal } from '@auric/api';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart, TimelinePiece } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { optionMarkets } from '../option-markets.ts';
import { indexScale, usdtText } from '../option-shape.ts';

/** What a customer's seconds options came to. */
export function optionTimeline(lent: ConsolePartLent): NonNullable<ConsolePart['timeline']> {
  const { db } = lent;
  return async (customer, before, limit) => {
    const ended = db.selectFrom('view.options').selectAll().where('customer', '=', customer).where('result', '!=', '');
    const rows = await belowPlace(ended, { at: 'ended_at', id: 'id' }, before, limit);
    if (rows.length === 0) return [];
    const markets = await optionMarkets(lent);
    return rows.map((row): TimelinePiece => {
      const { id, asset, direction, seconds, stake, paid, result, void_reason: reason } = row;
      const market = markets.find(({ option }) => option.asset === asset)?.market.symbol ?? String(asset);
      const price = (priceE8: number): string => formatDecimal(BigInt(priceE8), indexScale);
      const values = {
        option: id,
        market,
        direction,
        seconds,
        stake: usdtText(stake),
        gained: usdtText(BigInt(paid) - BigInt(stake)),
        strike: price(row.strike_e8),
        settlement: price(row.settlement_e8),
        reason,
      };
      return { at: row.ended_at, id: String(id), kind: result === '' ? 'void' : result, values };
    });
  };
}
