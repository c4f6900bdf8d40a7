import type { Payload } from '@auric/api';
import type { BillType } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';

type Asked = Pick<Payload<'receipt'>, 'of' | 'number'>;

/** By which of its bills what has a number of its own is found; of a conversion the one that came in. */
const billOf: Readonly<Record<NonNullable<Asked['of']>, BillType>> = {
  trade: 'trade',
  conversion: 'convert_in',
  withdrawal: 'withdrawal',
  transfer: 'customer_transfer_out',
};

/** The entry of a customer's trade, conversion, withdrawal or transfer; refuses (`receipt_not_found`) what isn't theirs. */
export async function entryOf(db: Kysely<Database>, customer: number, { of, number }: Asked): Promise<number> {
  if (of === undefined) throw new Refusal('parameter_error', 'id');
  if (number === undefined) throw new Refusal('parameter_error', 'number');
  const bill = await db
    .selectFrom('view.bills')
    .select('entry')
    .where('customer', '=', customer)
    .where('type', '=', billOf[of])
    .where('ref', '=', number)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (bill === undefined) throw new Refusal('receipt_not_found', 'number');
  return bill.entry;
}
