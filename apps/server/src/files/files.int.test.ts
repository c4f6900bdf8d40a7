import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootDatabase, stillPicture, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../edge/refusal.ts';
import { sealingKeysOf } from '../sealing/sealing-keys.ts';
import { Sealing } from '../sealing/sealing.ts';
import { fileIdOf } from './file-id.ts';
import { Files } from './files.ts';
import { FolderStore } from './folder-store.ts';
import { SignedLinks } from './signed-links.ts';

const picture = Buffer.from(stillPicture);
const dayMs = 86_400_000;
const house = 0;

let database: TestDatabase;
let folder: string;
let files: Files;
let now = 1_800_000_000_000;
let mine = 0;
let yours = 0;

beforeAll(async () => {
  database = await bootDatabase();
  folder = await mkdtemp(join(tmpdir(), 'auric-files-'));
  files = new Files({
    db: database.db,
    store: new FolderStore(folder),
    sealing: new Sealing(sealingKeysOf(['a sealing key that is long enough for it'])),
    links: new SignedLinks(Buffer.from('the key of links'), () => now),
    rules: { uploadsPerCustomerPerDay: 4 },
    now: () => now,
  });
});
beforeEach(async () => {
  now += 2 * dayMs;
  [mine, yours] = [await newCustomer(), await newCustomer()];
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

let customers = 0;
async function newCustomer(): Promise<number> {
  customers += 1;
  const values = {
    account: `person${customers}`,
    password_hash: 'x',
    extension_code: `CODE${customers}`,
    created_at: now,
  };
  const row = await database.db.insertInto('people.customer').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** What a link gives: the type of what is served, or nothing. */
async function seen(address: string): Promise<string | undefined> {
  const { searchParams } = new URL(address, 'http://localhost');
  const served = await files.serve(
    fileIdOf(address) ?? '',
    searchParams.get('until') ?? '',
    searchParams.get('signature') ?? '',
  );
  return served?.mediaType;
}

const idOf = (address: string): string => fileIdOf(address) ?? '';

describe('a file that was uploaded', () => {
  it('is seen by its owner for a minute, and by nobody without a link', async () => {
    const address = await files.upload(mine, picture);
    expect(await seen(address)).toBeUndefined();
    const link = await files.linkOf(mine, address);
    expect(await seen(link.address)).toBe('image/webp');
    now += 60_000;
    expect(await seen(link.address)).toBe('image/webp');
    now += 1;
    expect(await seen(link.address)).toBeUndefined();
  });

  it('D26 is nobody else’s to see, to sign or to use', async () => {
    const address = await files.upload(mine, picture);
    const foreign = await files.linkOf(yours, await files.upload(yours, picture));
    expect(await codeOf(files.linkOf(yours, address))).toBe('file_unknown');
    expect(await codeOf(files.claim(database.db, yours, address, 'avatar'))).toBe('file_unknown');
    expect(await codeOf(files.claim(database.db, 0, address, 'content'))).toBe('file_unknown');
    const { search } = new URL(foreign.address, 'http://localhost');
    expect(await seen(`${address}${search}`)).toBeUndefined();
    for (const other of ['', '/api/files/x', `${address}x`, 'https://evil.example/x.png'])
      expect(await codeOf(files.linkOf(mine, other))).toBe('file_unknown');
  });

  it('lies sealed on the disk', async () => {
    const id = idOf(await files.upload(mine, picture));
    const stored = await readFile(join(folder, id.slice(0, 2), id));
    expect(stored.includes('WEBP')).toBe(false);
  });

  it('is seen by everybody once it is an avatar, and is part of nothing else then', async () => {
    const address = await files.upload(mine, picture);
    await files.claim(database.db, mine, address, 'avatar');
    expect(await seen(address)).toBe('image/webp');
    expect(await codeOf(files.claim(database.db, mine, address, 'identity'))).toBe('file_unknown');
  });

  it('stays hidden where it is a paper, and where what claims it comes to nothing', async () => {
    const address = await files.upload(mine, picture);
    const failed = database.db.transaction().execute(async (db) => {
      await files.claim(db, mine, address, 'avatar');
      throw new Error('something else failed');
    });
    await expect(failed).rejects.toThrow('something else');
    expect(await seen(address)).toBeUndefined();
    await files.claim(database.db, mine, address, 'identity');
    expect(await seen(address)).toBeUndefined();
    expect(await seen(files.operatorLink(idOf(address)).address)).toBe('image/webp');
  });
});

describe('files of a day', () => {
  it('are so many for a customer, also when they come at once', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(files.upload(mine, picture))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(4);
    expect(codes.filter((code) => code === 'upload_quota_used')).toHaveLength(6);
    expect(await codeOf(files.upload(yours, picture))).toBe('ok');
    now += dayMs;
    expect(await codeOf(files.upload(mine, picture))).toBe('ok');
  });

  it('don’t count what the house has given a customer, who sees it and can use it for nothing else', async () => {
    const given: string[] = [];
    for (let i = 0; i < 5; i += 1) given.push(await files.upload(house, picture));
    for (const address of given) await files.give(database.db, address, mine);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(files.upload(mine, picture))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(4);
    const [first = ''] = given;
    expect(await seen((await files.linkOf(mine, first)).address)).toBe('image/webp');
    expect(await codeOf(files.linkOf(yours, first))).toBe('file_unknown');
    expect(await codeOf(files.claim(database.db, mine, first, 'avatar'))).toBe('file_unknown');
    expect(await codeOf(files.give(database.db, first, yours))).toBe('file_unknown');
    expect(await codeOf(files.give(database.db, await files.upload(yours, picture), mine))).toBe('file_unknown');
  });

  it('that nothing refers to are swept when it is over, with their bytes', async () => {
    const [loose, claimed, released] = [
      await files.upload(mine, picture),
      await files.upload(mine, picture),
      await files.upload(mine, picture),
    ];
    await files.claim(database.db, mine, claimed, 'avatar');
    await files.claim(database.db, mine, released, 'avatar');
    await files.release(database.db, released);
    await files.sweep();
    await files.linkOf(mine, loose);
    now += dayMs + 1;
    await files.sweep();
    expect(await codeOf(files.linkOf(mine, loose))).toBe('file_unknown');
    expect(await codeOf(files.linkOf(mine, released))).toBe('file_unknown');
    expect(await seen(claimed)).toBe('image/webp');
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => [loose, released].some((address) => name.endsWith(idOf(address))))).toEqual([]);
  });
});
