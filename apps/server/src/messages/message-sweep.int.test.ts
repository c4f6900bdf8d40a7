import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MessageSweep } from './message-sweep.ts';
import { makeReader } from './reader.test-support.ts';

const dayMs = 86_400_000;
const now = 2_000 * dayMs;
let database: TestDatabase;
let customer: number;

beforeAll(async () => {
  database = await bootDatabase();
  customer = await makeReader(database);
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('messages.message').execute());

interface Old {
  days: number;
  read?: boolean;
  shown?: boolean;
  letter?: 'waiting' | 'sent';
}

async function message(key: string, { days, read = false, shown = true, letter }: Old): Promise<void> {
  const created_at = now - days * dayMs;
  const about = { kind: 'welcome', topic: 'account', vals: '{}', freeze_path: '', key, customer, shown, created_at };
  const { id } = await database.db
    .insertInto('messages.message')
    .values({ ...about, read_at: read ? created_at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (letter === undefined) return;
  const sent = { message: id, medium: 'mail' as const, recipient: 'a@example.com', state: letter };
  await database.db
    .insertInto('messages.letter')
    .values({ ...sent, due_at: created_at, created_at, ended_at: null })
    .execute();
}

async function keysAfterSweep(keptDays: number, unreadKeptDays: number): Promise<string[]> {
  await new MessageSweep(database.db, { keptDays, unreadKeptDays }, () => now).sweep();
  const rows = await database.db.selectFrom('messages.message').select('key').orderBy('id').execute();
  return rows.map(({ key }) => key);
}

it('takes what was read when its time is over, and what nobody has read later', async () => {
  await message('read', { days: 366, read: true, letter: 'sent' });
  await message('read lately', { days: 364, read: true });
  await message('unread', { days: 366 });
  await message('never shown', { days: 366, shown: false });
  await message('unread for years', { days: 1_096 });
  expect(await keysAfterSweep(365, 1_095)).toEqual(['read lately', 'unread']);
  expect(await database.db.selectFrom('messages.letter').select('id').execute()).toEqual([]);
});

it('keeps what is still to be delivered, and what is unread no shorter than what was read', async () => {
  await message('on its way', { days: 5_000, read: true, letter: 'waiting' });
  await message('unread', { days: 300 });
  expect(await keysAfterSweep(365, 30)).toEqual(['on its way', 'unread']);
});
