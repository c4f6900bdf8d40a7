import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectServer } from './server-check.ts';
import { connectionName, lockServer } from './server-lock.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await bootDatabase({ migrate: false });
  const rules = join(new URL(database.url).searchParams.get('host') ?? '', 'pg_hba.conf');
  const before = readFileSync(rules, 'utf8');
  writeFileSync(rules, 'local all carol scram-sha-256\n');
  appendFileSync(rules, before);
  await sql`create role carol login password 'right'`.execute(database.db);
  await sql`select pg_reload_conf()`.execute(database.db);
});

afterAll(() => database.close());

function urlWith(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

test('a server that fits is taken', async () => {
  const client = await connectServer(database.url, 'test');
  await client.end();
});

const place = /^The database at \S+ can't be used: /;

test.each<[string, () => string, string]>([
  ['no address', () => 'localhost:5432', 'DATABASE_URL is not an address of the form'],
  ['another protocol', () => 'mysql://root@localhost/a', 'DATABASE_URL is not an address of the form'],
  ['a closed port', () => 'postgresql://a:secret@127.0.0.1:1/a', 'nothing listens there'],
  ['an unknown host', () => 'postgresql://a:secret@nowhere.invalid/a', 'the host'],
  [
    'no such socket',
    () => urlWith((url) => url.searchParams.set('host', '/nowhere')),
    'there is no socket of that name',
  ],
  ['no such database', () => urlWith((url) => (url.pathname = '/nowhere')), 'there is no database of that name'],
  ['a user that is not let in', () => urlWith((url) => (url.username = 'mallory')), 'the user is not let in'],
  [
    'a wrong password',
    () =>
      urlWith((url) => {
        url.username = 'carol';
        url.password = 'secret';
      }),
    'the user or the password is wrong',
  ],
  [
    'a user without rights',
    () =>
      urlWith((url) => {
        url.username = 'carol';
        url.password = 'right';
      }),
    'its user may not create schemas in it',
  ],
])('%s is refused in one sentence without the password', async (_name, url, reason) => {
  const refusal = await connectServer(url(), 'test').then(
    () => 'it was accepted',
    (error: Error) => error.message,
  );
  expect(refusal).toContain(reason);
  expect(refusal).not.toContain('secret');
  expect(refusal).toMatch(/^[^\n]+\.$/);
  if (!reason.startsWith('DATABASE_URL')) expect(refusal).toMatch(place);
});

test('a second server on one database is refused with the name of the first, until that is gone', async () => {
  const first = await connectServer(database.url, connectionName());
  const second = await connectServer(database.url, connectionName());
  await lockServer(first, 'here');
  await expect(lockServer(second, 'here')).rejects.toThrow(
    `Another server already runs on the database at here (auric ${process.pid}@`,
  );
  await first.end();
  await lockServer(second, 'here');
  await second.end();
});
