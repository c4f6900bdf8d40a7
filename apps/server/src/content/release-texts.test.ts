import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds, languages, questionSections } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { releaseFolder, releaseTexts } from './release-texts.ts';

const texts = releaseTexts();
const names = texts.items.map(({ kind, key }) => `${kind}/${key}.md`);
const headings = (body: string): number => body.split('\n').filter((line) => line.startsWith('#')).length;
const links = (body: string): string[] => [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? '').sort();

describe('the texts of the release', () => {
  it('are of a kind, have one place and a section that exists', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { kind, section } of texts.items) {
      expect(contentKinds).toContain(kind);
      if (kind === 'question') expect(questionSections).toContain(section);
    }
  });

  it('answer at least 20 questions and have 10 articles, four news, banners, an announcement and the agreements', () => {
    const count = (kind: string): number => texts.items.filter((item) => item.kind === kind).length;
    expect(count('question')).toBeGreaterThanOrEqual(20);
    expect(count('article')).toBeGreaterThanOrEqual(9);
    expect([count('page'), count('agreement'), count('news'), count('announcement')]).toEqual([3, 3, 4, 1]);
    expect(count('banner')).toBeGreaterThanOrEqual(2);
  });

  it.each(languages)('%s has every one of them, and no other', (lang) => {
    const files = readdirSync(join(releaseFolder, lang), { recursive: true, withFileTypes: true });
    const found = files
      .filter((file) => file.isFile())
      .map((file) => `${file.parentPath.split('/').pop()}/${file.name}`);
    expect(found.sort()).toEqual(names.toSorted());
  });

  it.each(texts.items)('$kind/$key says the same in each language: as many headings, and the same links', (item) => {
    const [english, ...others] = [texts.of(item).find(({ lang }) => lang === 'en'), ...texts.of(item)];
    for (const text of others) {
      expect(headings(text?.body ?? ''), text?.lang).toBe(headings(english?.body ?? ''));
      expect(links(text?.body ?? ''), text?.lang).toEqual(links(english?.body ?? ''));
      expect(text?.summary === '', text?.lang).toBe(english?.summary === '');
      if (text?.lang !== 'en') expect(text?.body === '' || text?.body !== english?.body, text?.lang).toBe(true);
    }
  });

  it.each(texts.items)('$kind/$key leads to pages and articles that exist', (item) => {
    const keys = texts.items.map(({ key }) => key);
    for (const { body } of texts.of(item)) {
      for (const href of [...links(body), item.path ?? ''].filter((link) => link.startsWith('/pages/common/article')))
        expect(keys).toContain(new URLSearchParams(href.split('?')[1]).get('key'));
    }
  });
});
