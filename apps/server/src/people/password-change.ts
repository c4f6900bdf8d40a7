import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { AccessChange, AccessAct } from './access-change.ts';
import type { CodeChecking } from './code-checking.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Confirmation, SignedIn } from './confirmation.ts';
import { type Customer, namesOf } from './directory.ts';
import type { GivenFactor, SecondFactor } from './factors/second-factor.ts';
import { readUserString } from './identifier.ts';
import { guestPurposes } from './login.ts';
import type { LoginName } from './password-check.ts';
import type { Passwords } from './passwords.ts';
import type { Standing } from './standing.ts';
import type { Visitor } from './visitor.ts';

export interface PasswordChangeParts {
  access: AccessChange;
  codes: Codes;
  checking: CodeChecking;
  confirmation: Confirmation;
  passwords: Passwords;
  secondFactor: SecondFactor;
  standing: Standing;
}

/** Who changes the password and how it is called; `proven` uses up what proved it, in the same transaction. */
interface Replacement extends Pick<AccessAct, 'visitor' | 'kept'> {
  readonly event: 'password_changed' | 'password_reset';
  readonly proven: (db: Kysely<Database>) => Promise<void>;
}

/** Changes passwords. Whoever has set a second factor is asked for it on both ways. */
export class PasswordChange {
  readonly #parts: PasswordChangeParts;

  constructor(parts: PasswordChangeParts) {
    this.#parts = parts;
  }

  /** A signed-in customer changes the password; the session stays, every other one ends. */
  async change(who: SignedIn, oldPassword: string, password: string, given: GivenFactor): Promise<void> {
    const before = (customer: Customer): void => {
      if (oldPassword === password) throw new Refusal('password_unchanged', 'password');
      refuseCommon(customer, password);
    };
    const customer = await this.#parts.confirmation.byPassword(who, oldPassword, given, {
      field: 'old_password',
      before,
    });
    const { visitor, session } = who;
    const proven = async (): Promise<void> => {};
    await this.#replace(customer, password, { visitor, kept: { session }, event: 'password_changed', proven });
  }

  /**
   * Whoever holds a code for a forgotten password, and the second factor where one is set, sets a new one; every session
   * ends. A code that could be sent to nobody is right for nobody, and a stranger's is checked like a customer's: the
   * answers don't tell who is one.
   */
  async reset(
    { userString, areaCode }: LoginName,
    { code, ...given }: { code: string } & GivenFactor,
    password: string,
    visitor: Visitor,
  ): Promise<void> {
    const { checking, codes, secondFactor } = this.#parts;
    const identifier = readUserString(userString, areaCode);
    const { addressee, checked } = await checking.check(identifier, 'forget', code, visitor);
    const { customer, recipient } = addressee;
    if (customer === null || recipient === null) throw new Refusal('code_wrong', 'code');
    refuseCommon(customer, password);
    await secondFactor.demand(customer, given, { purposes: guestPurposes(visitor), field: 'factor_code', visitor });
    const proven = (db: Kysely<Database>): Promise<void> => codes.use(db, checked);
    await this.#replace(customer, password, { visitor, kept: null, event: 'password_reset', proven });
  }

  async #replace(customer: Customer, password: string, { visitor, kept, event, proven }: Replacement): Promise<void> {
    const { access, passwords, standing } = this.#parts;
    const password_hash = await passwords.hash(password);
    const first = (): Promise<void> => standing.hold(customer.id);
    const act = { visitor, kept, event, tale: { kind: event, values: {} }, first };
    await access.make(customer, act, async (db) => {
      await proven(db);
      await db.updateTable('people.customer').set({ password_hash }).where('id', '=', customer.id).execute();
    });
  }
}

function refuseCommon(customer: Customer, password: string): void {
  if (isCommonPassword(password, namesOf(customer))) throw new Refusal('password_too_common', 'password');
}
