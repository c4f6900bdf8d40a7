import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../../start-refused.ts';
import { fillCluster } from '../embedded/embedded.ts';
import { copyFile, filesBelow, give } from './copied-files.ts';
import { type Backup, backupFile } from './make-backup.ts';

const backupSchema = z.object({
  version: z.literal(1),
  release: z.string(),
  begunAt: z.string(),
  endedAt: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

/**
 * Makes a data folder out of a backup. The folder must be empty or not exist; a file that is missing, foreign or not as
 * it was copied refuses the whole, and nothing is left behind. Gives what the backup says about itself.
 */
export async function restoreBackup(from: string, dataFolder: string): Promise<Backup> {
  const source = resolve(from);
  const target = resolve(dataFolder);
  const backup = await readBackup(source);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new StartRefused(`The data folder ${target} is not empty; set AURIC_DATA to a new one, nothing was changed.`);
  await refuseForeignFiles(source, backup);
  try {
    await fillCluster(target, async (cluster, owner) => {
      const inPostgres = `postgres${sep}`;
      await makeFolders(join(source, 'postgres'), cluster, owner);
      for (const file of backup.files) {
        const inCluster = file.path.startsWith(inPostgres);
        const place = inCluster ? join(cluster, file.path.slice(inPostgres.length)) : join(target, file.path);
        const copied = await copyFile(join(source, file.path), place, inCluster ? owner : {});
        if (copied?.sha256 !== file.sha256) throw new StartRefused(`The backup is damaged: ${file.path} has changed.`);
      }
    });
  } catch (error) {
    await emptyFolder(target);
    throw error;
  }
  return backup;
}

async function readBackup(source: string): Promise<Backup> {
  let text: string;
  try {
    text = await readFile(join(source, backupFile), 'utf8');
  } catch {
    throw new StartRefused(`There is no backup in ${source}: it has no ${backupFile}.`);
  }
  try {
    return backupSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartRefused(`The ${backupFile} in ${source} can't be read by this release.`, error);
  }
}

/** What a backup doesn't list was not in the data folder: nobody gets to slip a file into a restored database. */
async function refuseForeignFiles(source: string, { files }: Backup): Promise<void> {
  const listed = new Set(files.map(({ path }) => path));
  for (const { path } of files)
    if (!resolve(source, path).startsWith(`${source}${sep}`))
      throw new StartRefused(`The backup names a strange file: ${path}.`);
  for await (const { path, isFolder } of filesBelow(source))
    if (!isFolder && path !== backupFile && !listed.has(path))
      throw new StartRefused(`The backup is damaged: nobody copied ${path}.`);
}

/** Postgres needs its empty folders too, and refuses a data folder that others can look into. */
async function makeFolders(source: string, cluster: string, owner: { uid?: number; gid?: number }): Promise<void> {
  const make = async (folder: string): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await give(folder, owner);
  };
  await make(cluster);
  for await (const { path, isFolder } of filesBelow(source)) if (isFolder) await make(join(cluster, path));
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
