import { createHash } from 'node:crypto';
import { formatDecimal } from '@auric/api';
import type { DepositRequestView } from '@auric/api/console/deposits';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { Decision, QueueDefinition } from '../../../console/part.ts';
import { readAmount } from '../../../edge/amounts.ts';
import { Refusal } from '../../../edge/refusal.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { fiatPaid } from '../deposit-rows.ts';
import { depositFaultOf, depositFaultTexts } from '../fault-texts.ts';

/**
 * Payments by hand. Two operators confirm what has arrived, with the amount that the bank shows and its name of the payment,
 * and both have to name the same; two reject it with a reason that the customer reads.
 */
export function requestQueue(lent: ConsolePartLent): QueueDefinition {
  const { db, client, catalog, telling } = lent;

  async function requestOf(ref: string) {
    const found = await db
      .selectFrom('view.deposits as deposit')
      .innerJoin('deposits.request as request', (join) =>
        join.onRef('request.request', '=', 'deposit.id').on('deposit.kind', '=', 'hand'),
      )
      .select(['deposit.customer', 'deposit.asset', 'deposit.amount', 'deposit.state', 'deposit.at', 'deposit.act'])
      .select(['deposit.currency', 'deposit.fiat_e6', 'deposit.rate_e8'])
      .select(['request.account', 'request.network', 'request.voucher'])
      .where('deposit.id', '=', Number(ref))
      .executeTakeFirst();
    if (found === undefined) throw new ConsoleRefusal('case_unknown', 'id');
    return { ...found, asset: await catalog.asset(found.asset, 'currency') };
  }

  /** What a decision says of the payment; refuses what is no sound word of it. */
  async function read({ ref, decision, values }: Pick<Decision, 'ref' | 'decision' | 'values'>) {
    const { asset, amount: asked } = await requestOf(ref);
    if (decision === 'reject') {
      const fault = depositFaultOf(values['fault']);
      if (fault === null) throw new Refusal('parameter_error', 'fault');
      return { fault } as const;
    }
    const amount = readAmount(String(values['amount'] ?? ''), asset.scale, 'amount');
    if (amount === 0n || amount > BigInt(asked)) throw new Refusal('parameter_error', 'amount');
    const named = String(values['reference'] ?? '').trim();
    if (named.length < 3 || named.length > 100) throw new Refusal('parameter_error', 'reference');
    return { fault: null, amount, named } as const;
  }

  /** The second has to say what the first has said. */
  async function refuseAnother({ ref, decision, values }: Pick<Decision, 'ref' | 'decision' | 'values'>) {
    const open = await db
      .selectFrom('console.case')
      .select('first')
      .where('queue', '=', 'deposit_request')
      .where('ref', '=', ref)
      .where('state', 'not in', ['decided', 'withdrawn'])
      .executeTakeFirst();
    const first = open?.first ?? null;
    if (first === null || first.decision !== decision) return;
    for (const field of ['amount', 'reference', 'fault'])
      if (String(first.values[field] ?? '').trim() !== String(values[field] ?? '').trim())
        throw new ConsoleRefusal('decision_differs', field);
  }

  return {
    name: 'deposit_request',
    decisions: ['confirm', 'reject'],
    fourEyes: true,

    async describe(ref) {
      const found = await requestOf(ref);
      const { asset, amount, account, network, voucher, at, state } = found;
      return {
        request: Number(ref),
        amount: formatDecimal(BigInt(amount), asset.scale),
        currency: asset.code,
        account,
        network,
        fiat: fiatPaid(found),
        has_voucher: voucher !== null,
        asked_at: at,
        state,
      } satisfies DepositRequestView;
    },

    async check(decision) {
      await read(decision);
      await refuseAnother(decision);
    },

    // The exchange looks for an act of this name, about this request.
    tells: (ref, decision) =>
      Promise.resolve({
        act: decision === 'confirm' ? 'confirm_deposit' : 'reject_deposit',
        subject: { kind: 'deposit_request', id: ref },
      }),

    async decide(decision) {
      const { ref, act } = decision;
      const request = Number(ref);
      const { customer, asset, amount: asked } = await requestOf(ref);
      const said = await read(decision);
      const command =
        said.fault === null
          ? ({
              type: 'ConfirmDepositRequest',
              customer,
              request,
              amount: said.amount,
              reference: createHash('sha256').update(`bank ${said.named}`).digest('hex').slice(0, 32),
              act,
            } as const)
          : ({ type: 'RejectDepositRequest', customer, request, act } as const);
      const reply = await client.port.execute({ command });
      // One that is gone was brought to its end by this very decision, before a process died, or was canceled.
      if (!reply.ok && reply.rejection.code !== 'deposit_request_not_found')
        throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
      if (said.fault === null) return;
      const amount = { amount: formatDecimal(BigInt(asked), asset.scale), currency: asset.code };
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('deposits.request').set({ fault: said.fault }).where('request', '=', request).execute();
        const values = { amount, reason: depositFaultTexts[said.fault] };
        await telling.tell(trx, { customer, kind: 'deposit_rejected', values, key: `deposit/hand/${ref}/rejected` });
      });
    },
  };
}
