import { createHash } from 'node:crypto';
import { systemAccounts } from '@auric/exchange';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ProposalRoute } from '../../../console/route.ts';
import { readAmount } from '../../../edge/amounts.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { stakeScale } from '../option-shape.ts';

/**
 * Capital of the house that leaves the pool of options, recorded by two people. The reference names the payment, and one
 * payment is recorded once, whoever proposes it again.
 */
export function poolWithdrawal({
  client,
}: Pick<ConsolePartLent, 'client'>): ProposalRoute<'treasury/withdraw_option_pool'> {
  function read(payload: { amount: string; reference: string }): { amount: bigint; reference: string } {
    const amount = readAmount(payload.amount, stakeScale, 'amount');
    if (amount === 0n) throw new ConsoleRefusal('configuration_value', 'amount');
    const reference = createHash('sha256').update(`option pool ${payload.reference}`).digest('hex').slice(0, 32);
    return { amount, reference };
  }

  return {
    // The exchange looks for an act of this name that two operators agreed on.
    act: 'withdraw_option_pool',
    about: ({ reason }) => ({
      subject: { kind: 'house_account', id: String(systemAccounts.optionPool) },
      reason,
    }),
    check: async (payload) => void read(payload),
    async confirmed(payload, _, act) {
      const reply = await client.port.execute({ command: { type: 'WithdrawOptionPool', ...read(payload), act } });
      // The same payment, asked for again after an answer that was lost.
      if (!reply.ok && reply.rejection.code !== 'pool_withdrawal_already_recorded')
        throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
    },
  };
}
