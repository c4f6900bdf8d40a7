import * as z from 'zod/mini';

/** What a withdrawal comes through. `unknown`: handed over, and nobody has said yet whether it was taken. */
export const withdrawalStates = [
  'requested',
  'under_review',
  'approved',
  'signed',
  'sent',
  'unknown',
  'completed',
  'rejected',
  'canceled',
] as const;
export type WithdrawalStateWord = (typeof withdrawalStates)[number];

/** What an approved withdrawal waits for, where that is not only its turn. */
export const withdrawalWaits = ['network_away', 'signer_away', 'hot_wallet_low', 'withdrawals_stopped'] as const;
export type WithdrawalWait = (typeof withdrawalWaits)[number];

/** A network by its id or its name. */
export const networkName = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9]{1,12}$/),
    z.describe('The id or the name of a network of the currency; may be left out where it has only one.'),
  );

export const withdrawal = z.object({
  id: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  network: z.string(),
  number: z.string().check(z.describe('All that leaves the account, the fee included.')),
  fee: z.string(),
  receives: z.string(),
  address: z.string().check(z.describe('Empty where it goes to a bank card.')),
  memo: z.string(),
  name: z
    .string()
    .check(
      z.describe(
        'What the address is called in the book of the customer, as far as it is still there; of a card the bank and the last four signs.',
      ),
    ),
  state: z.enum(withdrawalStates),
  waits_for: z.nullable(z.enum(withdrawalWaits)),
  tx: z.string(),
  reason: z.string(),
  cancelable: z.boolean(),
  confirmations: z.nullable(z.object({ seen: z.int(), needed: z.int() })),
  time: z.int(),
  history: z.array(z.object({ state: z.enum(withdrawalStates), time: z.int() })),
});
export type WireWithdrawal = z.output<typeof withdrawal>;

export const walletAddress = z.object({
  id: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  network: z.string(),
  name: z.string(),
  address: z.string(),
  memo: z.string(),
  qrcode: z.string(),
  usable_at: z.int(),
});
export type WireWalletAddress = z.output<typeof walletAddress>;
