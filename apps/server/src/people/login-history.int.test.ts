import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Afterwards } from './afterwards.ts';
import { LoginHistory } from './login-history.ts';

const dayMs = 86_400_000;
let database: TestDatabase;
let now = 1_800_000_000_000;

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());

test('a line of the login history is kept as long as the house says, and not longer', async () => {
  await sql`insert into people.customer (account, password_hash, extension_code, created_at)
    values ('keeper', 'x', 'keeper', 0)`.execute(database.db);
  const { id } = await database.db.selectFrom('people.customer').select('id').executeTakeFirstOrThrow();
  const history = new LoginHistory(database.db, new Afterwards(() => undefined), 365 * dayMs, () => now);
  const visitor = { address: '10.0.0.1', device: 'browser' } as Parameters<LoginHistory['add']>[1];
  await history.add(id, visitor, { event: 'login', success: true });
  now += dayMs;
  await history.add(id, visitor, { event: 'login', success: false });
  now += 364 * dayMs;
  await history.sweep();
  expect(await history.latest(id)).toHaveLength(2);
  now += 1;
  await history.sweep();
  expect(await history.latest(id)).toMatchObject([{ success: false }]);
});
