import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Customer, findCustomer } from './directory.ts';
import { keyOf, readLoginName } from './identifier.ts';
import type { LoginGuard } from './login-guard.ts';
import type { LoginHistory } from './login-history.ts';
import type { Passwords } from './passwords.ts';
import type { Visitor } from './visitor.ts';

/** Who signs in, as it was typed. */
export interface LoginName {
  readonly userString: string;
  readonly areaCode: string;
}

export interface PasswordCheckParts {
  db: Kysely<Database>;
  guard: LoginGuard;
  passwords: Passwords;
  history: LoginHistory;
}

/** Finds out who has name and password. A wrong name and a wrong password are one answer, given after the same work. */
export class PasswordCheck {
  readonly #parts: PasswordCheckParts;

  constructor(parts: PasswordCheckParts) {
    this.#parts = parts;
  }

  /** Refuses `login_failed`, and what slows down those who guess. `familiar` is whether such a device signed in before. */
  async check(
    { userString, areaCode }: LoginName,
    password: string,
    visitor: Visitor,
  ): Promise<{ customer: Customer; familiar: boolean }> {
    const { db, guard, passwords, history } = this.#parts;
    const identifier = readLoginName(userString, areaCode);
    const customer = await findCustomer(db, identifier);
    const attempt = await guard.admit(keyOf(identifier), customer, visitor);
    const right = await passwords.verify(password, customer?.password_hash ?? null);
    if (customer !== null && !right) history.addFailure(customer.id, visitor);
    if (customer === null || !right) throw new Refusal('login_failed');
    await attempt.succeeded();
    return { customer, familiar: attempt.familiar };
  }
}
