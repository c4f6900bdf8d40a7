import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootDatabase } from './boot-database.ts';

test('every boot is a database of its own, and the last close leaves nothing behind', async () => {
  const first = await bootDatabase();
  const second = await bootDatabase({ migrate: false });
  const folder = decodeURIComponent(new URL(first.url).searchParams.get('host') ?? '');
  await sql`create table only_here (id bigint)`.execute(first.db);
  await expect(sql`select * from only_here`.execute(second.db)).rejects.toThrow('does not exist');
  expect(existsSync(folder)).toBe(true);
  await first.close();
  await second.close();
  await second.close();
  expect(existsSync(folder)).toBe(false);
});
