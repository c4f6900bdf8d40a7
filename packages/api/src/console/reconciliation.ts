import * as z from 'zod/mini';
import { signedDecimal } from '../values/scalars.ts';
import { consoleCall } from './call.ts';

const reconciledAsset = z.object({
  currency: z.int(),
  currency_name: z.string(),
  /** When it was compared last; null where it hasn't been. */
  at: z.nullable(z.int()),
  /** What the chains have, and between what and what that may be. */
  found: z.string(),
  low: signedDecimal,
  high: signedDecimal,
  /** How far it is off: below zero something is missing. */
  difference: signedDecimal,
  /** What operators have found a reason for. */
  explained: signedDecimal,
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
    summary: 'What the chains have of each asset against what the books say, minute by minute.',
    request: z.object({}),
    response: z.object({ assets: z.array(reconciledAsset) }),
  }),
};
