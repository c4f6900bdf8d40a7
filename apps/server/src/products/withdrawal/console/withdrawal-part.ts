import { createHash } from 'node:crypto';
import { formatDecimal } from '@auric/api';
import { chainOfNetwork } from '@auric/api/addresses/network';
import { belowPlace } from '../../../console/customers/below-place.ts';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ConsolePart, Decision, QueueDefinition } from '../../../console/part.ts';
import { Refusal } from '../../../edge/refusal.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { withdrawalFaultOf } from '../rejection-reasons.ts';
import type { WithdrawalMove } from '../../../withdrawals/withdrawal-move.ts';
import { caseViewOf, rowOf } from './case-view.ts';
import { withdrawalSettings } from './settings.ts';

/** What is done with each decision in the journal: the exchange looks for an act of this name about this withdrawal. */
const actOf: Readonly<Record<string, string>> = {
  approve: 'approve_withdrawal',
  paid: 'pay_withdrawal',
  reject: 'reject_withdrawal',
  retry: 'retry_withdrawal',
};

/** What of withdrawals operators see and decide: those that need one of them or two, those to bank cards, and those in doubt. */
export function withdrawalConsolePart(lent: ConsolePartLent): ConsolePart {
  const { db, client, chains, catalog } = lent;

  /** Refuses (`act_not_possible`) what the exchange refuses; what was done before is done. */
  async function move(ref: string, said: WithdrawalMove, done: string[] = []): Promise<void> {
    const { id: withdrawal, customer } = await rowOf(db, ref);
    const reply = await client.port.execute({ command: { ...said, customer, withdrawal } });
    if (reply.ok || done.includes(String(reply.rejection.detail?.['state'] ?? reply.rejection.code))) return;
    throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
  }

  async function reject({ ref, act, values }: Decision): Promise<void> {
    const fault = faultOf(values);
    await db
      .insertInto('withdrawals.rejection')
      .values({ withdrawal: Number(ref), fault })
      .onConflict((conflict) => conflict.column('withdrawal').doUpdateSet({ fault }))
      .execute();
    await move(ref, { type: 'RejectWithdrawal', act }, ['withdrawal_not_found']);
  }

  const decisions: Readonly<Record<string, (decision: Decision) => Promise<void>>> = {
    approve: ({ ref, act }) =>
      move(ref, { type: 'ApproveWithdrawal', act }, [
        'approved',
        'signed',
        'sent',
        'broadcast_unknown',
        'withdrawal_not_found',
      ]),
    reject,
    async paid({ ref, values }) {
      const transaction = referenceOf(values);
      await move(ref, { type: 'SignWithdrawal', transaction }, ['signed', 'sent', 'withdrawal_not_found']);
      await move(ref, { type: 'SettleWithdrawal', transaction }, ['withdrawal_not_found']);
    },
    async retry({ ref, act, reason }) {
      const { network } = await rowOf(db, ref);
      const chain = chainOfNetwork(network);
      const open = chain === null ? undefined : chains.get(chain);
      const subject = { purpose: 'withdrawal', ref } as const;
      const attempts = (await open?.payments.attemptsOf(subject)) ?? [];
      if (open !== undefined && attempts.length > 0) {
        const outcome = await open.port.outcome(attempts);
        // Two agree that it can't be paid any more; where the chain says otherwise they are wrong.
        if (outcome.state !== 'void' && !(outcome.state === 'included' && !outcome.succeeded))
          throw new ConsoleRefusal('act_not_possible', undefined, { reason: outcome.state });
        await open.payments.end(subject);
      }
      const said = JSON.stringify([attempts.map(({ transaction }) => transaction), reason]);
      const evidence = createHash('sha256').update(said).digest('hex').slice(0, 32);
      await move(ref, { type: 'RetryWithdrawal', evidence, act }, [
        'approved',
        'signed',
        'sent',
        'withdrawal_not_found',
      ]);
    },
  };

  function queue(name: QueueDefinition['name'], which: readonly string[], fourEyes: boolean): QueueDefinition {
    return {
      name,
      decisions: which,
      fourEyes,
      describe: (ref) => caseViewOf(lent, ref),
      check({ decision, values }) {
        if (decision === 'reject') faultOf(values);
        if (decision === 'paid') referenceOf(values);
        return Promise.resolve();
      },
      tells: (ref, decision) =>
        Promise.resolve({
          act: actOf[decision] ?? decision,
          subject: { kind: 'withdrawal', id: ref },
          reason: '',
          details: { decision, withdrawal: ref, queue: name },
        }),
      decide: async (decision) => decisions[decision.decision]?.(decision),
    };
  }

  return {
    name: 'withdrawals',
    configuration: withdrawalSettings(lent),
    queues: [
      queue('withdrawals', ['approve', 'reject'], false),
      queue('large_withdrawals', ['approve', 'reject'], true),
      queue('bank_payouts', ['paid', 'reject'], false),
      queue('unknown_withdrawals', ['retry'], true),
    ],

    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db
          .selectFrom('view.withdrawal_steps as s')
          .innerJoin('view.withdrawals as w', 'w.id', 's.withdrawal')
          .select([
            's.seq',
            's.at',
            's.state',
            'w.id as withdrawal',
            'w.asset',
            'w.amount',
            'w.network',
            'w.destination',
          ])
          .where('w.customer', '=', customer),
        { at: 's.at', id: 's.seq' },
        before,
        limit,
      );
      return Promise.all(
        rows.map(async ({ seq, at, state, withdrawal, asset, amount, network, destination }) => {
          const { code, scale } = await catalog.asset(asset, 'currency');
          const values = {
            withdrawal,
            currency: code,
            amount: formatDecimal(BigInt(amount), scale),
            network,
            destination,
          };
          return { at, id: String(seq), kind: state, values };
        }),
      );
    },
  };
}

/** Why it is rejected, in a word that the customer reads a sentence of; refuses (`parameter_error`) a rejection without one. */
function faultOf(values: Decision['values']): string {
  const fault = withdrawalFaultOf(values['fault']);
  if (fault === null) throw new Refusal('parameter_error', 'fault');
  return fault;
}

/** Under which name the bank knows the payment. */
function referenceOf(values: Decision['values']): string {
  const reference = String(values['reference'] ?? '').trim();
  if (!/^[\x21-\x7e]{4,64}$/.test(reference)) throw new Refusal('parameter_error', 'reference');
  return reference;
}
