import { formatDecimal } from '@auric/api';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import { freshViews } from '../../../console/fresh-views.ts';
import type { ConsoleRoutesOf } from '../../../console/route.ts';
import { requestKeyOf } from '../../../edge/request-key.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { arrivedDeposits } from '../deposit-rows.ts';

/** Arrivals that nobody owns, and the act of two operators that gives one to its customer. */
export function assigning({
  db,
  client,
  catalog,
}: ConsolePartLent): ConsoleRoutesOf<'deposits/unassigned' | 'deposits/assign'> {
  async function refuseAssigned(deposit: number): Promise<void> {
    const row = await db
      .selectFrom('view.deposits')
      .select(['customer', 'state'])
      .where('kind', '=', 'chain')
      .where('id', '=', deposit)
      .executeTakeFirst();
    if (row === undefined) throw new ConsoleRefusal('deposit_unknown', 'deposit');
    if (row.customer !== 0) throw new ConsoleRefusal('nothing_to_change', 'deposit');
  }

  return {
    'deposits/unassigned': {
      read: async () => {
        await freshViews(client);
        const rows = await arrivedDeposits(db)
          .select(['deposit.id', 'deposit.chain', 'deposit.transaction', 'deposit.asset', 'deposit.amount'])
          .select(['deposit.at', 'arrival.address'])
          .where('deposit.state', '=', 'unassigned')
          .orderBy('deposit.seq')
          .limit(200)
          .execute();
        return Promise.all(
          rows.map(async ({ id, chain, transaction, asset, amount, at, address }) => {
            const { code, scale } = await catalog.asset(asset, 'currency');
            const sum = formatDecimal(BigInt(amount), scale);
            return { deposit: id, chain, tx: transaction, address: address ?? '', currency: code, amount: sum, at };
          }),
        );
      },
    },

    'deposits/assign': {
      // The exchange looks for an act of this name that two operators agreed on.
      act: 'assign_deposit',
      about: ({ deposit, reason }) => ({ subject: { kind: 'deposit', id: String(deposit) }, reason }),
      customerOf: ({ customer }) => customer,
      async check({ deposit, customer }) {
        const { value: standing } = await client.port.query({ type: 'standing', customer });
        if (standing === null) throw new ConsoleRefusal('customer_unknown', 'customer');
        await freshViews(client);
        await refuseAssigned(deposit);
      },
      async confirmed({ deposit, customer }, _, act) {
        const command = { type: 'AssignDeposit', deposit, customer, act } as const;
        const reply = await client.port.execute({ command, requestKey: requestKeyOf(0, `act-${act}`, command) });
        if (!reply.ok) throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
      },
    },
  };
}
