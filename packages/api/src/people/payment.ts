import * as z from 'zod/mini';
import { payPassword } from './contacts.ts';
import { factorCode, passkeyAnswer } from './values.ts';

/**
 * What a payment out is confirmed by: the fund password and, where one is set, the second factor. All of it may be left out
 * where a request id is repeated that was confirmed before: a code of an app is good once, an answer may be lost.
 */
export const paymentProof = {
  pay_password: z
    .optional(payPassword)
    .check(z.describe('Needed, unless the same request id with the same body was confirmed before.')),
  code: z
    .optional(factorCode)
    .check(z.describe('A code of the authenticator app or a recovery code, where a second factor is set.')),
  passkey: z.optional(passkeyAnswer).check(z.describe('Or what a passkey answered to `factor/challenge`.')),
};

/** The form that asks for it: whoever fills it in brings the fund password. */
export const paymentProofForm = z.object({ ...paymentProof, pay_password: payPassword });

/** The parameters that confirm a payment: nothing of them is ever kept. */
export interface PaymentProof {
  readonly pay_password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: string | undefined;
}
