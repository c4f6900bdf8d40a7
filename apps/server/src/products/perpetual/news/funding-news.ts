import { formatDecimal } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Catalog } from '../../../edge/catalog.ts';
import type { Tale } from '../../../messages/telling.ts';
import { sideWords } from './told-words.ts';

/** Tells of funding that the margin of a position paid, since what was available didn't suffice: once a funding and position. */
export async function fundingTales(
  catalog: Catalog,
  trx: Kysely<Database>,
  span: { readonly after: number; readonly upTo: number },
): Promise<Tale<'funding_from_margin'>[]> {
  const rows = await trx
    .selectFrom('view.funding_payments as payment')
    .innerJoin('view.positions as position', 'position.id', 'payment.position')
    .selectAll('payment')
    .select('position.side')
    .where('payment.id', '>', span.after)
    .where('payment.id', '<=', span.upTo)
    .where('payment.margin', '>', '0')
    .where('position.is_net', '=', false)
    .orderBy('payment.id')
    .execute();
  const tales = rows.map(async ({ id, customer, market, side, margin }): Promise<Tale<'funding_from_margin'>> => {
    const { symbol, quote } = await catalog.marketById(market);
    const { code, scale } = await catalog.asset(quote, 'currency');
    const amount = { amount: formatDecimal(BigInt(margin), scale), currency: code };
    const values = { market: symbol, side: sideWords[side], amount, payment: String(id) };
    return { customer, kind: 'funding_from_margin', key: `funding/${id}`, values };
  });
  return Promise.all(tales);
}
