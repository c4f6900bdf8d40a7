import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import { runningDatabase, startEmbeddedDatabase } from '../embedded/embedded.ts';
import { copyCluster } from './base-backup.ts';
import { type CopiedFile, copyFile, digestOf, filesBelow } from './copied-files.ts';

/** What a backup says about itself: `backup.json` beside its files. */
export interface Backup {
  version: 1;
  release: string;
  /** When it was begun and ended, ISO 8601 in UTC. Everything that was answered before the begin is in it. */
  begunAt: string;
  endedAt: string;
  files: CopiedFile[];
}

export const backupFile = 'backup.json';
/** Not part of a backup: the database has a way of its own, and a lock or a log belongs to one process. */
const leftOut = /^(postgres|postgres\.log(\.1)?|auric\.lock(\.\d+)?)$/;

/**
 * Copies a data folder into a new folder below `target`, while its server runs or when it doesn't, and gives the folder.
 * Whatever was answered before the call is in the backup. Refuses, with nothing left behind, what can't work.
 */
export async function makeBackup(dataFolder: string, target: string, now: () => Date): Promise<string> {
  const source = resolve(dataFolder);
  if (!existsSync(join(source, 'postgres'))) throw new StartRefused(`There is no database in ${source} to back up.`);
  if (resolve(target).startsWith(`${source}/`) || resolve(target) === source)
    throw new StartRefused('A backup must not lie in the data folder that it is of.');
  const begunAt = now().toISOString();
  const folder = join(resolve(target), `auric-${begunAt.replaceAll(':', '-').slice(0, 19)}`);
  if (existsSync(folder)) throw new StartRefused(`The folder ${folder} is there already.`);
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    // Snapshots and archived parts first: nothing in them may be newer than the journal of the database.
    await copyFolder(source, unfinished);
    await copyDatabase(source, join(unfinished, 'postgres'));
    const files = await digestAll(unfinished);
    const backup: Backup = { version: 1, release: await release(), begunAt, endedAt: now().toISOString(), files };
    await writeFile(join(unfinished, backupFile), `${JSON.stringify(backup, null, 1)}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyFolder(source: string, target: string): Promise<void> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    if (entry.isFile()) await copyFile(join(source, entry.name), join(target, entry.name));
    if (!entry.isDirectory()) continue;
    for await (const { path, isFolder } of filesBelow(source, entry.name))
      if (!isFolder) await copyFile(join(source, path), join(target, path));
  }
}

/** The database of a server that runs, or one that is started for the copy alone. */
async function copyDatabase(source: string, target: string): Promise<void> {
  const running = runningDatabase(source);
  if (running !== undefined) return copyCluster(running.url, running.cluster, target);
  const own = await startEmbeddedDatabase(source);
  try {
    const { url, cluster } = runningDatabase(source)!;
    await copyCluster(url, cluster, target);
  } finally {
    await own.stop();
  }
}

async function digestAll(folder: string): Promise<CopiedFile[]> {
  const files: CopiedFile[] = [];
  for await (const { path, isFolder } of filesBelow(folder))
    if (!isFolder) files.push({ path, ...(await digestOf(join(folder, path))) });
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

async function release(): Promise<string> {
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
