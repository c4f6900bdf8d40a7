import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '@auric/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../connection.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { isAlive } from './process-identity.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let remove: () => void;
let children: ChildProcess[];

beforeEach(() => {
  ({ path: folder, remove } = makeDataFolder());
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await expect.poll(postmasterPid, { timeout: 20_000 }).toBe(0);
  remove();
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = createClient(url, 'test');
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** The living postmaster of the test's folder, or 0. */
function postmasterPid(): number {
  const file = join(folder, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return isAlive(pid) ? pid : 0;
}

/** Another process that starts a database on `data` and then waits; resolves with its first line. */
async function startElsewhere(data: string, user: { uid?: number; gid?: number } = {}) {
  const program = `
    import { startEmbeddedDatabase } from ${JSON.stringify(fileURLToPath(new URL('embedded.ts', import.meta.url)))};
    const database = await startEmbeddedDatabase(process.argv[1]).catch((error) => ({ url: error.message, stop() {} }));
    console.log(database.url);
    process.on('SIGTERM', async () => { await database.stop(); process.exit(0); });
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: line.toString().trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

test('what is written is there after a stop and a start, and a stop leaves no process and no lock', async () => {
  const first = await startEmbeddedDatabase(folder);
  await query(first.url, 'create table kept (id bigint); insert into kept values (7)');
  await first.stop();
  expect(postmasterPid()).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log']);
  const second = await startEmbeddedDatabase(folder);
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await second.stop();
});

test('commits are on the disk, text sorts by bytes, and nothing listens on the network', async () => {
  const database = await startEmbeddedDatabase(folder);
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'listen_addresses',
    'lc_collate',
    'server_encoding',
  ];
  const rows = await query(
    database.url,
    `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()}) union all
     select 'lc_collate', datcollate from pg_database where datname = current_database() order by name`,
  );
  await database.stop();
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'lc_collate', setting: 'C' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
});

test('a second start on the same data is refused with the process that has it, and disturbs nothing', async () => {
  const { child, line } = await startElsewhere(folder);
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
    `Auric already runs on the data folder ${folder} (process ${child.pid});`,
  );
  expect(await query(line, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end(child, 'SIGTERM');
});

test('a server that is killed takes its database along, and the next start has what was committed', async () => {
  const { child, line } = await startElsewhere(folder);
  await query(line, 'create table kept (id bigint); insert into kept values (7)');
  await end(child, 'SIGKILL');
  await expect.poll(postmasterPid, { timeout: 20_000 }).toBe(0);
  const next = await startEmbeddedDatabase(folder);
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await next.stop();
});

test('a start in the instant after a kill waits for the old database and works', async () => {
  for (let round = 0; round < 3; round++) {
    const { child, line } = await startElsewhere(folder);
    expect(line).toMatch(/^postgresql:/);
    await end(child, 'SIGKILL');
  }
});

test.runIf(process.platform === 'linux')(
  'a database that outlived its server and its guard is stopped and replaced',
  async () => {
    const { child, line } = await startElsewhere(folder);
    await query(line, 'create table kept (id bigint); insert into kept values (7)');
    const survivor = postmasterPid();
    killGuards(survivor);
    await end(child, 'SIGKILL');
    expect(isAlive(survivor)).toBe(true);
    const lines: string[] = [];
    const next = await startEmbeddedDatabase(folder, (text) => lines.push(text));
    expect(lines).toContain('Stopping the database of a server that was killed');
    expect(isAlive(survivor)).toBe(false);
    expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }]);
    await next.stop();
  },
);

/** Kills the shells that watch over a postmaster: its parent, and that one's other child. */
function killGuards(postmaster: number): void {
  const stat = readFileSync(`/proc/${postmaster}/stat`, 'latin1');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  const listed = () => readFileSync(`/proc/${parent}/task/${parent}/children`, 'latin1').trim().split(' ').map(Number);
  // Linux may leave one out of this list while another ends (proc(5)): both are there, so both are waited for.
  let children = listed();
  for (let look = 0; children.length < 2 && look < 1_000; look++) children = listed();
  for (const pid of [parent, ...children]) if (pid !== postmaster) process.kill(pid, 'SIGKILL');
}

test('the end of the database is reported, and the next start recovers', async () => {
  const database = await startEmbeddedDatabase(folder);
  await query(database.url, 'create table kept (id bigint); insert into kept values (7)');
  process.kill(postmasterPid(), 'SIGKILL');
  await database.ended;
  await database.stop();
  const next = await startEmbeddedDatabase(folder);
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await next.stop();
});

test('a lock file whose process id now belongs to a stranger does not stop a start', async () => {
  await (await startEmbeddedDatabase(folder)).stop();
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n\nready\n`);
  writeFileSync(join(folder, 'auric.lock'), `${process.pid} 1 another-boot`);
  const database = await startEmbeddedDatabase(folder);
  await database.stop();
});

test('data of another major version is refused and not touched', async () => {
  await (await startEmbeddedDatabase(folder)).stop();
  const version = join(folder, 'postgres', 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
    /^The database in \S+ was made by Postgres 17 and this release brings Postgres 18; nothing was changed/,
  );
  expect(readFileSync(version, 'utf8')).toBe('17\n');
  expect(existsSync(join(folder, 'auric.lock'))).toBe(false);
});

test('files that are no database are refused and not touched', async () => {
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'photo.jpg'), 'mine');
  if (isRoot) chmodSync(join(folder, 'postgres'), 0o777);
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(/holds files but no database|belongs to root/);
  expect(readFileSync(join(folder, 'postgres', 'photo.jpg'), 'utf8')).toBe('mine');
});

test('a first start that was killed half-way leaves nothing in the way of the next', async () => {
  mkdirSync(join(folder, 'postgres.new-abc123'));
  writeFileSync(join(folder, 'postgres.new-abc123', 'PG_VERSION'), '18\n');
  const database = await startEmbeddedDatabase(folder);
  await database.stop();
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log']);
});

test('a data folder whose path leads through a file is refused in one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedDatabase(join(file, 'data'))).rejects.toThrow(
    `The data folder ${join(file, 'data')} can't be used: a part of the path is a file, not a folder.`,
  );
});

test('a data folder too deep for a socket works, and the socket is cleared away', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const database = await startEmbeddedDatabase(deep);
  const sockets = new URL(database.url).searchParams.get('host') ?? '';
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(sockets.startsWith(deep)).toBe(false);
  await database.stop();
  expect(existsSync(sockets)).toBe(false);
});

test.runIf(isRoot)(
  'as root, a folder closed to the database user gets a database outside of it, and says so',
  async () => {
    chmodSync(folder, 0o700);
    const lines: string[] = [];
    const first = await startEmbeddedDatabase(folder, (text) => lines.push(text));
    const [line = ''] = lines;
    const outside = /is kept in (\S+)$/.exec(line)?.[1] ?? '';
    expect(lstatSync(join(folder, 'postgres')).isSymbolicLink()).toBe(true);
    await query(first.url, 'create table kept (id bigint)');
    await first.stop();
    const second = await startEmbeddedDatabase(folder);
    expect(await query(second.url, 'select id from kept')).toEqual([]);
    await second.stop();
    rmSync(dirname(outside), { recursive: true });
  },
);

test.runIf(isRoot)('a full disk is refused before anything is written', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=711', 'tmpfs', disk]).status === 0;
  if (!mounted) return;
  try {
    await expect(startEmbeddedDatabase(disk)).rejects.toThrow(/^The disk of \S+ is full: 6\d MB are free/);
    expect(readdirSync(disk)).toEqual([]);
  } finally {
    spawnSync('umount', [disk]);
  }
});

const nobody = { uid: 65_534, gid: 65_534 };
const nobodyCanRun = isRoot && spawnSync('/bin/sh', ['-c', `test -r ${import.meta.filename}`], nobody).status === 0;

test.runIf(nobodyCanRun)('as an ordinary user it runs as that user, and an unwritable folder is refused', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  spawnSync('chown', ['65534:65534', own]);
  const { child, line } = await startElsewhere(own, nobody);
  expect(line).toMatch(/^postgresql:/);
  expect(lstatSync(join(own, 'postgres')).uid).toBe(nobody.uid);
  await end(child, 'SIGTERM');
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  const refused = await startElsewhere(closed, nobody);
  expect(refused.line).toBe(
    `The data folder ${closed} can't be used: this user may not write there. Set AURIC_DATA to another one.`,
  );
});

test.runIf(nobodyCanRun)('another user of the machine does not even reach the socket', async () => {
  const database = await startEmbeddedDatabase(folder);
  const socket = join(new URL(database.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const program = `require('node:net').connect(process.argv[1]).on('connect', () => console.log('in'))
    .on('error', (error) => console.log(error.code)).on('connect', () => process.exit())`;
  const knock = (user: object) => spawnSync(process.execPath, ['-e', program, socket], { encoding: 'utf8', ...user });
  expect(knock({}).stdout.trim()).toBe('in');
  expect(knock(nobody).stdout.trim()).toBe('EACCES');
  await database.stop();
});
