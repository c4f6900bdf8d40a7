import { spawn } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { identity } from './database-user.ts';

/** The database role, and the database, of the embedded server. */
export const databaseName = 'auric';

/**
 * Makes the cluster where there is none. It is made beside its place and then moved there, so that a start that was
 * killed or ran out of disk in the middle never leaves half a database to the next one.
 */
export async function ensureCluster(cluster: string, binaries: Binaries, user: DatabaseUser): Promise<void> {
  if (clusterVersion(cluster) !== undefined) return;
  refuseForeignFiles(cluster);
  discardUnfinished(cluster);
  const unfinished = mkdtempSync(`${cluster}.new-`);
  try {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(unfinished, user.uid, user.gid);
    await runInitdb(unfinished, binaries, user);
    rmSync(cluster, { recursive: true, force: true });
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Refuses a cluster that another major version of Postgres made; its files are not touched. */
export function checkClusterVersion(cluster: string, binaries: Binaries): void {
  const version = clusterVersion(cluster);
  if (version === undefined || version === String(binaries.majorVersion)) return;
  throw new StartRefused(
    `The database in ${cluster} was made by Postgres ${version} and this release brings Postgres ${binaries.majorVersion}; ` +
      'nothing was changed: start the release that made it, dump, and restore into a new AURIC_DATA (docs/OPERATING.md).',
  );
}

/**
 * Lets in the server's own user, the database's, and root, who is both anyway: by the word of the kernel (peer
 * authentication), so that there is no password to leak. Written at every start, as the users may have changed.
 */
export function writeAccessRules(cluster: string, user: DatabaseUser): void {
  const names = new Set(['root', userInfo().username, user.name]);
  writeOwned(cluster, 'pg_hba.conf', 'local all all peer map=auric\nlocal replication all peer map=auric\n', user);
  const rows = [...names].map((name) => `auric "${name}" ${databaseName}\n`);
  writeOwned(cluster, 'pg_ident.conf', rows.join(''), user);
}

function writeOwned(cluster: string, name: string, text: string, user: DatabaseUser): void {
  const file = join(cluster, name);
  writeFileSync(file, text, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

function clusterVersion(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function refuseForeignFiles(cluster: string): void {
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o711 });
  let files: string[];
  try {
    files = readdirSync(cluster);
  } catch {
    return;
  }
  if (files.length === 0) return;
  throw new StartRefused(`The folder ${cluster} holds files but no database; move them away, nothing was changed.`);
}

function discardUnfinished(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(cluster)}.new-`)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** The C locale sorts and prints the same on every machine, which a replayed journal depends on. */
function runInitdb(folder: string, binaries: Binaries, user: DatabaseUser): Promise<void> {
  const options = [
    '-D',
    folder,
    '-U',
    databaseName,
    '--locale=C',
    '--encoding=UTF8',
    '--auth=peer',
    '--data-checksums',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, options, { cwd: '/', env: postgresEnvironment(), ...identity(user) });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartRefused(`The database couldn't be made in ${dirname(folder)}: ${failureIn(output)}.`));
    });
  });
}

/** None of our environment: variables named PG… would change what Postgres does, and secrets don't belong there. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

/** The reason in Postgres's own words: the last line that reports an error, shortened to the message. */
export function failureIn(output: string): string {
  if (output.includes('No space left on device')) return 'the disk is full';
  const lines = output.split('\n').filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  const last = lines.at(-1)?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '');
  return (last ?? 'Postgres gave no reason').trim().replace(/\.$/, '');
}
