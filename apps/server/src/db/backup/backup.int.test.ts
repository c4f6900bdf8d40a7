import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootServerProcess, makeDataFolder, type ServerProcess, TestClient } from '@auric/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../connection.ts';
import { startEmbeddedDatabase } from '../embedded/embedded.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const settings = {
  SANDBOX_HISTORY_DAYS: '1',
  SANDBOX_BACKGROUND_CUSTOMERS: '8',
  ORDERS_PER_CUSTOMER_PER_SECOND: '10000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
};
const now = (): Date => new Date();
const home = makeDataFolder();
const folder = (name: string): string => join(home.path, name);
let server: ServerProcess;
let alice: TestClient;
let orderBefore: { id: number };
let backup: string;

/** A fully working house with somebody trading in it, backed up while the market moves. */
beforeAll(async () => {
  server = await bootServerProcess({ settings, dataFolder: folder('first') });
  alice = await server.client().register('keeper');
  orderBefore = await place(alice);
  // Writes go on all the while: a copy that only worked on a quiet database would be none.
  let copying = true;
  const traffic = (async () => {
    while (copying) await placeAndCancel(alice);
  })();
  backup = await makeBackup(server.dataFolder, folder('backups'), now);
  copying = false;
  await traffic;
}, 120_000);

afterAll(async () => {
  await server.close();
  home.remove();
});

function place(client: TestClient): Promise<{ id: number }> {
  return client.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.0002', target_price: '58000' });
}

async function placeAndCancel(client: TestClient): Promise<void> {
  const { id } = await place(client);
  await client.call('coin/cancel', { id });
}

test('a restored backup starts, knows what was answered before, and its journal replays to its hashes', async () => {
  await restoreBackup(backup, folder('second'));
  const restored = await bootServerProcess({ settings, dataFolder: folder('second') });
  try {
    const again = new TestClient(restored.url);
    again.token = alice.token;
    const { data } = await again.call('coin/list', { status: 'doing' });
    expect(data.map((order) => order.id)).toContain(orderBefore.id);
    await placeAndCancel(again);
  } finally {
    await restored.close();
  }
  const database = await startEmbeddedDatabase(folder('second'));
  const client = createClient(database.url, 'test');
  await client.connect();
  const gaps = await client.query(`select count(*)::int as gaps from journal.batch b
    where first_seq > 1 and not exists (select from journal.batch p where p.last_seq = b.first_seq - 1 and p.hash = b.prev_hash)`);
  expect((gaps.rows as { gaps: number }[])[0]!.gaps).toBe(0);
  await client.end();
  await database.stop();
}, 120_000);

test('a backup of a stopped house is as good', async () => {
  const own = await startEmbeddedDatabase(folder('still'));
  const client = createClient(own.url, 'test');
  await client.connect();
  await client.query('create table kept (id bigint); insert into kept values (7)');
  await client.end();
  await own.stop();
  writeFileSync(folder('still/secret'), 'of the house');
  const made = await makeBackup(folder('still'), folder('backups-still'), now);
  await restoreBackup(made, folder('still-again'));
  expect(readFileSync(folder('still-again/secret'), 'utf8')).toBe('of the house');
  const again = await startEmbeddedDatabase(folder('still-again'));
  const reader = createClient(again.url, 'test');
  await reader.connect();
  expect((await reader.query('select id from kept')).rows).toEqual([{ id: 7 }]);
  await reader.end();
  await again.stop();
});

test.each([
  [
    'a changed file',
    (made: string) => appendFileSync(join(made, 'postgres/PG_VERSION'), '9'),
    'PG_VERSION has changed',
  ],
  ['a lost file', (made: string) => rmSync(join(made, 'postgres/global/pg_control')), 'pg_control has changed'],
  [
    'a file slipped in',
    (made: string) => writeFileSync(join(made, 'postgres/postgresql.auto.conf.d'), ''),
    'nobody copied',
  ],
  ['a list that leads out', (made: string) => outward(made), 'a strange file'],
  ['no list', (made: string) => rmSync(join(made, 'backup.json')), 'has no backup.json'],
])('%s refuses the restore and leaves nothing behind', async (_, damage, reason) => {
  const made = folder(`damaged-${reason.length}`);
  cpSync(join(folder('backups-still'), readdirSync(folder('backups-still'))[0]!), made, { recursive: true });
  damage(made);
  await expect(restoreBackup(made, folder('third'))).rejects.toThrow(reason);
  expect(existsSync(folder('third')) ? readdirSync(folder('third')) : []).toEqual([]);
});

function outward(made: string): void {
  const file = join(made, 'backup.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as { files: { path: string }[] };
  list.files.push({ ...list.files[0]!, path: '../../stolen' });
  writeFileSync(file, JSON.stringify(list));
}

test('a data folder that has anything in it is not restored over', async () => {
  await expect(restoreBackup(backup, folder('first'))).rejects.toThrow('is not empty');
});

test('a backup never lies in the data folder that it is of', async () => {
  await expect(makeBackup(folder('first'), folder('first/backups'), now)).rejects.toThrow('must not lie in');
});

test('an interrupted backup leaves no folder that looks like one', async () => {
  await expect(makeBackup(folder('nothing'), folder('backups-none'), now)).rejects.toThrow('no database');
  expect(existsSync(folder('backups-none'))).toBe(false);
});
