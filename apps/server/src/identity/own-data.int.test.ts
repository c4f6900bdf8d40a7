import { stillPicture } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownDataFile } from '../edge/own-data.ts';
import { jsonPages } from '../edge/json-file.ts';
import { filesOwnData } from '../files/own-data.ts';
import { IdentityScene } from './identity-scene.test-support.ts';
import { identityOwnData } from './own-data.ts';

let scene: IdentityScene;
beforeAll(async () => void (scene = await IdentityScene.open({ basicByRule: true })));
afterAll(() => scene.close());

async function fileOf(customer: number) {
  const sources = [identityOwnData(scene.db, scene.services.documents), filesOwnData(scene.db, scene.files)];
  let text = '';
  for await (const part of jsonPages(ownDataFile(sources, { customer, lang: 'fra' }, scene.now))) text += part;
  return { text, whole: JSON.parse(text) as Record<string, Record<string, string>[]> };
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
  for (const { content_base64 } of photos) expect(Buffer.from(content_base64!, 'base64').length).toBeGreaterThan(20);
});

it('D26 has nothing of anybody else, and no word of what operators noted', async () => {
  const [alice, bob] = [await scene.customer(), await scene.customer()];
  scene.screened.push('Zhou Min');
  await scene.submit(alice, { name: 'Zhou Min' });
  await scene.files.upload(alice, Buffer.from(stillPicture));
  expect((await fileOf(alice)).text).not.toMatch(/screening|flags|a list|operator/);
  expect((await fileOf(bob)).whole).toMatchObject({ identity_applications: [], files: [] });
});
