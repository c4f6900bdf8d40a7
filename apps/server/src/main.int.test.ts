import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bootDatabase, bootServerProcess, makeDataFolder, type ServerProcess, TestClient } from '@auric/testkit';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './db/embedded/process-identity.ts';

const quick = { SANDBOX_HISTORY_DAYS: '1', SANDBOX_BACKGROUND_CUSTOMERS: '0' };
const running: ServerProcess[] = [];
const folders: { remove(): void }[] = [];

async function boot(settings: Record<string, string> = {}, dataFolder?: string): Promise<ServerProcess> {
  const server = await bootServerProcess({ settings: { ...quick, ...settings }, ...(dataFolder && { dataFolder }) });
  running.push(server);
  return server;
}

function dataFolder(): string {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder.path;
}

afterEach(async () => {
  const servers = running.splice(0);
  await Promise.all(servers.map((server) => server.close()));
  for (const { dataFolder } of servers) await expect.poll(() => databasePid(dataFolder), { timeout: 20_000 }).toBe(0);
  for (const folder of folders.splice(0)) folder.remove();
});

/** The living postmaster of a data folder, or 0. */
function databasePid(folder: string): number {
  const file = join(folder, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return isAlive(pid) ? pid : 0;
}

/** A first start still writes its generated history when it already serves. */
async function expectReady(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
}

/** A refused start: nothing on stdout that claims more, one sentence on stderr. */
async function refusalOf(server: ServerProcess): Promise<string> {
  expect(server.url).toBe('');
  expect(await server.end()).toBe(1);
  const { stderr } = server.output();
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  return stderr.trim();
}

test('it tells where it serves, and SIGTERM ends it with its database and without a trace', async () => {
  const folder = dataFolder();
  const server = await boot({}, folder);
  await expectReady(server.url);
  expect(databasePid(folder)).not.toBe(0);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(databasePid(folder)).toBe(0);
  expect(existsSync(join(folder, 'auric.lock'))).toBe(false);
  expect(server.output().stderr).toBe('');
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test('a customer and an order survive a kill -9', async () => {
  const folder = dataFolder();
  const first = await boot({}, folder);
  const alice = await first.client().register();
  const order = await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.001', target_price: '58000' });
  await first.end('SIGKILL');
  const second = await boot({}, folder);
  const again = new TestClient(second.url);
  again.token = alice.token;
  const { data } = await again.call('coin/list', { status: 'doing' });
  expect(data).toEqual([order]);
});

test('a second start on the same data is refused, and the first one goes on', async () => {
  const first = await boot();
  const second = await boot({}, first.dataFolder);
  expect(await refusalOf(second)).toBe(
    `Auric already runs on the data folder ${first.dataFolder} (process ${first.pid}); stop that one, or set AURIC_DATA to another folder.`,
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a busy port is refused before anything is touched', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = dataFolder();
  const server = await boot({ PORT: String(port) }, folder);
  expect(await refusalOf(server)).toContain(
    `The address 127.0.0.1:${port} can't be used: another program listens there`,
  );
  expect(readdirSync(folder)).toEqual([]);
  other.close();
  await once(other, 'close');
});

test.each([
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not an address of the form'],
  [{ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' }, 'nothing listens there'],
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ MODE: 'live' }, 'start without AURIC_SECRET'],
])('%j is refused in one sentence', async (settings, reason) => {
  const folder = dataFolder();
  expect(await refusalOf(await boot(settings, folder))).toContain(reason);
  expect(readdirSync(folder)).toEqual([]);
});

test('a second Ctrl-C ends the process at once, and the database all the same', async () => {
  const server = await boot();
  process.kill(server.pid, 'SIGINT');
  expect([0, 130]).toContain(await server.end('SIGINT'));
  await expect.poll(() => databasePid(server.dataFolder), { timeout: 20_000 }).toBe(0);
});

test('a Ctrl-C while it starts ends the start, and the database too', async () => {
  const folder = dataFolder();
  const starting = boot({}, folder);
  await expect.poll(() => databasePid(folder), { timeout: 20_000, interval: 5 }).not.toBe(0);
  const lock = Number.parseInt(readFileSync(join(folder, 'auric.lock'), 'utf8'), 10);
  process.kill(lock, 'SIGINT');
  const server = await starting;
  expect(await server.end('SIGINT')).toBeOneOf([0, 130]);
  await expect.poll(() => databasePid(folder), { timeout: 20_000 }).toBe(0);
});

test('without its database it ends at once and says why', async () => {
  const server = await boot();
  process.kill(databasePid(server.dataFolder), 'SIGKILL');
  await expect.poll(() => isAlive(server.pid), { timeout: 20_000 }).toBe(false);
  expect(await server.end()).toBe(70);
  expect(server.output().stderr).toMatch(/^Auric stops: .+\n/);
});

test('with DATABASE_URL it uses that server, and a second one on it is refused', async () => {
  const database = await bootDatabase({ migrate: false });
  try {
    const first = await boot({ DATABASE_URL: database.url });
    await expectReady(first.url);
    expect(readdirSync(first.dataFolder)).toEqual(['sealing-key', 'secret', 'snapshots']);
    const second = await boot({ DATABASE_URL: database.url });
    expect(await refusalOf(second)).toContain('Another server already runs on the database at');
    await first.close();
  } finally {
    await database.close();
  }
});
