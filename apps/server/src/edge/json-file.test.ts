import { describe, expect, it } from 'vitest';
import { type JsonFile, jsonPages } from './json-file.ts';

async function* pagesOf(...pages: object[][]) {
  yield* pages;
}

async function textOf(file: JsonFile): Promise<string> {
  const pages = [];
  for await (const page of jsonPages(file)) pages.push(page);
  return pages.join('');
}

describe('a file of own data', () => {
  it('is one JSON document, whatever the pages are', async () => {
    const sections = [
      { name: 'none', rows: () => pagesOf() },
      { name: 'empty page', rows: () => pagesOf([], [{ id: 1 }], [], [{ id: 2 }, { id: 3 }]) },
      { name: 'signs', rows: () => pagesOf([{ said: '"</script>\u2028\n' }]) },
    ];
    const read: unknown = JSON.parse(await textOf({ of: 'own-data', at: 0, sections }));
    expect(read).toEqual({
      made_at: '1970-01-01T00:00:00.000Z',
      none: [],
      'empty page': [{ id: 1 }, { id: 2 }, { id: 3 }],
      signs: [{ said: '"</script>\u2028\n' }],
    });
  });
});
