import { languages, type Language } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { decimalMarks, unreadText } from '../../data/decimal-input.ts';
import { readDecimal } from '../../data/read-decimal.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import { edited, shownText, type NumberStyle, type TypedText } from './typed-decimal.ts';
import table from './typed-numbers.tsv?raw';

const empty: TypedText = { held: '', own: null, from: 0, to: 0 };

/** What reaches the field: sign after sign at its end, all at once, or by the keys of the own keypad. */
const ways = {
  typed: (input: string, style: NumberStyle) =>
    Array.from(input).reduce((field, sign) => {
      const shown = shownText(field, style.marks) + sign;
      return edited(field, shown, shown.length, 'typed', style);
    }, empty),
  pasted: (input: string, style: NumberStyle) => edited(empty, input, input.length, 'put', style),
  keypad: (input: string, style: NumberStyle) =>
    Array.from(input).reduce((field, key) => pressKey(field, key as KeypadKey, style), empty),
};

/** Written from how each language writes numbers; `!` with the reason where the text must be refused. */
const vectors = table
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t') as [Language, keyof typeof ways, string, string, string, string]);

describe('a number in a field', () => {
  it('is tried in every language and in every way', () => {
    const tried = new Set(vectors.map(([language, way]) => `${language} ${way}`));
    expect(tried.size).toBe(languages.length * Object.keys(ways).length);
    expect(vectors.length).toBeGreaterThanOrEqual(150);
  });

  it.each(vectors)('%s, %s: %s with %s decimals is %s: %s', (language, way, input, decimals, held) => {
    const style = { decimals: Number(decimals), marks: decimalMarks(language) };
    const field = ways[way](input, style);
    const text = unreadText(field.held);
    if (!held.startsWith('!')) {
      expect(field.held).toBe(held);
      return;
    }
    // What is refused stands there as it was typed.
    expect(text).toBe(input);
    expect(readDecimal(input, style.marks, style.decimals)).toEqual({ refused: held.slice(1) });
  });
});
