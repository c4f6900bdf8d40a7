import { createHash } from 'node:crypto';
import type { Language } from '@auric/api';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../edge/handler.ts';
import { loadRelease } from './load-release.ts';
import type { ReleaseItem, ReleaseTexts } from './release-texts.ts';
import { addRevision } from './revisions.ts';
import { contentRoutes } from './routes.ts';
import { Shelves } from './shelf.ts';

let database: TestDatabase;
let shelves: Shelves;
let now = 1_000;

beforeAll(async () => {
  database = await bootDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = 1_000;
  for (const table of ['content.release_text', 'content.revision', 'content.item'] as const)
    await database.db.deleteFrom(table).execute();
  shelves = new Shelves(database.db, 'sandbox', () => now);
});

const article: ReleaseItem = { key: 'fees', kind: 'article' };

/** A release that says of one item what is given by language: its title and text are the same. */
function releaseSaying(texts: Partial<Record<Language, string>>, item: ReleaseItem = article): ReleaseTexts {
  const of = () =>
    (Object.entries(texts) as [Language, string][]).map(([lang, body]) => ({
      lang,
      title: body,
      summary: '',
      body,
      hash: createHash('sha256').update(body).digest(),
    }));
  return { items: [item], of };
}

async function load(texts: ReleaseTexts, release = '1'): Promise<void> {
  await loadRelease(database.db, texts, { release, now });
  shelves.forget();
}

async function writeInConsole(body: string, effectiveAt = now, lang: Language = 'en'): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { id } = await trx.selectFrom('content.item').select('id').executeTakeFirstOrThrow();
    const text = { title: body, summary: '', body, lang, item: id };
    await addRevision(trx, { ...text, origin: 'console', author: '7', effectiveAt, now });
  });
  shelves.forget();
}

async function read(lang: Language = 'en') {
  const routes = contentRoutes(shelves, () => Promise.resolve('Auric'));
  return routes.article({ key: 'fees' }, { lang } as Caller);
}

const proposals = () =>
  database.db.selectFrom('content.release_text').select('body').where('proposed', '=', true).execute();

describe('what a release brings', () => {
  it('is the first revision, and nothing new at the next start', async () => {
    await load(releaseSaying({ en: 'One', zh: '一' }));
    await load(releaseSaying({ en: 'One', zh: '一' }));
    expect(await read()).toMatchObject({ content: 'One', revision: 1, lang: 'en' });
    expect(await read('zh')).toMatchObject({ content: '一', revision: 1, lang: 'zh' });
  });

  it('becomes a revision where only releases have written', async () => {
    await load(releaseSaying({ en: 'One' }));
    now = 2_000;
    await load(releaseSaying({ en: 'Two' }), '2');
    expect(await read()).toMatchObject({ content: 'Two', revision: 2, time: 2_000 });
    expect(await proposals()).toEqual([]);
  });

  it('never overwrites what the console has written: it is proposed', async () => {
    await load(releaseSaying({ en: 'One', zh: '一' }));
    await writeInConsole('Ours');
    await load(releaseSaying({ en: 'Two', zh: '二' }), '2');
    expect(await read()).toMatchObject({ content: 'Ours', revision: 2 });
    expect(await read('zh')).toMatchObject({ content: '二' });
    expect(await proposals()).toEqual([{ body: 'Two' }]);
  });
});

describe('what a customer reads', () => {
  it('is English where the language lacks it, and says so', async () => {
    await load(releaseSaying({ en: 'One' }));
    expect(await read('th')).toMatchObject({ content: 'One', lang: 'en' });
  });

  it('changes when its time has come, without anybody asking', async () => {
    await load(releaseSaying({ en: 'One' }));
    await writeInConsole('Later', 5_000);
    expect(await read()).toMatchObject({ content: 'One' });
    now = 5_000;
    expect(await read()).toMatchObject({ content: 'Later', time: 5_000 });
  });

  it('is nothing where the item is hidden or of the other mode', async () => {
    await load(releaseSaying({ en: 'One' }));
    await database.db.updateTable('content.item').set({ shown: false }).execute();
    shelves.forget();
    await expect(read()).rejects.toMatchObject({ code: 'content_not_found' });
    await database.db.updateTable('content.item').set({ shown: true, mode: 'live' }).execute();
    shelves.forget();
    await expect(read()).rejects.toMatchObject({ code: 'content_not_found' });
  });

  it('says the name of the site', async () => {
    await load(releaseSaying({ en: 'About {{siteName}}' }));
    expect(await read()).toMatchObject({ title: 'About Auric', content: 'About Auric' });
  });

  it('is read again after a failure', async () => {
    await load(releaseSaying({ en: 'One' }));
    let fails = true;
    const clock = () => {
      if (fails) throw new Error('no database');
      return now;
    };
    shelves = new Shelves(database.db, 'sandbox', clock);
    await expect(read()).rejects.toThrow('no database');
    fails = false;
    expect(await read()).toMatchObject({ content: 'One' });
  });
});

it('two who write at once get two numbers', async () => {
  await load(releaseSaying({ en: 'One' }));
  await Promise.all(['a', 'b', 'c', 'd'].map((body) => writeInConsole(body)));
  const rows = await database.db.selectFrom('content.revision').select('number').orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});
