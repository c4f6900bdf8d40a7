import { describe, expect, it } from 'vitest';
import { languageOfTag } from './app-store.ts';

describe('the language of a browser', () => {
  it.each([
    ['en-us', 'en'],
    ['zh-cn', 'zh'],
    ['zh', 'zh'],
    ['zh-tw', 'hk'],
    ['zh-hant-hk', 'hk'],
    ['ja', 'jp'],
    ['ko-kr', 'kor'],
    ['fr-ca', 'fra'],
    ['es-419', 'spa'],
    ['in', 'id'],
    ['de', undefined],
  ] as const)('%s is %s', (tag, lang) => {
    expect(languageOfTag(tag)).toBe(lang);
  });
});
