import * as z from 'zod/mini';
import { decimal, id, text } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { proposed, reason } from './values.ts';

const houseAccount = z.object({
  account: z.int(),
  name: z.string(),
  balances: z.array(z.object({ currency: z.int(), currency_name: z.string(), amount: z.string() })),
});

const liability = z.object({
  currency: z.int(),
  currency_name: z.string(),
  /** What customers have, frozen or not. */
  customers: z.string(),
  /** What the house has of its own, over all of its accounts. */
  house: z.string(),
  /** What stands against the world outside: what was handed in less what left. It is the sum of the two. */
  world: z.string(),
  /** How many customers hold some. */
  holders: z.int(),
  usdt_value: z.string(),
  /** Whether the two sides add up. What moves at this moment is counted a moment later on the one than on the other. */
  balanced: z.boolean(),
});
export type Liability = z.output<typeof liability>;

const treasury = z.object({
  at: z.int(),
  seq: z.int(),
  house: z.array(houseAccount),
  liabilities: z.array(liability),
  balanced: z.boolean(),
});
export type Treasury = z.output<typeof treasury>;

export const treasuryCalls = {
  treasury: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'The accounts of the house, and what is owed to customers, asset by asset.',
    request: z.object({}),
    response: treasury,
  }),
  'treasury/fund': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Proposes to record capital of the house that came in from outside; another operator confirms it.',
    request: z.object({ account: text(1, 32), currency: id, amount: decimal, reference: text(3, 100), reason }),
    response: proposed,
  }),
  'treasury/withdraw_option_pool': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Proposes to take USDT out of the pool of seconds options; another operator confirms it. What is reserved stays, and so does what the open options need.',
    request: z.object({ amount: decimal, reference: text(3, 100), reason }),
    response: proposed,
  }),
};
