import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import { type Customer, findCustomer } from '../../people/directory.ts';
import { readLoginName } from '../../people/identifier.ts';

/**
 * Whom a transfer would go to. Refuses `recipient_not_found`, also for a name that nobody can have; `transfer_to_oneself`;
 * `recipient_unavailable` where the account is closed. What else keeps somebody from receiving, the exchange says.
 */
export async function findRecipient(
  db: Kysely<Database>,
  { user_string, area_code }: { user_string: string; area_code: string },
  giver: number,
): Promise<Customer> {
  const found = await findCustomer(db, readLoginName(user_string.trim(), area_code));
  if (found === null || !found.opened) throw new Refusal('recipient_not_found', 'user_string');
  if (found.id === giver) throw new Refusal('transfer_to_oneself', 'user_string');
  if (found.closed_at > 0) throw new Refusal('recipient_unavailable', 'user_string');
  return found;
}
