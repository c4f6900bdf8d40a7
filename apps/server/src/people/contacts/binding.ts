import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { AccessAct, AccessChange } from '../access-change.ts';
import type { CodeChecking } from '../code-checking.ts';
import type { CheckedCode, Codes } from '../codes.ts';
import type { Confirmation, SignedIn } from '../confirmation.ts';
import type { Customer } from '../directory.ts';
import type { GivenFactor } from '../factors/second-factor.ts';
import { type Identifier, keyOf, recipientOf } from '../identifier.ts';
import type { Standing } from '../standing.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { contactsOf } from './own-codes.ts';

/** An email address or a mobile number that somebody wants to be reached at. */
export type Contact = Exclude<Identifier, { type: 'account' }>;

/** The codes that prove it: one sent to the new address and, where there is an old one of its kind, one sent there. */
export interface ContactProof extends GivenFactor {
  readonly code: string;
  readonly old_code?: string | undefined;
}

export interface BindingParts {
  db: Kysely<Database>;
  access: AccessChange;
  checking: CodeChecking;
  codes: Codes;
  confirmation: Confirmation;
  standing: Standing;
}

const taken = { email: 'email_taken', mobile: 'mobile_taken' } as const;
const events = { email: 'email_changed', mobile: 'mobile_changed' } as const;
const kinds = {
  email: { first: 'mail_bound', other: 'mail_changed' },
  mobile: { first: 'mobile_bound', other: 'mobile_changed' },
} as const;

/**
 * Binds the addresses at which a customer is reached and by which a password is reset. The first of a kind needs a code
 * sent to it. Another one in its place needs a code to the old one too, ends the other sessions, holds the exits, and is
 * told to both.
 */
export class Binding {
  readonly #parts: BindingParts;

  constructor(parts: BindingParts) {
    this.#parts = parts;
  }

  async bind(who: SignedIn, contact: Contact, proof: ContactProof): Promise<void> {
    const { access, checking, codes, confirmation } = this.#parts;
    const customer = await this.#customerOf(who.customer);
    const old = contactsOf(customer).find(({ type }) => type === contact.type) ?? null;
    if (old !== null && keyOf(old) === keyOf(contact)) throw new Refusal('contact_unchanged', contact.type);
    if (old !== null && proof.old_code === undefined) throw new Refusal('old_code_required', 'old_code');
    const used: CheckedCode[] = [(await checking.check(contact, 'bind', proof.code, who.visitor)).checked];
    if (old !== null && proof.old_code !== undefined)
      used.push((await checking.check(old, 'bind', proof.old_code, who.visitor, 'old_code')).checked);
    if (await this.#isTaken(contact)) throw new Refusal(taken[contact.type], contact.type);
    await confirmation.byFactor(who, proof);
    await access.make(customer, this.#actOf(who, contact, old), async (db) => {
      for (const code of used) await codes.use(db, code);
      await write(db, customer.id, contact);
    });
  }

  #actOf({ customer, session, visitor }: SignedIn, { type }: Contact, old: Identifier | null): AccessAct {
    const act = { visitor, event: events[type] } as const;
    if (old === null) {
      const tale = { kind: kinds[type].first, values: {} };
      return { ...act, kept: 'every', tale, first: async () => {} };
    }
    const tale = { kind: kinds[type].other, values: {}, also: [recipientOf(old) ?? ''] };
    return { ...act, kept: { session }, tale, first: () => this.#parts.standing.hold(customer) };
  }

  async #isTaken(contact: Contact): Promise<boolean> {
    const query = this.#parts.db.selectFrom('people.customer').select('id');
    const found =
      contact.type === 'email'
        ? query.where('email', '=', contact.email)
        : query.where('area_code', '=', contact.areaCode).where('mobile', '=', contact.mobile);
    return (await found.executeTakeFirst()) !== undefined;
  }

  #customerOf(id: number): Promise<Customer> {
    return this.#parts.db.selectFrom('people.customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
}

async function write(db: Kysely<Database>, customer: number, contact: Contact): Promise<void> {
  const columns =
    contact.type === 'email' ? { email: contact.email } : { mobile: contact.mobile, area_code: contact.areaCode };
  try {
    await db.updateTable('people.customer').set(columns).where('id', '=', customer).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(taken[contact.type], contact.type);
    throw error;
  }
}
