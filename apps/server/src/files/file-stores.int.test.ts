import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFileId } from './file-id.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { type S3Options, S3Store } from './s3-store.ts';

let folder: string;
let service: S3rver;
let options: S3Options;
let bucket: S3Store;

/** A service that speaks S3, with one bucket. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'auric-files-'));
  const port = 0;
  service = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  });
  const { port: bound } = await service.run();
  const endpoint = `http://127.0.0.1:${bound}`;
  options = { endpoint, region: 'us-east-1', bucket: 'papers', accessKey: 'S3RVER', secretKey: 'S3RVER' };
  bucket = await S3Store.open(options);
});
afterAll(async () => {
  bucket.close();
  await service.close();
  rmSync(folder, { recursive: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => new FolderStore(join(folder, 'files'))],
  ['a bucket', () => bucket],
];

describe.each(stores)('%s', (_, open) => {
  it('gives back what was put, as often as it is asked, until it is deleted', async () => {
    const [store, name] = [open(), newFileId()];
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 256));
    expect(await store.get(name)).toBeNull();
    await store.put(name, bytes);
    await store.put(name, bytes);
    expect((await store.get(name))?.equals(bytes)).toBe(true);
    expect((await open().get(name))?.equals(bytes)).toBe(true);
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
  });

  it.each(['../../etc/passwd', '', 'short', `${'a'.repeat(31)}/`, 'a'.repeat(33)])(
    'takes no name but ours: %j',
    async (name) => {
      await expect(open().put(name, Buffer.from('x'))).rejects.toThrow('not ours');
      await expect(open().get(name)).rejects.toThrow('not ours');
    },
  );
});

it('a folder shows its files to nobody else and keeps no drafts', async () => {
  const [store, name] = [new FolderStore(join(folder, 'own')), newFileId()];
  await store.put(name, Buffer.from('paper'));
  const room = join(folder, 'own', name.slice(0, 2));
  expect(readdirSync(room)).toEqual([name]);
  expect(statSync(join(room, name)).mode & 0o777).toBe(0o600);
});

it('a bucket that is not there, or does not answer, refuses the start', async () => {
  await expect(S3Store.open({ ...options, bucket: 'others' })).rejects.toThrow('FILES_S3_BUCKET');
  await expect(S3Store.open({ ...options, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow('FILES_S3_BUCKET');
});
