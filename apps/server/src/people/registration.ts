import { randomInt } from 'node:crypto';
import type { IdentifierType } from '@auric/api';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { CodeChecking } from './code-checking.ts';
import type { CheckedCode, Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findCustomer, namesOf } from './directory.ts';
import {
  columnsOf,
  type Identifier,
  readAccount,
  readEmail,
  readMobile,
  readUserString,
  recipientOf,
} from './identifier.ts';
import type { Consents } from './consents.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Opening } from './opening.ts';
import type { Passwords } from './passwords.ts';
import type { CustomerTable } from './tables.ts';
import { isUniqueViolation } from './unique-violation.ts';
import type { Visitor } from './visitor.ts';

export interface RegistrationRequest {
  type?: IdentifierType | undefined;
  user_string: string;
  area_code: string;
  code?: string | undefined;
  password: string;
  extension_code?: string | undefined;
  /** Where they live, two letters of ISO 3166, in their own words; a mobile number says it itself. */
  country?: string | undefined;
  /** What the form said that registering agrees to. */
  agreements?: string | undefined;
}

interface NewCustomer {
  identifier: Identifier;
  row: Insertable<CustomerTable>;
  checked: CheckedCode | null;
}

const takenCodes = { account: 'account_taken', email: 'email_taken', mobile: 'mobile_taken' } as const;

export interface RegistrationParts {
  db: Kysely<Database>;
  codes: Codes;
  checking: CodeChecking;
  passwords: Passwords;
  devices: KnownDevices;
  consents: Consents;
  opening: Opening;
  now: () => number;
}

/** Opens accounts for new customers. */
export class Registration {
  readonly #parts: RegistrationParts;

  constructor(parts: RegistrationParts) {
    this.#parts = parts;
  }

  /** Registers a customer and returns the id. The code is used up in the transaction that writes the customer. */
  async register(request: RegistrationRequest, visitor: Visitor): Promise<number> {
    const { checking, passwords, opening } = this.#parts;
    const identifier = readIdentifier(request);
    const columns = columnsOf(identifier);
    const begun = await this.#resume(identifier, request.password);
    if (begun !== null) return begun;
    if (request.agreements !== undefined) this.#parts.consents.check(request.agreements);
    const { country = '' } = request;
    await opening.admit(identifier, country);
    if (isCommonPassword(request.password, namesOf(columns))) throw new Refusal('password_too_common', 'password');
    const referrer = await this.#referrerOf(request.extension_code);
    let checked: CheckedCode | null = null;
    if (recipientOf(identifier) !== null) {
      if (request.code === undefined) throw new Refusal('code_format', 'code');
      ({ checked } = await checking.check(identifier, 'register', request.code, visitor));
    }
    const row = {
      ...columns,
      country,
      password_hash: await passwords.hash(request.password),
      extension_code: invitationCode(),
      referrer,
      lang: visitor.lang,
      created_at: this.#parts.now(),
    };
    const customer = await this.#insert(request, { identifier, row, checked }, visitor);
    await opening.open(customer);
    return customer;
  }

  /**
   * Whoever registered a moment ago, and lost the answer because the exchange could not be reached, comes back with the
   * same name and password: the registration goes on where it stopped.
   */
  async #resume(identifier: Identifier, password: string): Promise<number | null> {
    const { db, passwords, opening } = this.#parts;
    const customer = await findCustomer(db, identifier);
    if (customer === null || customer.opened) return null;
    if (!(await passwords.verify(password, customer.password_hash))) return null;
    await opening.open(customer.id);
    return customer.id;
  }

  async #insert(
    { agreements }: RegistrationRequest,
    { identifier, row, checked }: NewCustomer,
    visitor: Visitor,
  ): Promise<number> {
    const { codes, devices, consents } = this.#parts;
    try {
      return await this.#parts.db.transaction().execute(async (db) => {
        if (checked !== null) await codes.use(db, checked);
        const { id } = await db.insertInto('people.customer').values(row).returning('id').executeTakeFirstOrThrow();
        await devices.remember(id, visitor, db);
        if (agreements !== undefined) await consents.agree(id, agreements, visitor, db);
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal(takenCodes[identifier.type], 'user_string');
      throw error;
    }
  }

  async #referrerOf(invitation: string | undefined): Promise<number | null> {
    if (invitation === undefined || invitation === '') return null;
    const row = await this.#parts.db
      .selectFrom('people.customer')
      .select('id')
      .where('extension_code', '=', invitation.toUpperCase())
      .where('opened', '=', true)
      .where('closed_at', '=', 0)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('invitation_unknown', 'extension_code');
    return row.id;
  }
}

function readIdentifier({ type, user_string, area_code }: RegistrationRequest): Identifier {
  if (type === 'email') return readEmail(user_string);
  if (type === 'mobile') return readMobile(user_string, area_code);
  if (type === 'account') return readAccount(user_string);
  return readUserString(user_string, area_code);
}

/** Eight signs that nobody mistakes for one another when they are read aloud or from a poster. */
function invitationCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
}
