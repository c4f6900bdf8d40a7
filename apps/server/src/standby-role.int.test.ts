import { bootDatabase, bootServerProcess, makeDataFolder, type ServerProcess, TestClient } from '@auric/testkit';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const folder = makeDataFolder();
const running: ServerProcess[] = [];
let bucket: S3rver;
let shared: Record<string, string>;

/** What a leader and its standby have in common, beside the database. */
beforeAll(async () => {
  const configureBuckets: { name: string; configs: [] }[] = [{ name: 'files', configs: [] }];
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder.path, configureBuckets });
  const { port } = await bucket.run();
  shared = {
    SANDBOX_HISTORY_DAYS: '1',
    SANDBOX_BACKGROUND_CUSTOMERS: '0',
    AURIC_SECRET: 'a secret of the tests that is long enough',
    AURIC_SEALING_KEY: 'a sealing key of the tests that is long enough',
    FILES_S3_BUCKET: 'files',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_ACCESS_KEY: 'S3RVER',
    FILES_S3_SECRET_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await bucket.close();
  folder.remove();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function boot(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await bootServerProcess({ settings });
  running.push(server);
  return server;
}

test('a standby shares with its leader what it could not go on without', async () => {
  const server = await boot({ ROLE: 'standby', AURIC_SECRET: shared['AURIC_SECRET']! });
  expect(server.output().stderr).toBe(
    'ROLE=standby shares DATABASE_URL, AURIC_SEALING_KEY, FILES_S3_BUCKET with its leader; set what the leader has.\n',
  );
});

test('a standby changes nothing of a database that no leader of its release has made', async () => {
  const database = await bootDatabase({ migrate: false });
  try {
    const server = await boot({ ...shared, DATABASE_URL: database.url, ROLE: 'standby' });
    expect(server.output().stderr).toContain('start a leader of this release first');
    const schemas = sql`select nspname from pg_namespace where nspname in ('journal', 'auric')`;
    expect((await schemas.execute(database.db)).rows).toEqual([]);
  } finally {
    await database.close();
  }
});

test('a standby waits while its leader lives, and goes on where that stopped when it is killed', async () => {
  const database = await bootDatabase({ migrate: false });
  const settings = { ...shared, DATABASE_URL: database.url };
  const replays = sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where application_name = 'auric recovery' and datname = current_database() and state = 'idle'`;
  try {
    const leader = await boot(settings);
    let isReady = false;
    const waiting = boot({ ...settings, ROLE: 'standby' }).finally(() => (isReady = true));
    const waits = async (): Promise<number> => Number((await replays.execute(database.db)).rows[0]?.count);
    await expect.poll(waits, { timeout: 20_000 }).toBeGreaterThan(0);
    const alice = await leader.client().register();
    const order = await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.001', target_price: '58000' });
    expect(isReady).toBe(false);
    await leader.end('SIGKILL');
    const standby = await waiting;
    const again = new TestClient(standby.url);
    again.token = alice.token;
    expect((await again.call('coin/list', { status: 'doing' })).data).toEqual([order]);
    const holders = sql`select 1 from pg_stat_activity where application_name like ${`auric ${standby.pid}@%`}`;
    expect((await holders.execute(database.db)).rows).toHaveLength(1);
    await standby.end();
  } finally {
    await database.close();
  }
}, 120_000);
