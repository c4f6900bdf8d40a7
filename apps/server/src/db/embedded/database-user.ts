import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartRefused } from '../../start-refused.ts';

/** Whom the database's processes run as. `uid` and `gid` are set only where this differs from the server's own user. */
export interface DatabaseUser {
  name: string;
  uid?: number;
  gid?: number;
}

const unprivileged = 'postgres';

/**
 * The server's own user; or, because Postgres refuses to run as root, for root the owner of the existing cluster, else
 * the user `postgres`, which is made where the machine has none.
 */
export function databaseUser(cluster: string): DatabaseUser {
  const self = userInfo();
  if (process.getuid?.() !== 0) return { name: self.username };
  const owner = clusterOwner(cluster);
  if (owner !== undefined) return owner;
  const present = readUser((user) => user.name === unprivileged);
  if (present !== undefined) return present;
  createUser();
  const created = readUser((user) => user.name === unprivileged);
  if (created !== undefined) return created;
  throw new StartRefused(
    `Postgres doesn't run as root, and a user "${unprivileged}" couldn't be made; start as another user or make one.`,
  );
}

/** Whether `user` can enter `folder`, asked of the kernel itself. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  return asUser(user, 'cd "$0"', folder);
}

/** Whether `user` can run `file`. */
export function canRun(user: DatabaseUser, file: string): boolean {
  return asUser(user, 'test -x "$0"', file);
}

/** The spawn options that make a child run as `user`. */
export function identity(user: DatabaseUser): { uid?: number; gid?: number } {
  return user.uid === undefined || user.gid === undefined ? {} : { uid: user.uid, gid: user.gid };
}

function asUser(user: DatabaseUser, script: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, path], { cwd: '/', stdio: 'ignore', ...identity(user) }).status === 0;
}

function clusterOwner(cluster: string): DatabaseUser | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.uid === 0) {
    throw new StartRefused(`The database in ${cluster} belongs to root, as whom Postgres doesn't run; chown it first.`);
  }
  return readUser((user) => user.uid === found.uid) ?? { name: String(found.uid), uid: found.uid, gid: found.gid };
}

function readUser(matches: (user: Required<DatabaseUser>) => boolean): DatabaseUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    const user = { name, uid: Number(uid), gid: Number(gid) };
    if (name !== '' && user.uid !== 0 && matches(user)) return user;
  }
  return undefined;
}

/** `useradd` is everywhere but on Alpine, whose `adduser` (BusyBox) has other options. */
function createUser(): void {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', unprivileged]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', unprivileged]],
  ];
  for (const [program, options] of attempts) {
    try {
      execFileSync(program, options, { stdio: 'ignore' });
      return;
    } catch {
      // The next program, or the refusal of the caller, answers for this one.
    }
  }
}
