import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { bootDatabase } from './boot-database.ts';
import { serverVariable } from './test-server.ts';

test('every boot is a database of its own, and its close leaves nothing behind', async () => {
  const first = await bootDatabase();
  const second = await bootDatabase({ migrate: false });
  await sql`create table only_here (id bigint)`.execute(first.db);
  await expect(sql`select * from only_here`.execute(second.db)).rejects.toThrow('does not exist');
  const name = new URL(first.url).pathname.slice(1);
  const rows = () => sql`select from pg_database where datname = ${name}`.execute(second.db);
  expect((await rows()).rows).toHaveLength(1);
  await first.close();
  expect((await rows()).rows).toHaveLength(0);
  await second.close();
  await second.close();
});

test('where a run has no server, a process has one of its own, which goes with the last database', async () => {
  vi.stubEnv(serverVariable, undefined);
  const only = await bootDatabase();
  const folder = decodeURIComponent(new URL(only.url).searchParams.get('host') ?? '');
  expect(existsSync(folder)).toBe(true);
  await only.close();
  expect(existsSync(folder)).toBe(false);
  vi.unstubAllEnvs();
});
