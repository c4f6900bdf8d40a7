import type { FactorMethod } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { Telling } from '../../messages/telling.ts';
import type { Customer } from '../directory.ts';
import type { Guesses } from '../guesses.ts';
import type { Visitor } from '../visitor.ts';
import type { ChallengePurpose } from './challenges.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { FactorSubject, Totp } from './totp.ts';

/** What somebody brings beside the password: a code of an app or a recovery code, or a passkey's answer. */
export interface GivenFactor {
  readonly factor_code?: string | undefined;
  readonly passkey?: string | undefined;
}

export interface SecondFactorParts {
  db: Kysely<Database>;
  totp: Totp;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  guesses: Guesses;
  telling: Telling;
}

/** Who asks for the second factor: what a passkey's challenge may have been made for, and the parameter that carries a code. */
export interface FactorAsk {
  readonly purposes: readonly ChallengePurpose[];
  readonly field: string;
  readonly visitor: Visitor;
}

export function customerSubject(customer: number): FactorSubject {
  return `customer/${customer}`;
}

/** The second factor of customers. Whoever has set one is asked for it, on every way that leads in. */
export class SecondFactor {
  readonly #parts: SecondFactorParts;

  constructor(parts: SecondFactorParts) {
    this.#parts = parts;
  }

  /** What a customer can prove themselves by; empty where no second factor is set. */
  async methodsOf(customer: number, db: Kysely<Database> = this.#parts.db): Promise<FactorMethod[]> {
    const { totp, passkeys, recoveryCodes } = this.#parts;
    const subject = customerSubject(customer);
    const methods: FactorMethod[] = [];
    if ((await totp.confirmedAt(subject, db)) !== null) methods.push('totp');
    if ((await passkeys.of(customer, db)).length > 0) methods.push('passkey');
    if (methods.length > 0 && (await recoveryCodes.left(subject, db)) > 0) methods.push('recovery_code');
    return methods;
  }

  /**
   * Passes where no second factor is set, or the right one is given; true where one was. Refuses
   * `second_factor_required`, which names what there is, `second_factor_wrong`, `factor_guesses_used_up`,
   * `passkey_invalid`, `passkey_unknown`.
   */
  async demand(customer: Customer, given: GivenFactor, ask: FactorAsk): Promise<boolean> {
    const methods = await this.methodsOf(customer.id);
    if (methods.length === 0) return false;
    const { factor_code: code, passkey } = given;
    if (passkey !== undefined)
      await this.#parts.passkeys.check(passkey, { customer: customer.id, purposes: ask.purposes }, ask.visitor);
    else if (code !== undefined) await this.#checkCode(customer, code.trim(), ask);
    else throw new Refusal('second_factor_required', ask.field, { methods: methods.join(' ') });
    return true;
  }

  async #checkCode(customer: Customer, code: string, { field, visitor }: FactorAsk): Promise<void> {
    const { guesses, totp } = this.#parts;
    const subject = customerSubject(customer.id);
    const giveBack = await guesses.count({ subject: `customer:${customer.id}`, customer }, field, visitor);
    const right = /^[0-9]{6}$/.test(code)
      ? await totp.check(subject, code)
      : await this.#useRecoveryCode(customer, code);
    if (!right) throw new Refusal('second_factor_wrong', field);
    await giveBack();
  }

  async #useRecoveryCode({ id }: Customer, code: string): Promise<boolean> {
    const { db, recoveryCodes, telling } = this.#parts;
    return db.transaction().execute(async (trx) => {
      if (!(await recoveryCodes.use(customerSubject(id), code, trx))) return false;
      const left = await recoveryCodes.left(customerSubject(id), trx);
      await telling.tell(trx, { customer: id, kind: 'recovery_code_used', values: { left } });
      return true;
    });
  }
}
