import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prepareDataFolder } from '../../data-folder.ts';
import { refuseFolder, StartRefused } from '../../start-refused.ts';
import { checkRuns, findBinaries, reachableBinaries } from './binaries.ts';
import { checkClusterVersion, databaseName, ensureCluster, writeAccessRules } from './cluster.ts';
import type { DatabaseUser } from './database-user.ts';
import { canEnter, databaseUser, identity } from './database-user.ts';
import { lockFolder } from './folder-lock.ts';
import type { PostmasterPlace } from './postmaster.ts';
import { runningSocketFolder, socketName, startPostmaster, stopSurvivor } from './postmaster.ts';

export interface EmbeddedDatabase {
  /** Connects to the database as the server; good for `openDatabase`, in this process and its children. */
  url: string;
  /** Resolves with the reason when the database ended, asked for or not. */
  ended: Promise<string>;
  /** Ends the database in an orderly way, at the latest after about ten seconds, and frees the data folder. */
  stop(): Promise<void>;
}

/** Where a root server puts what the database's user couldn't reach inside a closed folder such as /root. */
const shelter = '/var/lib/auric';
const bytesPerMb = 1024 * 1024;
/** A first start was measured to take 620 MB: the cluster, its write-ahead log, and the history before the first trade. */
const firstStartFreeMb = 768;
/** A later start only needs room to recover. */
const laterStartFreeMb = 256;
const socketPathBytesMax = 103;

/**
 * Starts a real Postgres on `dataFolder`, making the cluster on the first start. Refuses with one sentence what can't
 * work: a folder in use, unwritable or of another major version, a full disk, a machine that can't run it.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  report: (line: string) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const folder = prepareDataFolder(resolve(dataFolder));
  const lock = lockFolder(folder);
  try {
    return await startLocked(folder, report, () => lock.release());
  } catch (error) {
    lock.release();
    throw refuseFolder(folder, error);
  }
}

/** The database that another process runs on this data folder at the moment; undefined where none runs. */
export function runningDatabase(dataFolder: string): { url: string; cluster: string } | undefined {
  const link = join(resolve(dataFolder), 'postgres');
  if (!existsSync(link)) return undefined;
  const cluster = realpathSync(link);
  const socketFolder = runningSocketFolder(cluster);
  return socketFolder === undefined ? undefined : { url: socketUrl(socketFolder), cluster };
}

/**
 * Makes the place for a cluster in a data folder that has none, and calls `fill` with it and with whom its files must
 * belong to; a start then finds it. The folder is locked meanwhile.
 */
export async function fillCluster(
  dataFolder: string,
  fill: (cluster: string, owner: { uid?: number; gid?: number }) => Promise<void>,
): Promise<void> {
  const folder = prepareDataFolder(resolve(dataFolder));
  const lock = lockFolder(folder);
  try {
    const user = databaseUser(join(folder, 'postgres'));
    await fill(
      placeCluster(folder, user, () => undefined),
      identity(user),
    );
  } finally {
    lock.release();
  }
}

async function startLocked(
  folder: string,
  report: (line: string) => void,
  release: () => void,
): Promise<EmbeddedDatabase> {
  const found = findBinaries();
  checkRuns(found);
  const user = databaseUser(join(folder, 'postgres'));
  const cluster = placeCluster(folder, user, report);
  checkClusterVersion(cluster, found);
  checkFreeSpace(cluster);
  const binaries = reachableBinaries(found, user, shelter);
  await ensureCluster(cluster, binaries, user);
  refuseForeignOwner(cluster, user);
  const socketFolder = placeSocket(cluster, user);
  const place: PostmasterPlace = { cluster, socketFolder, logFile: join(folder, 'postgres.log') };
  await stopSurvivor(place, report);
  writeAccessRules(cluster, user);
  const postmaster = await startPostmaster(place, binaries, user, report);
  const stop = async () => {
    await postmaster.stop();
    if (socketFolder !== cluster) rmSync(socketFolder, { recursive: true, force: true });
    release();
  };
  return { url: socketUrl(socketFolder), ended: postmaster.ended, stop };
}

/**
 * The cluster is `postgres` in the data folder. Where the database's user can't enter that, `postgres` becomes a link
 * to a folder that it can: the link moves and disappears with the data folder that it belongs to.
 */
function placeCluster(folder: string, user: DatabaseUser, report: (line: string) => void): string {
  const cluster = join(folder, 'postgres');
  const present = lstatSync(cluster, { throwIfNoEntry: false });
  if (present?.isSymbolicLink()) return followLink(cluster);
  if (canEnter(user, folder)) return cluster;
  if (present !== undefined) {
    throw new StartRefused(
      `The user ${user.name} can't reach its database in ${cluster}; chmod o+x the folders above.`,
    );
  }
  const elsewhere = join(shelter, randomBytes(6).toString('hex'), 'postgres');
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  symlinkSync(elsewhere, cluster);
  report(`The user ${user.name} can't enter ${folder}, so the database is kept in ${elsewhere}`);
  return elsewhere;
}

function followLink(cluster: string): string {
  if (existsSync(cluster)) return realpathSync(cluster);
  throw new StartRefused(
    `The database of ${cluster} is not where the link points (${readlinkSync(cluster)}); put it back, or remove the link.`,
  );
}

function checkFreeSpace(cluster: string): void {
  const disk = statfsSync(join(cluster, '..'));
  const freeBytes = disk.bavail * disk.bsize;
  const neededMb = existsSync(join(cluster, 'PG_VERSION')) ? laterStartFreeMb : firstStartFreeMb;
  const freeMb = Math.floor(freeBytes / bytesPerMb);
  if (freeMb >= neededMb) return;
  throw new StartRefused(
    `The disk of ${cluster} is full: ${freeMb} MB are free and ${neededMb} MB are needed to start safely.`,
  );
}

function refuseForeignOwner(cluster: string, user: DatabaseUser): void {
  const own = user.uid ?? process.getuid?.();
  const { uid } = lstatSync(cluster);
  if (uid === own) return;
  throw new StartRefused(`The database in ${cluster} belongs to user id ${uid}; start as that user or as root.`);
}

/** A socket's path is bounded to about a hundred bytes by the kernel; a deep cluster gets a short private folder. */
function placeSocket(cluster: string, user: DatabaseUser): string {
  if (Buffer.byteLength(join(cluster, socketName)) <= socketPathBytesMax) return cluster;
  const digest = createHash('sha256').update(cluster).digest('hex').slice(0, 8);
  const folder = mkdtempSync(join(tmpdir(), `auric-${digest}-`));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

function socketUrl(socketFolder: string): string {
  return `postgresql://${databaseName}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}
