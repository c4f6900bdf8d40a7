import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { AccessChange } from './access-change.ts';
import type { Allowances, AllowanceRule } from './allowance.ts';
import type { CodeChecking } from './code-checking.ts';
import type { Codes } from './codes.ts';
import type { Confirmation, SignedIn } from './confirmation.ts';
import { checkOwnCode } from './contacts/own-codes.ts';
import type { GivenFactor } from './factors/second-factor.ts';
import type { Passwords } from './passwords.ts';
import type { Standing } from './standing.ts';
import { Turns } from './turns.ts';

/** Five wrong ones, and one more each day: 370 guesses in a year at a million, for whoever is signed in. */
const guesses: AllowanceRule = { atOnce: 5, backEveryMs: 86_400_000 };
const hourMs = 3_600_000;

export interface PayPasswordParts {
  db: Kysely<Database>;
  access: AccessChange;
  allowances: Allowances;
  checking: CodeChecking;
  codes: Codes;
  confirmation: Confirmation;
  passwords: Passwords;
  standing: Standing;
  /** Six digits are hashed with a secret of the server: without it a million hashes would give them all away. */
  key: Buffer;
}

/** The fund password: six digits that confirm each payment out, beside the session that asks for it. */
export class PayPassword {
  readonly #parts: PayPasswordParts;
  /** Guesses of one customer are looked at one after the other: a right one gives back what it counted before the next is. */
  readonly #turns = new Turns();

  constructor(parts: PayPasswordParts) {
    this.#parts = parts;
  }

  /** Sets it by a code to an own address. Another one in its place holds the exits for a day. */
  async set(
    who: SignedIn,
    { password, code, ...given }: { password: string; code: string } & GivenFactor,
  ): Promise<void> {
    const { access, allowances, checking, codes, confirmation, passwords, standing } = this.#parts;
    if (isSimple(password)) throw new Refusal('pay_password_too_simple', 'password');
    const customer = await this.#customerOf(who.customer);
    const { visitor } = who;
    const checked = await checkOwnCode(checking, { customer, scene: 'pay_password', code, visitor });
    await confirmation.byFactor(who, given);
    const pay_password_hash = await passwords.hash(this.#peppered(customer.id, password));
    const isFirst = customer.pay_password_hash === null;
    const act = {
      visitor,
      kept: isFirst ? 'every' : { session: who.session },
      event: 'pay_password_changed',
      tale: { kind: isFirst ? 'pay_password_set' : 'pay_password_changed', values: {} },
      first: isFirst ? async () => {} : () => standing.hold(customer.id),
    } as const;
    await access.make(customer, act, async (db) => {
      await codes.use(db, checked);
      await db.updateTable('people.customer').set({ pay_password_hash }).where('id', '=', customer.id).execute();
    });
    await allowances.forget(subjectOf(customer.id));
  }

  /**
   * Checks it before a payment. Refuses `pay_password_required` where none is set, `pay_password_wrong`, and
   * `pay_password_locked` after five wrong ones, counted before they are looked at.
   */
  verify(customer: number, password: string): Promise<void> {
    return this.#turns.take(String(customer), () => this.#verify(customer, password));
  }

  async #verify(customer: number, password: string): Promise<void> {
    const { allowances, passwords } = this.#parts;
    const { pay_password_hash } = await this.#customerOf(customer);
    if (pay_password_hash === null) throw new Refusal('pay_password_required', 'pay_password');
    const { within, waitMs } = await allowances.take(subjectOf(customer), guesses);
    if (!within) {
      const hours = Math.max(1, Math.ceil(waitMs / hourMs));
      throw new Refusal('pay_password_locked', 'pay_password', { hours });
    }
    if (!(await passwords.verify(this.#peppered(customer, password), pay_password_hash)))
      throw new Refusal('pay_password_wrong', 'pay_password');
    await allowances.forget(subjectOf(customer));
  }

  #peppered(customer: number, password: string): string {
    return createHmac('sha256', this.#parts.key).update(`${customer}\n${password}`).digest('base64');
  }

  #customerOf(id: number) {
    return this.#parts.db.selectFrom('people.customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
}

function subjectOf(customer: number): string {
  return `pay-password/${customer}`;
}

/** One digit only, or digits in a row, up or down: what everybody tries first. */
function isSimple(password: string): boolean {
  const digits = Array.from(password, Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((one) => one === step));
}
