import { formatDecimal, type Language, type WireWithdrawal, type WithdrawalStateWord } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { namesOf } from './address-names.ts';
import type { BankCards } from './bank-cards.ts';
import { rejectionOf } from './rejection-reasons.ts';
import type { UnderWay } from '../../withdrawals/under-way.ts';
import type { WithdrawalRow } from '../../withdrawals/withdrawal-row.ts';
import { waitOf } from './waits.ts';

export interface ShapeParts {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
  readonly cards: BankCards;
  readonly underWay: UnderWay;
}

const cancelable: readonly WithdrawalStateWord[] = ['requested', 'under_review'];

/** Withdrawals of a customer as the wire writes them, each with what it came through. */
export async function withdrawalShapes(
  parts: ShapeParts,
  rows: readonly WithdrawalRow[],
  lang: Language,
): Promise<WireWithdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [steps, rejections, waits, names] = await Promise.all([
    stepsOf(parts.db, ids),
    parts.db.selectFrom('withdrawals.rejection').selectAll().where('withdrawal', 'in', ids).execute(),
    parts.db.selectFrom('withdrawals.wait').selectAll().where('withdrawal', 'in', ids).execute(),
    namesOf(parts, rows[0]!.customer),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const { code, scale } = await parts.catalog.asset(row.asset, 'currency');
      const [amount, fee] = [BigInt(row.amount), BigInt(row.fee)];
      const fault = rejections.find(({ withdrawal }) => withdrawal === row.id)?.fault ?? '';
      const wait = waits.find(({ withdrawal }) => withdrawal === row.id)?.waits_for ?? '';
      return {
        id: row.id,
        currency: row.asset,
        currency_name: code,
        network: row.network,
        number: formatDecimal(amount, scale),
        fee: formatDecimal(fee, scale),
        receives: formatDecimal(amount - fee, scale),
        address: row.network === bankNetwork ? '' : row.destination,
        memo: row.memo,
        name: names(row),
        state: row.state,
        waits_for: row.ended_at === null ? waitOf(wait) : null,
        tx: row.transaction,
        reason: row.state === 'rejected' ? rejectionOf(fault, lang) : '',
        cancelable: cancelable.includes(row.state),
        confirmations: row.ended_at === null ? parts.underWay.of(row.id) : null,
        time: row.requested_at,
        history: steps.filter(({ withdrawal }) => withdrawal === row.id).map(({ state, at }) => ({ state, time: at })),
      };
    }),
  );
}

function stepsOf(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('view.withdrawal_steps')
    .select(['withdrawal', 'state', 'at'])
    .where('withdrawal', 'in', ids)
    .orderBy('seq')
    .execute();
}
