import { bootDatabase, type TestClient, type TestDatabase } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './db/connection.ts';

let database: TestDatabase;
let server: TestServer;
let client: TestClient;
const lines: string[] = [];

beforeAll(async () => {
  database = await bootDatabase();
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '2',
    SANDBOX_BACKGROUND_CUSTOMERS: '0',
    // What is asked until the whole pool is open must not use up what may be asked afterwards.
    REQUESTS_PER_ADDRESS_PER_MINUTE: '60000',
    REQUESTS_PER_CUSTOMER_PER_MINUTE: '60000',
  };
  server = await bootServer({ settings, fail: (reason) => lines.push(reason) });
  client = await server.client().register();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Backend {
  pid: number;
  name: string;
}

async function backends(): Promise<Backend[]> {
  const { rows } = await sql<Backend>`
    select pid, application_name as name from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    database.db,
  );
  return rows;
}

async function readyz(): Promise<{ code: number; reason: string | undefined }> {
  const response = await fetch(`${server.url}/readyz`);
  const { reason } = (await response.json()) as { reason?: string };
  return { code: response.status, reason };
}

const expectReady = (): Promise<void> =>
  expect.poll(readyz, { timeout: 30_000, interval: 250 }).toMatchObject({ code: 200 });

test('backends of the pool that are stopped fail their reads in time, not the server, and are replaced', async () => {
  await expectReady();
  let stopped: Backend[] = [];
  const wholePool = async (): Promise<number> => {
    await Promise.all(Array.from({ length: 8 }, () => client.codeOf('wallet/list', {})));
    stopped = (await backends()).filter(({ name }) => name === 'auric');
    return stopped.length;
  };
  await expect.poll(wholePool, { timeout: 15_000 }).toBe(2);
  for (const { pid } of stopped) process.kill(pid, 'SIGSTOP');
  try {
    const asked = client.send('user/login', { user_string: 'nobody', password: 'Wrong-Horse-9' });
    await expect.poll(readyz, { timeout: 15_000 }).toMatchObject({
      code: 503,
      reason: 'the database does not answer',
    });
    expect((await asked).status).toBe(503);
    await expectReady();
    const login = () => client.codeOf('user/login', { user_string: 'nobody', password: 'Wrong-Horse-9' });
    await expect.poll(login, { timeout: 15_000, interval: 500 }).toBe('login_failed');
  } finally {
    for (const { pid } of stopped) process.kill(pid, 'SIGCONT');
  }
  expect(lines).toEqual([]);
});

test('while a lock keeps the epoch from being asked for, nothing is read from memory and the server is not ready', async () => {
  await expectReady();
  const other = createClient(database.url, 'auric test lock');
  await other.connect();
  try {
    await other.query('begin; lock table journal.epoch in access exclusive mode');
    await expect.poll(readyz, { timeout: 10_000 }).toMatchObject({
      code: 503,
      reason: 'the store can not be asked who leads',
    });
    await expect(server.exchange.query({ type: 'assets' })).rejects.toThrow('unavailable');
    await other.query('rollback');
    await expectReady();
    expect((await server.exchange.query({ type: 'assets' })).value).not.toEqual([]);
  } finally {
    await other.end();
  }
  expect(lines).toEqual([]);
});

test('a killed connection of every kind but the journal is replaced, and nobody notices for long', async () => {
  await expectReady();
  const killed = (await backends()).filter(({ name }) => name !== 'auric journal' && name !== 'auric test');
  const kinds = new Set(killed.map(({ name }) => name.replace(/ \d.*/, ' lock')));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['auric', 'auric epoch', 'auric history', 'auric lock', 'auric projector']),
  );
  for (const { pid } of killed) await sql`select pg_terminate_backend(${pid})`.execute(database.db);
  // Whoever was reading at that moment is told to come back.
  await expect.poll(() => client.codeOf('wallet/list', {})).toBe('ok');
  await expectReady();
  await server.exchange.query({ type: 'assets' });
  await expect
    .poll(async () => (await backends()).some(({ name }) => /^auric \d/.test(name)), { timeout: 10_000 })
    .toBe(true);
  expect(lines).toEqual([]);
});

test('the connection of the journal is the one whose loss ends the server', async () => {
  const [journal] = (await backends()).filter(({ name }) => name === 'auric journal');
  await sql`select pg_terminate_backend(${journal!.pid})`.execute(database.db);
  await expect.poll(() => lines.join(), { timeout: 5_000 }).toContain('the connection of the journal is lost');
});
