import { languages } from '@auric/api';
import { describe, expect, it } from 'vitest';
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

describe.each(languages)('the catalogue %s', (lang) => {
  it('has the keys and placeholders of the source, and no empty text', async () => {
    const { default: catalogue } = (await import(`./${lang}/catalogue.ts`)) as { default: Tree };
    const texts = leaves(catalogue);
    expect([...texts.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(source.get(key) ?? ''));
    }
  });
});
