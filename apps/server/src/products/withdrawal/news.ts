import { formatDecimal } from '@auric/api';
import type { News } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { MessageKind } from '../../messages/told.ts';
import type { SubjectParts } from '../product-row.ts';
import { rejectionReasons, withdrawalFaultOf } from './rejection-reasons.ts';

const kinds = {
  requested: 'withdrawal_requested',
  approved: 'withdrawal_approved',
  sent: 'withdrawal_sent',
  completed: 'withdrawal_completed',
  rejected: 'withdrawal_rejected',
  canceled: 'withdrawal_canceled',
} as const satisfies Record<string, MessageKind>;

const told = Object.keys(kinds) as (keyof typeof kinds)[];

/** Tells customers what has become of their withdrawals; that rules alone let one go is no news beside that it was sent. */
export function withdrawalNews({ catalog }: SubjectParts): News {
  return {
    async of(trx, { frames }) {
      const steps = await trx
        .selectFrom('view.withdrawal_steps as s')
        .innerJoin('view.withdrawals as w', 'w.id', 's.withdrawal')
        .leftJoin('withdrawals.rejection as r', 'r.withdrawal', 'w.id')
        .select(['s.state', 'w.id', 'w.customer', 'w.asset', 'w.amount', 'w.operators', 'r.fault'])
        .where('s.seq', '>', frames.after)
        .where('s.seq', '<=', frames.upTo)
        .where('s.state', 'in', told)
        .orderBy('s.seq')
        .execute();
      const tales = steps
        .filter(({ state, operators }) => state !== 'approved' || operators > 0)
        .map(async ({ state, id, customer, asset, amount, fault }): Promise<Tale<MessageKind>> => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          const value = { amount: formatDecimal(BigInt(amount), scale), currency: code };
          const kind = kinds[state as keyof typeof kinds];
          const key = `withdrawal/${id}/${state}`;
          if (kind !== 'withdrawal_rejected') return { customer, kind, key, values: { amount: value } };
          const reason = rejectionReasons[withdrawalFaultOf(fault) ?? 'not_possible_now'];
          return { customer, kind, key, values: { amount: value, reason } };
        });
      return Promise.all(tales);
    },
  };
}
