import { languages, languageTags, type Language } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from './catalogues.ts';
import en from './en/catalogue.ts';
import { leavesOf } from './leaves.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

const source = leavesOf(en);
const plurals = [...source.keys()].filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -'_one'.length));

/** The keys that a language needs: those of the source, with the plural forms of its own grammar. */
function keysOf(lang: Language): string[] {
  const forms = new Intl.PluralRules(languageTags[lang]).resolvedOptions().pluralCategories;
  const keys = [...source.keys()].filter(
    (key) => !plurals.some((base) => key === `${base}_one` || key === `${base}_other`),
  );
  return [...keys, ...plurals.flatMap((base) => forms.map((form) => `${base}_${form}`))].sort();
}

/** What a text has to name: a form that English lacks names what the other form names. */
function sourceOf(key: string): string {
  return source.get(key) ?? source.get(key.replace(/_(?:zero|one|two|few|many)$/, '_other')) ?? '';
}

describe.each(languages)('the catalogue %s', (lang) => {
  it('has the keys, placeholders and plural forms it needs, and no empty text', async () => {
    const texts = leavesOf(await catalogueIn(lang));
    expect([...texts.keys()].sort()).toEqual(keysOf(lang));
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(sourceOf(key)));
    }
  });
});
