import { formatDecimal } from '@auric/api';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { transfersWithin } from '../transfer-rows.ts';

/** What a customer gave others and was given; `customer`: the other one. */
export function transferTimeline({
  db,
  catalog,
}: Pick<ConsolePartLent, 'db' | 'catalog'>): NonNullable<ConsolePart['timeline']> {
  return async (customer, before, limit) => {
    const rows = await belowPlace(transfersWithin(db, customer, {}).selectAll(), { at: 'at', id: 'id' }, before, limit);
    return Promise.all(
      rows.map(async ({ id, at, asset, amount, fee, ...row }) => {
        const { code, scale } = await catalog.asset(asset, 'currency');
        const isOut = row.customer === customer;
        const values = {
          transfer: id,
          amount: formatDecimal(BigInt(amount), scale),
          currency: code,
          customer: isOut ? row.recipient : row.customer,
        };
        if (!isOut) return { at, id: String(id), kind: 'received', values };
        return { at, id: String(id), kind: 'given', values: { ...values, fee: formatDecimal(BigInt(fee), scale) } };
      }),
    );
  };
}
