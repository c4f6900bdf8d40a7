import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createClient } from '../connection.ts';
import { copyFile, filesBelow } from './copied-files.ts';

/** Folders whose files Postgres makes anew at every start: only the folders themselves are part of a backup. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files of the running server, and what would make the copy pass for something that it is not. */
const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'backup_manifest',
]);
const controlFile = 'global/pg_control';
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster of a running Postgres to `target` by its own protocol for that, in SQL: between `pg_backup_start`
 * and `pg_backup_stop` the files may change while they are copied, because the log from the start on, which is copied
 * last, repairs them. A start on the copy recovers to the moment at which the backup ended.
 */
export async function copyCluster(url: string, cluster: string, target: string): Promise<void> {
  const client = createClient(url, 'auric backup');
  await client.connect();
  try {
    // The slot keeps the log that the copy needs, and goes with the connection.
    await client.query(`select pg_create_physical_replication_slot('auric_backup_' || pg_backend_pid(), true, true)`);
    const start = await one<{ segment: string }>(
      client,
      `select pg_walfile_name(pg_backup_start('auric', true)) as segment`,
    );
    await copyFiles(cluster, target);
    const stop = await one<{ segment: string; labelfile: string; spcmapfile: string }>(
      client,
      `select pg_walfile_name(lsn) as segment, labelfile, spcmapfile from pg_backup_stop(false)`,
    );
    await writeFile(join(target, 'backup_label'), stop.labelfile, { mode: 0o600, flush: true });
    if (stop.spcmapfile.trim() !== '') throw new Error('The cluster has table spaces, which are not copied.');
    await copyLog(cluster, target, start.segment, stop.segment);
  } finally {
    await client.end();
  }
}

async function copyFiles(cluster: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for await (const { path, isFolder } of filesBelow(cluster)) {
    const [top, ...rest] = path.split('/');
    if (emptied.has(top!) && rest.length > 0) continue;
    if (isFolder) await mkdir(join(target, path), { recursive: true, mode: 0o700 });
    else if (isCopied(path)) await copyFile(join(cluster, path), join(target, path));
  }
  for (const folder of ['pg_wal/archive_status', 'pg_wal/summaries'])
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
  // The control file goes last: it must not be older than anything that it vouches for.
  if ((await copyFile(join(cluster, controlFile), join(target, controlFile))) === null)
    throw new Error('The cluster has no control file.');
}

function isCopied(path: string): boolean {
  const name = path.split('/').at(-1)!;
  if (path === controlFile || left.has(path) || path.startsWith('.s.PGSQL.')) return false;
  return !name.startsWith('pgsql_tmp') && !name.startsWith('pg_internal.init');
}

/** The segments of the write-ahead log from the backup's start to its end; their names sort by age. */
async function copyLog(cluster: string, target: string, first: string, last: string): Promise<void> {
  const copied = new Set<string>();
  for await (const { path } of filesBelow(join(cluster, 'pg_wal'))) {
    if (!segmentName.test(path) || path < first || path > last) continue;
    if (await copyFile(join(cluster, 'pg_wal', path), join(target, 'pg_wal', path))) copied.add(path);
  }
  if (!copied.has(first) || !copied.has(last))
    throw new Error(`The write-ahead log from ${first} to ${last} was not kept.`);
}

async function one<T>(client: pg.Client, text: string): Promise<T> {
  return (await client.query(text)).rows[0] as T;
}
