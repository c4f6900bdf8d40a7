import type { TestDatabase } from '@auric/testkit';

/** Makes a customer who can be told something, and gives the id. */
export async function makeReader({ db }: Pick<TestDatabase, 'db'>): Promise<number> {
  const row = { account: 'reader', password_hash: 'x', extension_code: 'READER', created_at: 0 };
  const made = db.insertInto('people.customer').values(row).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}
