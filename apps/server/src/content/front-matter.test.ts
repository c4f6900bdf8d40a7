import { expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

it('reads what stands above a text, and the text', () => {
  expect(readFrontMatter('---\ntitle: Fees: explained\nsummary: Who pays.\n---\n\n## One\n\n---\n')).toEqual({
    fields: { title: 'Fees: explained', summary: 'Who pays.' },
    body: '## One\n\n---',
  });
});

it('a file that does not begin so is none', () => {
  expect(() => readFrontMatter('## One')).toThrow('front matter');
  expect(() => readFrontMatter('---\nTitle\n---\n')).toThrow('front matter');
});
