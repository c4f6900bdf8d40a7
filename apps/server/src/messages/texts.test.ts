import { languages } from '@auric/api';
import { expect, it } from 'vitest';
import { texts } from './texts.ts';
import { messageKinds, toldOf } from './told.ts';
import { codeWords } from './wording.ts';

const placeholdersOf = (words: readonly string[]): string[] =>
  [...new Set([...words.join(' ').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))].sort();

it.each(languages)('every kind of message has a title and sentences of its own in %s', (lang) => {
  const own = messageKinds.map((kind) => texts[lang].kinds[kind]);
  expect(new Set(own.map(([title]) => title)).size).toBe(messageKinds.length);
  for (const [index, [title, text]] of own.entries()) {
    const kind = messageKinds[index]!;
    const { values, path } = toldOf(kind);
    expect(placeholdersOf([title, text, path ?? ''])).toEqual(Object.keys(values).sort());
    if (lang !== 'en' && kind !== 'announcement') expect(text).not.toBe(texts.en.kinds[kind][1]);
  }
});

it.each(languages)('a code stands in its sentence as it is in %s', (lang) => {
  const { text } = codeWords('012345', lang);
  expect(text).toContain('012345');
  expect(text).not.toContain('{');
});
