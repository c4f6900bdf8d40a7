import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Customer } from './directory.ts';
import type { GivenFactor, SecondFactor } from './factors/second-factor.ts';
import type { Lockout } from './lockout.ts';
import type { Passwords } from './passwords.ts';
import type { Visitor } from './visitor.ts';

/** A customer who is signed in, on a session of theirs. */
export interface SignedIn {
  readonly customer: number;
  readonly session: string;
  readonly visitor: Visitor;
}

export interface ConfirmationParts {
  db: Kysely<Database>;
  lockout: Lockout;
  passwords: Passwords;
  secondFactor: SecondFactor;
}

/**
 * Asks whoever is signed in to prove once more who they are, before something changes that keeps others out: a session
 * alone may be a phone that was left on a table.
 */
export class Confirmation {
  readonly #parts: ConfirmationParts;

  constructor(parts: ConfirmationParts) {
    this.#parts = parts;
  }

  /**
   * By the password and, where one is set, the second factor, which is good once: whatever else may be refused is looked
   * at by `before`. `field` is the parameter that carries the password.
   */
  async byPassword(
    who: SignedIn,
    password: string,
    given: GivenFactor,
    {
      field = 'login_password',
      before,
    }: { field?: string; before?: (customer: Customer) => void | Promise<void> } = {},
  ): Promise<Customer> {
    const { lockout, passwords } = this.#parts;
    const customer = await this.#customerOf(who);
    const subject = `password-change/${who.customer}` as const;
    await lockout.attempt(subject);
    if (!(await passwords.verify(password, customer.password_hash))) throw new Refusal('password_wrong', field);
    await lockout.forgive(subject);
    await before?.(customer);
    await this.#demand(customer, who, given);
    return customer;
  }

  /** By the second factor, where one is set. */
  async byFactor(who: SignedIn, given: GivenFactor): Promise<Customer> {
    const customer = await this.#customerOf(who);
    await this.#demand(customer, who, given);
    return customer;
  }

  async #demand(customer: Customer, { session, visitor }: SignedIn, given: GivenFactor): Promise<void> {
    const ask = { purposes: [`act ${session}`], field: 'factor_code', visitor } as const;
    await this.#parts.secondFactor.demand(customer, given, ask);
  }

  #customerOf({ customer }: SignedIn): Promise<Customer> {
    const query = this.#parts.db.selectFrom('people.customer').selectAll().where('id', '=', customer);
    return query.executeTakeFirstOrThrow();
  }
}
