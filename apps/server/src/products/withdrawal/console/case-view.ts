import { formatDecimal } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { Database } from '../../../db/database.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { BankCards } from '../bank-cards.ts';
import type { WithdrawalRow } from '../../../withdrawals/withdrawal-row.ts';

/** The withdrawal of a case; refuses (`case_unknown`) what there isn't. */
export async function rowOf(db: Kysely<Database>, ref: string): Promise<WithdrawalRow> {
  const row = await db.selectFrom('view.withdrawals').selectAll().where('id', '=', Number(ref)).executeTakeFirst();
  if (row === undefined) throw new ConsoleRefusal('case_unknown', 'id');
  return row;
}

/** What operators see of a withdrawal: where it goes, what it is worth, and what the customer has sent before. */
export async function caseViewOf(lent: ConsolePartLent, ref: string): Promise<Record<string, unknown>> {
  const { db, catalog, client } = lent;
  const row = await rowOf(db, ref);
  const asset = await catalog.asset(row.asset, 'currency');
  const amount = BigInt(row.amount);
  const [past, book, allowance, wait] = await Promise.all([
    db
      .selectFrom('view.withdrawals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer', '=', row.customer)
      .where('state', '=', 'completed')
      .where('network', '=', row.network)
      .where('destination', '=', row.destination)
      .executeTakeFirstOrThrow(),
    client.port.query({ type: 'withdrawalAddresses', customer: row.customer }),
    client.port.query({ type: 'exitAllowance', customer: row.customer }),
    db.selectFrom('withdrawals.wait').select('note').where('withdrawal', '=', row.id).executeTakeFirst(),
  ]);
  const inBook = book.value.some((one) => one.network === row.network && one.destination === row.destination);
  const { usedE8 = 0n, limitE8 = 0n } = allowance.value ?? {};
  return {
    withdrawal: row.id,
    state: row.state,
    amount: `${formatDecimal(amount, asset.scale)} ${asset.code}`,
    fee: `${formatDecimal(BigInt(row.fee), asset.scale)} ${asset.code}`,
    recipient_gets: `${formatDecimal(amount - BigInt(row.fee), asset.scale)} ${asset.code}`,
    worth_usdt: formatDecimal(catalog.usdtWorthE6(asset, amount), 6),
    network: row.network,
    ...(row.network === bankNetwork ? await cardOf(lent, row) : { address: row.destination, memo: row.memo }),
    still_in_book: inBook,
    sent_there_before: Number(past.count),
    used_24h_btc: `${formatDecimal(usedE8, 8)} / ${formatDecimal(limitE8, 8)}`,
    operators_needed: row.operators,
    transaction: row.transaction,
    waits_for: wait?.note ?? '',
    asked_at: row.requested_at,
  };
}

async function cardOf(
  { db, client, sealing, now }: ConsolePartLent,
  row: WithdrawalRow,
): Promise<Record<string, string>> {
  const cards = await new BankCards({ db, client, sealing, now }).all(row.customer);
  const card = cards.find(({ destination }) => destination === row.destination);
  return card === undefined ? { card: 'unknown' } : { card_kind: card.kind, ...card.fields };
}
