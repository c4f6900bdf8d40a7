import * as z from 'zod/mini';
import { text } from '../values/scalars.ts';

/** How a deposit comes: over a chain, or paid by hand and confirmed by operators. */
export const depositKinds = ['chain', 'hand'] as const;

/**
 * `pending` waits for operators, `confirming` for the chain. `credited`, `rejected`, `canceled` and `undone` (its chain took
 * it back before it was final) are over.
 */
export const depositStates = ['pending', 'confirming', 'credited', 'rejected', 'canceled', 'undone'] as const;
export type DepositState = (typeof depositStates)[number];

/** Why operators reject a deposit or a claim. The customer reads the sentence of the word in their language. */
export const depositFaults = [
  'not_arrived',
  'voucher_unclear',
  'amount_differs',
  'not_ours',
  'paid_by_another',
] as const;
export type DepositFault = (typeof depositFaults)[number];

/** The network by which an asset comes, by its name in `currency/list`. */
export const network = text(1, 16);

/** The hash of a transaction as explorers show it, with or without 0x. */
export const transactionHash = z
  .string()
  .check(z.regex(/^(?:0x)?[0-9a-fA-F]{64}$/), z.meta({ examples: [`0x${'ab'.repeat(32)}`] }));

export const deposit = z.object({
  /** Counted within its kind. */
  id: z.int(),
  kind: z.enum(depositKinds),
  /** Its place among all of the customer's deposits, to read on below it. */
  place: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  network: z.string(),
  /** What arrived, or was asked for where nothing is credited yet. */
  amount: z.string(),
  state: z.enum(depositStates),
  confirmations: z.int(),
  confirmations_needed: z.int(),
  tx: z.string(),
  address: z.string(),
  /** Why it was rejected, in the caller's language; else empty. */
  reason: z.string(),
  time: z.int(),
  changed_at: z.int(),
  /** Of what was paid by hand: who paid, the picture that shows it, and in which fiat. */
  account: z.string(),
  voucher: z.string(),
  fiat: z.nullable(z.object({ currency: z.string(), amount: z.string(), rate: z.string() })),
});
export type Deposit = z.output<typeof deposit>;

export const claimStates = ['pending', 'found', 'rejected'] as const;

/** A transaction that a customer misses. */
export const depositClaim = z.object({
  id: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  network: z.string(),
  tx: z.string(),
  state: z.enum(claimStates),
  reason: z.string(),
  time: z.int(),
});
export type DepositClaim = z.output<typeof depositClaim>;
