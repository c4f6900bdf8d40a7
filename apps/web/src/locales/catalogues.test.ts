import { languages, languageTags, type Language } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from './catalogues.ts';
import en from './en/catalogue.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') found.set(name, value);
    else for (const [deeper, text] of leaves(value, name)) found.set(deeper, text);
  }
  return found;
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

const source = leaves(en);
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
    const texts = leaves(await catalogueIn(lang));
    expect([...texts.keys()].sort()).toEqual(keysOf(lang));
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(sourceOf(key)));
    }
  });
});
