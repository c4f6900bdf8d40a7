import { stillPicture } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownDataFile } from '../edge/own-data.ts';
import { jsonPages } from '../edge/json-file.ts';
import { Files } from '../files/files.ts';
import { filesOwnData } from '../files/own-data.ts';
import { sealingKeysOf } from '../sealing/sealing-keys.ts';
import { Sealing } from '../sealing/sealing.ts';
import { Documents } from './document.ts';
import { IdentityScene } from './identity-scene.test-support.ts';
import { identityOwnData } from './own-data.ts';

let scene: IdentityScene;
beforeAll(async () => void (scene = await IdentityScene.open({ basicByRule: true })));
afterAll(() => scene.close());

interface Readers {
  readonly documents: Documents;
  readonly files: Pick<Files, 'contentOf'>;
}

async function fileOf(customer: number, { documents, files }: Readers = { ...scene.services, files: scene.files }) {
  const sources = [identityOwnData(scene.db, documents), filesOwnData(scene.db, files)];
  let text = '';
  for await (const part of jsonPages(ownDataFile(sources, { customer, lang: 'fra' }, scene.now))) text += part;
  return { text, whole: JSON.parse(text) as Record<string, Record<string, string | string[]>[]> };
}

it('has what the papers said, what became of them in the reader’s language, and the photos themselves', async () => {
  const customer = await scene.customer();
  await scene.submit(customer, {});
  const number = scene.freshPassport();
  await scene.submitPapers(customer, { card_id: number });
  await scene.decide(customer, 'photo_unclear');
  const { whole } = await fileOf(customer);
  const [papers, basic] = whole['identity_applications']!;
  expect(basic).toMatchObject({
    level: 1,
    document: 'passport',
    verdict: 'approved',
    name: 'Lin Xiaoyu',
    country: 'CN',
  });
  expect(papers).toMatchObject({ level: 2, birth_date: '1990-03-07', verdict: 'refused', number });
  expect(papers!['reason']).toMatch(/photo/);
  const photos = whole['files']!;
  expect(new Set(photos.map(({ file }) => file))).toEqual(new Set([papers!['front_file'], papers!['reverse_file']]));
  for (const { content_base64 } of photos)
    expect(Buffer.from(String(content_base64), 'base64').length).toBeGreaterThan(20);
});

it('says what can’t be read any more where a sealing key is gone, and has all the rest', async () => {
  const customer = await scene.customer();
  await scene.submit(customer, {});
  await scene.submitPapers(customer);
  expect((await fileOf(customer)).text).toContain('"unreadable":[]');
  const keyless = new Sealing(sealingKeysOf(['another sealing key that is long enough']));
  const files = new Files({ ...scene.filesOptions, sealing: keyless });
  const { whole } = await fileOf(customer, { documents: new Documents(keyless), files });
  for (const line of whole['identity_applications']!)
    expect(line).toMatchObject({
      document: 'passport',
      country: 'CN',
      name: '',
      number: '',
      birth_date: '',
      unreadable: ['name', 'number', 'birth_date'],
    });
  expect(whole['identity_applications']).toHaveLength(2);
  expect(whole['files']).toHaveLength(2);
  for (const line of whole['files']!)
    expect(line).toMatchObject({ media_type: 'image/webp', content_base64: '', unreadable: ['content_base64'] });
});

it('breaks off where what it reads fails for another reason', async () => {
  const customer = await scene.customer();
  await scene.files.upload(customer, Buffer.from(stillPicture));
  const files = { contentOf: () => Promise.reject(new Error('The store is away.')) };
  await expect(fileOf(customer, { documents: scene.services.documents, files })).rejects.toThrow('The store is away.');
});

it('D26 has nothing of anybody else, and no word of what operators noted', async () => {
  const [alice, bob] = [await scene.customer(), await scene.customer()];
  scene.screened.push('Zhou Min');
  await scene.submit(alice, { name: 'Zhou Min' });
  await scene.files.upload(alice, Buffer.from(stillPicture));
  expect((await fileOf(alice)).text).not.toMatch(/screening|flags|a list|operator/);
  expect((await fileOf(bob)).whole).toMatchObject({ identity_applications: [], files: [] });
});
