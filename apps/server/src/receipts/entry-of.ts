import type { Payload } from '@auric/api';
import type { BillType } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { frameOfPayment } from '../db/payment-id.ts';
import { Refusal } from '../edge/refusal.ts';
import { entryOfFill, entryOfFunding } from './position-entry.ts';
import { unbilledEntry } from './unbilled-entry.ts';

type Asked = Pick<Payload<'receipt'>, 'of' | 'number'>;
type EntryOf = (db: Kysely<Database>, customer: number, number: number) => Promise<number | null>;

/** How what has a number of its own is found; of a conversion by the bill of what came in. */
const entryBy: Readonly<Record<NonNullable<Asked['of']>, EntryOf>> = {
  trade: byBill('trade'),
  conversion: byBill('convert_in'),
  withdrawal: byBill('withdrawal'),
  transfer: byBill('customer_transfer_out'),
  position_fill: entryOfFill,
  funding: entryOfFunding,
  option: entryOfOption,
  profit_share: entryOfShare,
};

/** The entry of something of a customer that has a number of its own; refuses (`receipt_not_found`) what isn't theirs. */
export async function entryOf(db: Kysely<Database>, customer: number, { of, number }: Asked): Promise<number> {
  if (of === undefined) throw new Refusal('parameter_error', 'id');
  if (number === undefined) throw new Refusal('parameter_error', 'number');
  const entry = await entryBy[of](db, customer, number);
  if (entry === null) throw new Refusal('receipt_not_found', 'number');
  return entry;
}

/** Of a seconds option that is over, by its number. */
async function entryOfOption(db: Kysely<Database>, customer: number, number: number): Promise<number | null> {
  const option = await db
    .selectFrom('view.options')
    .select('ended_id')
    .where('customer', '=', customer)
    .where('id', '=', number)
    .where('result', '!=', '')
    .executeTakeFirst();
  return option === undefined ? null : unbilledEntry(option.ended_id);
}

/** Of a settled profit share, by its number: who paid has a bill of it, and who was paid another. */
async function entryOfShare(db: Kysely<Database>, customer: number, number: number): Promise<number | null> {
  const bill = await db
    .selectFrom('view.bills as bill')
    .innerJoin('view.profit_shares as share', 'share.follow', 'bill.ref')
    .select('bill.entry')
    .where('share.id', '=', number)
    .where('bill.seq', '=', frameOfPayment(number))
    .where('bill.customer', '=', customer)
    .where('bill.type', 'in', ['profit_share_paid', 'profit_share_received'])
    .orderBy('bill.id')
    .limit(1)
    .executeTakeFirst();
  return bill?.entry ?? null;
}

/** By the first bill of a type that has the number. */
function byBill(type: BillType): EntryOf {
  return async (db, customer, number) => {
    const bill = await db
      .selectFrom('view.bills')
      .select('entry')
      .where('customer', '=', customer)
      .where('type', '=', type)
      .where('ref', '=', number)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return bill?.entry ?? null;
  };
}
