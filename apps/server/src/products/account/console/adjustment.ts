import { formatDecimal } from '@auric/api';
import type { ConsolePayload } from '@auric/api/console';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ProposalRoute } from '../../../console/route.ts';
import { readAmount } from '../../../edge/amounts.ts';
import { requestKeyOf } from '../../../edge/request-key.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { adjustmentWordTexts } from './adjustment-words.ts';
import { houseAccountId } from './house-accounts.ts';

type Payload = ConsolePayload<'customers/adjust'>;

/**
 * Corrections of a customer's balance: an amount between the customer and an account of the house, both sides booked. The
 * exchange takes it only for an act that two operators agreed on, bounds what all of them are worth in a day, and takes
 * nothing that isn't there. The customer is told.
 */
export function adjustment(lent: ConsolePartLent): ProposalRoute<'customers/adjust'> {
  const { db, client, catalog, telling } = lent;

  async function read({ customer, account, currency, amount, direction, house_account }: Payload) {
    const { value: standing } = await client.port.query({ type: 'standing', customer });
    if (standing === null) throw new ConsoleRefusal('customer_unknown', 'customer');
    const { scale } = await catalog.asset(currency, 'currency');
    const units = readAmount(amount, scale, 'amount');
    if (units === 0n) throw new ConsoleRefusal('configuration_value', 'amount');
    return {
      customer,
      kind: account,
      asset: currency,
      amount: direction === 'to_customer' ? units : -units,
      account: houseAccountId(house_account, 'house_account'),
    };
  }

  return {
    // The exchange looks for an act of this name that two operators agreed on.
    act: 'adjust_balance',
    about: ({ customer, reason }) => ({ subject: { kind: 'customer', id: String(customer) }, reason }),
    customerOf: ({ customer }) => customer,
    check: async (payload) => void (await read(payload)),
    async describe(payload) {
      const { code } = await catalog.asset(payload.currency, 'currency');
      const { currency: _currency, ...shown } = payload;
      return { ...shown, coin: code };
    },
    async confirmed(payload, _, act) {
      const command = {
        type: 'AdjustBalance',
        ...(await read(payload)),
        act,
        limitE6: lent.adjustmentsUsdt * 1_000_000n,
      } as const;
      const reply = await client.port.execute({ command, requestKey: requestKeyOf(0, `act-${act}`, command) });
      if (!reply.ok) throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
      const { code, scale } = await catalog.asset(payload.currency, 'currency');
      const amount = { amount: formatDecimal(command.amount, scale), currency: code };
      const values = { amount, reason: adjustmentWordTexts[payload.word] };
      await telling.tell(db, { customer: payload.customer, kind: 'adjustment', values, key: `adjustment ${act}` });
    },
  };
}
