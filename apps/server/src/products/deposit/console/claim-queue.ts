import { formatDecimal } from '@auric/api';
import type { DepositClaimView } from '@auric/api/console/deposits';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { QueueDefinition } from '../../../console/part.ts';
import { Refusal } from '../../../edge/refusal.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { depositFaultOf } from '../fault-texts.ts';

/**
 * Transactions that customers miss. An operator says whether it was found, and then has it assigned or corrected by the acts
 * that are there for that, or why it can't be: a claim itself moves nothing.
 */
export function claimQueue({ db, catalog, now }: ConsolePartLent): QueueDefinition {
  async function claimOf(ref: string) {
    const row = await db.selectFrom('deposits.claim').selectAll().where('id', '=', Number(ref)).executeTakeFirst();
    if (row === undefined) throw new ConsoleRefusal('case_unknown', 'id');
    return row;
  }

  return {
    name: 'deposit_claim',
    decisions: ['found', 'reject'],
    fourEyes: false,

    async describe(ref) {
      const claim = await claimOf(ref);
      const { code } = await catalog.asset(claim.asset, 'currency');
      const arrived = await db
        .selectFrom('view.deposits')
        .select(['id', 'customer', 'asset', 'amount', 'state'])
        .where('chain', '=', claim.chain)
        .where('transaction', '=', claim.transaction)
        .orderBy('id')
        .execute();
      return {
        claim: claim.id,
        currency: code,
        network: claim.network,
        tx: claim.transaction,
        asked_at: claim.created_at,
        arrived: await Promise.all(
          arrived.map(async ({ id, customer, asset, amount, state }) => {
            const { code: coin, scale } = await catalog.asset(asset, 'currency');
            return { deposit: id, customer, amount: formatDecimal(BigInt(amount), scale), currency: coin, state };
          }),
        ),
      } satisfies DepositClaimView;
    },

    check({ decision, values }) {
      if (decision === 'reject' && depositFaultOf(values['fault']) === null)
        throw new Refusal('parameter_error', 'fault');
      return Promise.resolve();
    },

    async decide({ ref, decision, values }) {
      const fault = decision === 'reject' ? (depositFaultOf(values['fault']) ?? '') : '';
      await db
        .updateTable('deposits.claim')
        .set({ state: decision === 'found' ? 'found' : 'rejected', fault, changed_at: now() })
        .where('id', '=', Number(ref))
        .where('state', '=', 'pending')
        .execute();
    },
  };
}
