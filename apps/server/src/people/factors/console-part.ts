import type { RecoveryKind } from '@auric/api';
import type { RecoveryFault } from '@auric/api/console/recovery';
import type { ConsolePart, Decision, QueueDefinition } from '../../console/part.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { People } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { recoveryFaultOf } from './recovery-faults.ts';

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
      async check(decision) {
        if (decision.decision === 'refuse') faultOf(decision);
      },
      async decide(decision) {
        const { ref, reason, operator } = decision;
        if (decision.decision === 'approve') await recovery.approve(Number(ref), reason, operatorAs(operator));
        else await recovery.refuse(Number(ref), { reason, fault: faultOf(decision) });
      },
    };
  }
  return { name: 'recovery', queues: [queue('lost_factor'), queue('frozen_account')] };
}

/** Why access is refused, in a word that the customer reads a sentence of; refuses (`parameter_error`) a refusal without one. */
function faultOf({ values }: Pick<Decision, 'values'>): RecoveryFault {
  const fault = recoveryFaultOf(values['fault']);
  if (fault === null) throw new Refusal('parameter_error', 'fault');
  return fault;
}

/** Who stands in the customer's history: the house, not the operator's own address. */
function operatorAs(operator: number): Visitor {
  return { address: '', device: `operator ${operator}`, host: '', lang: 'en', mark: '', marked: false, proof: '' };
}
