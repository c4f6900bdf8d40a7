import { createHash } from 'node:crypto';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';
import type { ProposalRoute } from '../../../console/route.ts';
import { readAmount } from '../../../edge/amounts.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { houseAccountId } from './house-accounts.ts';

/** The accounts that capital may enter; the exchange has the last word. */
const reserves = ['treasury', 'insurance', 'optionPool', 'lending'];

/**
 * Capital of the house that came in from outside, recorded by two people. The reference names the arrival, and one
 * arrival is recorded once, whoever proposes it again.
 */
export function houseFunding({ catalog, client }: ConsolePartLent): ProposalRoute<'treasury/fund'> {
  async function read(payload: { account: string; currency: number; amount: string; reference: string }) {
    if (!reserves.includes(payload.account)) throw new ConsoleRefusal('house_account_unknown', 'account');
    const { scale } = await catalog.asset(payload.currency, 'currency');
    const amount = readAmount(payload.amount, scale, 'amount');
    if (amount === 0n) throw new ConsoleRefusal('configuration_value', 'amount');
    const reference = createHash('sha256').update(`house ${payload.reference}`).digest('hex').slice(0, 32);
    return { account: houseAccountId(payload.account, 'account'), asset: payload.currency, amount, reference };
  }

  return {
    // The exchange looks for an act of this name that two operators agreed on.
    act: 'fund_house',
    about: ({ account, reason }) => ({
      subject: { kind: 'house_account', id: String(houseAccountId(account, 'account')) },
      reason,
    }),
    check: async (payload) => void (await read(payload)),
    async confirmed(payload, _, act) {
      const reply = await client.port.execute({ command: { type: 'FundHouse', ...(await read(payload)), act } });
      // The same arrival, asked for again after an answer that was lost.
      if (!reply.ok && reply.rejection.code !== 'deposit_already_credited')
        throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
    },
  };
}
