import type { Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { contactOf, type Customer, findCustomer } from './directory.ts';
import { type Identifier, keyOf, recipientOf } from './identifier.ts';

/** Whom an identifier names, and where a code for them goes. */
export interface Addressee {
  readonly customer: Customer | null;
  /** The email address or mobile number; null where there is none. */
  readonly recipient: string | null;
  /** One text for the place or, where there is none, for the name. */
  readonly address: string;
  /** Whose limits count: the customer's, however they were named, else the name's. */
  readonly subject: string;
}

/**
 * Finds the addressee of a code: whoever forgot a password may name the account instead of its contact. One look at
 * the register, whoever is named.
 */
export async function addresseeOf(db: Kysely<Database>, identifier: Identifier, scene: Scene): Promise<Addressee> {
  const customer = await findCustomer(db, identifier);
  const byAccount = identifier.type === 'account' && scene !== 'register';
  const recipient = byAccount ? contactOf(customer) : recipientOf(identifier);
  return {
    customer,
    recipient,
    address: recipient ?? `account:${keyOf(identifier)}`,
    subject: customer === null ? `name:${keyOf(identifier)}` : `customer:${customer.id}`,
  };
}
