import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { BankCards } from './bank-cards.ts';

/** The withdrawals of a customer with all they came through, what the address book calls its places, and the bank cards. */
export function withdrawalOwnData(parts: RouteParts): OwnDataOf {
  const { db } = parts;
  return (customer) => [
    rowsAtOnce('withdrawals', ['view.withdrawals'], () =>
      db.selectFrom('view.withdrawals').selectAll().where('customer', '=', customer).orderBy('id', 'desc').execute(),
    ),
    rowsAtOnce('withdrawal_steps', ['view.withdrawal_steps'], async () => {
      const own = db.selectFrom('view.withdrawals').select('id').where('customer', '=', customer);
      const rows = await db
        .selectFrom('view.withdrawal_steps')
        .select(['withdrawal', 'state', 'at'])
        .where('withdrawal', 'in', own)
        .orderBy('seq')
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: ownDataTime(at) }));
    }),
    rowsAtOnce('address_book', ['withdrawals.address_label'], async () => {
      const rows = await db
        .selectFrom('withdrawals.address_label')
        .select(['address as id', 'asset', 'network', 'destination', 'memo', 'name', 'created_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ created_at, ...row }) => ({ ...row, created_at: ownDataTime(created_at) }));
    }),
    rowsAtOnce('bank_cards', ['withdrawals.bank_card'], async () => {
      const cards = await new BankCards(parts).all(customer);
      return cards.map(({ address: id, kind, fields }) => ({ id, kind, ...fields }));
    }),
  ];
}
