import { formatDecimal } from '@auric/api';
import type { BillSubjects, SubjectParts } from '../product-row.ts';
import { tradePartOf } from './fills.ts';
import { scalesOf } from './order-desk.ts';

/** What the bills of trades are about: the customer's part of the trade, and the order that it was of. */
export function venueBillSubjects({ db, catalog }: SubjectParts): BillSubjects {
  return {
    word: 'trade',
    types: ['trade', 'fee'],
    async of(customer, trades) {
      const rows = await db.selectFrom('view.trades').selectAll().where('id', 'in', trades).execute();
      const subjects = rows.map(async (trade) => {
        const { market, quote } = await scalesOf(catalog, await catalog.marketById(trade.market));
        const part = tradePartOf(trade, customer);
        const subject = {
          ...part,
          match_id: trade.market,
          symbol: market.symbol,
          price: formatDecimal(trade.price, market.priceDecimals),
          amount: formatDecimal(trade.quantity, market.quantityDecimals),
          quote_amount: formatDecimal(BigInt(trade.quote_amount), quote.scale),
        };
        return [trade.id, subject] as const;
      });
      return new Map(await Promise.all(subjects));
    },
  };
}
