import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxLeads } from './copy-people.ts';
import { sayProfiles } from './lead-profiles.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());

it('says once who the leads of the sandbox are', async () => {
  const { db } = database;
  const said = () => db.selectFrom('copying.lead_profile').select(['lead', 'name']).orderBy('lead').execute();
  await sayProfiles(db, 0, 1);
  expect(await said()).toEqual([]);
  await sayProfiles(db, 24, 1);
  await db.updateTable('copying.lead_profile').set({ name: 'Renamed' }).where('lead', '=', 3001).execute();
  await sayProfiles(db, 24, 2);
  const names = sandboxLeads(24).map(({ customer, name }) => ({ lead: customer, name }));
  expect(await said()).toEqual([{ lead: 3001, name: 'Renamed' }, ...names.slice(1)]);
});
