import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { sandboxLeads } from './copy-people.ts';

/** What the sandbox's leads say of themselves, once: what stands there already stays. */
export async function sayProfiles(db: Kysely<Database>, backgroundCustomers: number, now: number): Promise<void> {
  const leads = sandboxLeads(backgroundCustomers);
  if (leads.length === 0) return;
  await db
    .insertInto('copying.lead_profile')
    .values(leads.map(({ customer, name, profile }) => ({ lead: customer, name, profile, updated_at: now })))
    .onConflict((conflict) => conflict.column('lead').doNothing())
    .execute();
}
