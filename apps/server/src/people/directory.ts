import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Identifier } from './identifier.ts';
import type { CustomerTable } from './tables.ts';

export type Customer = Selectable<CustomerTable>;

/** The customer that an identifier belongs to, or null. */
export async function findCustomer(db: Kysely<Database>, identifier: Identifier): Promise<Customer | null> {
  const query = db.selectFrom('people.customer').selectAll();
  const found =
    identifier.type === 'email'
      ? query.where('email', '=', identifier.email)
      : identifier.type === 'mobile'
        ? query.where('area_code', '=', identifier.areaCode).where('mobile', '=', identifier.mobile)
        : query.where(sql<string>`lower(account)`, '=', identifier.account.toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** Where messages to a customer go: the email address before the mobile number; null when there is neither. */
export function contactOf(customer: Customer | null): string | null {
  if (customer === null) return null;
  if (customer.email !== null) return customer.email;
  if (customer.mobile !== null) return `+${customer.area_code}${customer.mobile}`;
  return null;
}

/** The names of a customer that a password must not be. */
export function namesOf(customer: Pick<Customer, 'account' | 'email' | 'mobile'>): string[] {
  return [customer.account ?? '', customer.email?.split('@')[0] ?? '', customer.mobile ?? ''];
}
