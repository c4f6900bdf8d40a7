import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** `px-2!`: a class that is there against another one of the same element. */
const forced = /[a-z0-9\])]!(?=[\s'"`])/;

it('no class is forced against another: a part that looks otherwise has a variant with a name', () => {
  const lines = Object.entries(sources).flatMap(([path, text]) => text.split('\n').map((line) => ({ path, line })));
  expect(lines.filter(({ line }) => forced.test(line)).map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
});
