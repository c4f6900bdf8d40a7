import { createHash } from 'node:crypto';
import type { PaymentProof } from '@auric/api/people/payment';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Confirmation, SignedIn } from './confirmation.ts';
import type { PayPassword } from './pay-password.ts';
import { Turns } from './turns.ts';

/** As long as the exchange knows a request id again. */
const rememberedMs = 86_400_000;

export interface PaymentsParts {
  readonly db: Kysely<Database>;
  readonly payPassword: Pick<PayPassword, 'verify'>;
  readonly confirmation: Pick<Confirmation, 'byFactor'>;
  readonly now: () => number;
}

/** A payment out as it is asked for: its request id, and all of its body that isn't proof. */
export interface AskedPayment {
  readonly requestId: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  /** Looks at what else may be refused, before a code that is good once is used up; not asked of a repeat. */
  readonly before?: () => Promise<void>;
}

/**
 * Asks whoever pays out to prove who they are: by the fund password and, where one is set, the second factor. What was
 * confirmed stays so for its request id and body: a repeat after a lost answer can't bring the same code again.
 */
export class Payments {
  readonly #parts: PaymentsParts;
  /** A repeat that comes while the first is under way waits for what becomes of it. */
  readonly #turns = new Turns();

  constructor(parts: PaymentsParts) {
    this.#parts = parts;
  }

  /**
   * Comes back when the payment is confirmed. Refuses `pay_password_required` (none is set), `pay_password_wrong`,
   * `pay_password_locked`, `second_factor_required` and all that a second factor can refuse, naming `code`.
   */
  async confirm(who: SignedIn, proof: PaymentProof, { requestId, body, before }: AskedPayment): Promise<void> {
    if (requestId === undefined) return this.#check(who, proof, before);
    await this.#turns.take(`${who.customer}\n${requestId}`, () =>
      this.#confirmOnce(who, proof, { requestId, digest: digestOf(body), before }),
    );
  }

  async sweep(): Promise<void> {
    const { db, now } = this.#parts;
    await db
      .deleteFrom('people.confirmed_payment')
      .where('at', '<', now() - rememberedMs)
      .execute();
  }

  async #confirmOnce(
    who: SignedIn,
    proof: PaymentProof,
    { requestId, digest, before }: { requestId: string; digest: string; before: AskedPayment['before'] },
  ): Promise<void> {
    const { db, now } = this.#parts;
    const { customer } = who;
    const known = await db
      .selectFrom('people.confirmed_payment')
      .select('digest')
      .where('customer', '=', customer)
      .where('request_id', '=', requestId)
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (known !== undefined) return;
    await this.#check(who, proof, before);
    await db
      .insertInto('people.confirmed_payment')
      .values({ customer, request_id: requestId, digest, at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #check(
    who: SignedIn,
    { pay_password, code, passkey }: PaymentProof,
    before: AskedPayment['before'],
  ): Promise<void> {
    const { payPassword, confirmation } = this.#parts;
    // Nothing typed is no guess.
    if (pay_password === undefined) throw new Refusal('pay_password_format', 'pay_password');
    await before?.();
    await payPassword.verify(who.customer, pay_password);
    try {
      await confirmation.byFactor(who, { factor_code: code, passkey });
    } catch (error) {
      if (error instanceof Refusal && error.field === 'factor_code')
        throw new Refusal(error.code, 'code', error.detail);
      throw error;
    }
  }
}

function digestOf(body: AskedPayment['body']): string {
  const named = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}
