import * as z from 'zod/mini';
import { id } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { proposed, reason } from './values.ts';

export { type DepositFault, depositFaults } from '../deposit/values.ts';

/** What the page of a case in the queue `deposit_request` shows. */
export const depositRequestView = z.object({
  request: z.int(),
  amount: z.string(),
  currency: z.string(),
  /** Who paid, in the customer's words. */
  account: z.string(),
  network: z.string(),
  /** How much was paid in which currency, at the rate that the customer was shown: of it for one USDT. */
  fiat: z.nullable(z.object({ currency: z.string(), amount: z.string(), rate: z.string() })),
  has_voucher: z.boolean(),
  asked_at: z.int(),
  state: z.string(),
});
export type DepositRequestView = z.output<typeof depositRequestView>;

/** What the page of a case in the queue `deposit_claim` shows; `arrived` is what the house knows of the transaction. */
export const depositClaimView = z.object({
  claim: z.int(),
  currency: z.string(),
  network: z.string(),
  tx: z.string(),
  asked_at: z.int(),
  arrived: z.array(
    z.object({
      deposit: z.int(),
      customer: z.int(),
      amount: z.string(),
      currency: z.string(),
      state: z.string(),
    }),
  ),
});
export type DepositClaimView = z.output<typeof depositClaimView>;

const unassigned = z.object({
  deposit: z.int(),
  chain: z.string(),
  tx: z.string(),
  address: z.string(),
  currency: z.string(),
  amount: z.string(),
  at: z.int(),
});
export type UnassignedDeposit = z.output<typeof unassigned>;

export const depositCalls = {
  'deposits/voucher': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'An address under which the picture of a payment can be seen for a minute. The look is an act of its own.',
    request: z.object({ request: id }),
    response: z.object({ address: z.string(), expires_at: z.int() }),
  }),
  'deposits/unassigned': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'What has arrived for good and belongs to nobody, the oldest first.',
    request: z.object({}),
    response: z.array(unassigned),
  }),
  'deposits/assign': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Proposes whose an arrival of nobody is; another operator confirms it, and it is credited.',
    request: z.object({ deposit: id, customer: id, reason }),
    response: proposed,
  }),
};
