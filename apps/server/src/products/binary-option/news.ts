import { paymentIdsOf } from '../../db/payment-id.ts';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { NewsParts } from '../product-row.ts';
import { optionMarkets } from './option-markets.ts';
import { usdtText } from './option-shape.ts';
import { voidWords } from './void-words.ts';

/** Tells of options that were void: what was won or lost is seen where it is bought, and this is not expected. */
export async function binaryOptionNews(parts: NewsParts): Promise<News> {
  return {
    async of(trx, { frames }) {
      const { after, upTo } = paymentIdsOf(frames);
      const rows = await trx
        .selectFrom('view.options')
        .selectAll()
        .where('ended_id', '>', after)
        .where('ended_id', '<=', upTo)
        .where('result', '=', 'void')
        .orderBy('ended_id')
        .execute();
      if (rows.length === 0) return [];
      const markets = await optionMarkets(parts);
      return rows.flatMap(({ id, customer, asset, stake, void_reason: reason }): Tale<'option_void'>[] => {
        const found = markets.find(({ option }) => option.asset === asset);
        if (found === undefined || reason === '') return [];
        const amount = { amount: usdtText(stake), currency: 'USDT' };
        const values = { market: found.market.symbol, amount, reason: voidWords[reason], option: String(id) };
        return [{ customer, kind: 'option_void', key: `option/${id}`, values }];
      });
    },
  };
}
