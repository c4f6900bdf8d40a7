import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, mkdir, open, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../start-refused.ts';

/** One file of a backup: where it lies below the backup's folder, its length and the SHA-256 of its bytes in hex. */
export interface CopiedFile {
  path: string;
  bytes: number;
  sha256: string;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Every file and every empty folder below `folder`, as paths relative to it; links are followed by nobody. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await openIfThere(join(folder, below));
  if (entries === null) return;
  for await (const entry of entries) {
    const path = join(below, entry.name);
    if (entry.isFile()) yield { path, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { path, isFolder: true };
    yield* filesBelow(folder, path);
  }
}

/**
 * Copies one file, flushed to the disk, and gives its length and digest as they were written; null where the file went
 * away meanwhile, as the files of a running database do.
 */
export async function copyFile(from: string, to: string, owner: Owner = {}): Promise<Omit<CopiedFile, 'path'> | null> {
  const digest = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true });
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
        digest.update(chunk);
        bytes += chunk.length;
        await target.writeFile(chunk);
      }
      await target.sync();
    } finally {
      await target.close();
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  await give(to, owner);
  return { bytes, sha256: digest.digest('hex') };
}

/** Makes a file or folder belong to `owner`, where that is somebody else than this process. */
export async function give(path: string, { uid, gid }: Owner): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** The length and digest of a file as it lies on the disk. */
export async function digestOf(path: string): Promise<Omit<CopiedFile, 'path'>> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: digest.digest('hex') };
}

async function openIfThere(folder: string) {
  try {
    return await opendir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
