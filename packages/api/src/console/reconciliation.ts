import * as z from 'zod/mini';
import { decimal, id, signedDecimal, time } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { proposed, reason } from './values.ts';

const reconciledAsset = z.object({
  currency: z.int(),
  currency_name: z.string(),
  /** When it was compared last; null where it hasn't been. */
  at: z.nullable(z.int()),
  /** What the chains and, by the word of two operators, the banks have, and between what and what that may be. */
  found: z.string(),
  low: signedDecimal,
  high: signedDecimal,
  /** How far it is off: below zero something is missing. */
  difference: signedDecimal,
  /** What operators have found a reason for. */
  explained: signedDecimal,
  /** What two operators have said last that the bank accounts of the house have of it; null where nobody has. */
  bank: z.nullable(
    z.object({
      amount: decimal,
      /** The moment that it is said of. */
      stated_at: z.int(),
      /** What the books say of that moment: what came in by hand less what was paid out by a bank. */
      books: signedDecimal,
    }),
  ),
  /** Since when nothing of it leaves, null while it does. */
  stopped_at: z.nullable(z.int()),
  /** The differences of the last two hours, oldest first. */
  series: z.array(z.object({ at: z.int(), difference: signedDecimal })),
});
export type ReconciledAsset = z.output<typeof reconciledAsset>;

export const reconciliationCalls = {
  reconciliation: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'What chains and banks have of each asset against what the books say, minute by minute.',
    request: z.object({}),
    response: z.object({ assets: z.array(reconciledAsset) }),
  }),
  'reconciliation/bank': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Proposes to state what the bank accounts of the house have of an asset; another operator confirms it.',
    request: z.object({ currency: id, amount: decimal, stated_at: time, reason }),
    response: proposed,
  }),
};
