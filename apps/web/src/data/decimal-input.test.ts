import { describe, expect, it } from 'vitest';
import { decimalMarks, decimalOfTyped, fullDecimalText, shownDecimal, unread, unreadText } from './decimal-input.ts';
import { readDecimal } from './read-decimal.ts';

const en = decimalMarks('en');
const vi = decimalMarks('vi');
const fr = decimalMarks('fra');

describe('a decimal field', () => {
  it('D16 D42 gives the wire nothing of a text that can’t be read as a decimal', () => {
    for (const text of ['-5', '1e5', '0x1F', 'NaN', '1,5', '12', '']) {
      expect(decimalOfTyped(unread(text))).toBeNull();
      expect(unreadText(unread(text))).toBe(text);
    }
    expect(['12', '1.5', ''].map(unreadText)).toEqual([null, null, null]);
  });

  it('gives the wire a decimal without a bare point', () => {
    expect(['5.', '.5', '', '.', '0.50'].map(decimalOfTyped)).toEqual(['5', '0.5', null, null, '0.50']);
  });

  it('fills a price up to its tick', () => {
    expect(fullDecimalText('64013', 1)).toBe('64013.0');
    expect(fullDecimalText('0.25', 4)).toBe('0.2500');
    expect(fullDecimalText('64013.25', 1)).toBe('64013.2');
    expect(fullDecimalText('64013.5', 0)).toBe('64013');
  });
});

describe('a decimal as the reader writes it', () => {
  it('has the mark and the groups of the language, and every digit that was typed', () => {
    expect(shownDecimal('64012.10', en)).toBe('64,012.10');
    expect(shownDecimal('64012.1', vi)).toBe('64.012,1');
    expect(shownDecimal('64012.1', fr)).toBe('64\u202F012,1');
    expect(shownDecimal('1234567', decimalMarks('spa'))).toBe('1.234.567');
    expect(shownDecimal('064012.', en)).toBe('064,012.');
    expect(shownDecimal('.5', vi)).toBe(',5');
    expect(shownDecimal('', vi)).toBe('');
  });

  it('is read back as what it was when it is pasted', () => {
    for (const marks of [en, vi, fr])
      for (const text of ['64012.1', '1234567.0', '0.00012', '5.', '12'])
        expect(readDecimal(shownDecimal(text, marks), marks, 5)).toEqual({ decimal: text });
  });
});
