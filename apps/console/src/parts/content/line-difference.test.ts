import { expect, it } from 'vitest';
import { lineDifference } from './line-difference.ts';

const marks = { same: ' ', added: '+', removed: '-' } as const;
const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => marks[kind] + text);

it('keeps what is common, and says what came and went in the order of reading', () => {
  expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d']);
  expect(shown('a', 'a')).toEqual([' a']);
  expect(shown('', 'a')).toEqual(['-', '+a']);
});

it('both texts can be read out of it', () => {
  const [before, after] = ['one\n\ntwo\nthree\n\nfour', 'zero\n\ntwo\n\nthree\nfour\nfive'];
  const lines = lineDifference(before, after);
  const of = (gone: string) =>
    lines
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('\n');
  expect([of('added'), of('removed')]).toEqual([before, after]);
});
