import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';

const dayMs = 86_400_000;

/** Tells referrers that they were paid, once a day: payments come every hour. */
export function referralNews(): News {
  return {
    async of(trx, { after, upTo }) {
      const rows = await trx
        .selectFrom('view.bills')
        .select(['customer', 'at'])
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .where('type', '=', 'referral_share')
        .orderBy('id')
        .execute();
      return rows.map(({ customer, at }): Tale<'referral_paid'> => {
        return { customer, kind: 'referral_paid', key: `referral/${Math.floor(at / dayMs)}`, values: {} };
      });
    },
  };
}
