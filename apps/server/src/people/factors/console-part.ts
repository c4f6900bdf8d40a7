import type { RecoveryKind } from '@auric/api';
import type { ConsolePart, QueueDefinition } from '../../console/part.ts';
import type { People } from '../people.ts';
import type { Visitor } from '../visitor.ts';

/** The exchange of a case for an operator: what the customer said, from where, and what is known of the account. */
export function recoveryConsolePart({ recovery, secondFactor }: People): ConsolePart {
  function queue(name: RecoveryKind): QueueDefinition {
    return {
      name,
      decisions: ['approve', 'refuse'],
      fourEyes: false,
      async describe(ref) {
        const { owner, ...request } = await recovery.read(Number(ref));
        return {
          note: request.note,
          asked_at: request.asked_at,
          address: request.address,
          device: request.device,
          known_device: request.familiar,
          account: owner.account ?? '',
          email: owner.email ?? '',
          mobile: owner.mobile === null ? '' : `+${owner.area_code} ${owner.mobile}`,
          identity_level: owner.identity_level,
          registered_at: owner.created_at,
          second_factors: (await secondFactor.methodsOf(owner.id)).join(' '),
        };
      },
      async decide({ ref, decision, reason, operator }) {
        if (decision === 'approve') await recovery.approve(Number(ref), reason, operatorAs(operator));
        else await recovery.refuse(Number(ref), reason);
      },
    };
  }
  return { name: 'recovery', queues: [queue('lost_factor'), queue('frozen_account')] };
}

/** Who stands in the customer's history: the house, not the operator's own address. */
function operatorAs(operator: number): Visitor {
  return { address: '', device: `operator ${operator}`, host: '', lang: 'en', mark: '', marked: false, proof: '' };
}
