import { describe, expect, it } from 'vitest';
import { decimalMarks, decimalOfTyped, fullDecimalText, shownDecimal, typedDecimalText } from './decimal-input.ts';

const en = decimalMarks('en');
const vi = decimalMarks('vi');
const fr = decimalMarks('fra');

describe('a decimal field', () => {
  it('cuts decimals to the tick while typing and keeps what was typed', () => {
    expect(typedDecimalText('', '0012.50', 2)).toBe('0012.50');
    expect(typedDecimalText('12.5', '12.559', 2)).toBe('12.55');
    expect(typedDecimalText('12', '12.', 0)).toBe('12');
    expect(typedDecimalText('', '.5', 2)).toBe('.5');
  });

  it('takes point and comma of any keyboard for the decimal mark', () => {
    for (const marks of [en, vi, fr]) {
      expect(typedDecimalText('1', '1,', 2, marks)).toBe('1.');
      expect(typedDecimalText('1', '1.', 2, marks)).toBe('1.');
      expect(typedDecimalText('0.12', '0,123', 3, marks)).toBe('0.123');
      expect(typedDecimalText('1.5', '1.5,', 2, marks)).toBe('1.5');
    }
  });

  it('reads a pasted number with groups as the language writes it', () => {
    expect(typedDecimalText('', '64,012.1', 1, en)).toBe('64012.1');
    expect(typedDecimalText('', '64.012,1', 1, vi)).toBe('64012.1');
    expect(typedDecimalText('', '64 012,1', 1, fr)).toBe('64012.1');
    expect(typedDecimalText('', '1,234,567', 1, en)).toBe('1234567');
    expect(typedDecimalText('', '64,012', 1, en)).toBe('64012');
    expect(typedDecimalText('', '64.012', 1, vi)).toBe('64012');
    expect(typedDecimalText('', '64.012', 3, en)).toBe('64.012');
    expect(typedDecimalText('', '64,012', 3, vi)).toBe('64.012');
    expect(typedDecimalText('', '0,123', 3, en)).toBe('0.123');
    expect(typedDecimalText('', ' 12 ', 1, en)).toBe('12');
  });

  it('never takes a thousand times less for what was typed sign by sign', () => {
    const signs = (text: string) =>
      text.split('').reduce((before, sign) => typedDecimalText(before, shownDecimal(before, vi) + sign, 4, vi), '');
    expect(signs('0,1234')).toBe('0.1234');
    expect(signs('1.234')).toBe('1.234');
  });

  it('D16 D42 leaves the field as it was for signs, exponents, other digits and endless input', () => {
    const refused = [
      '-5',
      '+5',
      '1e5',
      '1e-7',
      '0x1F',
      'NaN',
      'Infinity',
      '−5',
      '٣',
      '１２',
      '๑๒',
      '1,2,3.4.5',
      '1..2',
    ];
    for (const text of [...refused, '9'.repeat(19)]) expect(typedDecimalText('7', text, 2, en)).toBe('7');
  });

  it('gives the wire a decimal without a bare point', () => {
    expect(decimalOfTyped('5.')).toBe('5');
    expect(decimalOfTyped('.5')).toBe('0.5');
    expect(decimalOfTyped('')).toBeNull();
    expect(decimalOfTyped('.')).toBeNull();
  });

  it('fills a price up to its tick', () => {
    expect(fullDecimalText('64013', 1)).toBe('64013.0');
    expect(fullDecimalText('0.25', 4)).toBe('0.2500');
    expect(fullDecimalText('0.25', 1)).toBe('0.2');
    expect(fullDecimalText('64013.5', 0)).toBe('64013');
  });
});

describe('a decimal as the reader writes it', () => {
  it('has the mark of the language while it is typed', () => {
    expect(shownDecimal('64012.10', en)).toBe('64012.10');
    expect(shownDecimal('64012.10', vi)).toBe('64012,10');
    expect(shownDecimal('5.', fr)).toBe('5,');
  });

  it('has its groups at rest, and every digit that was typed', () => {
    expect(shownDecimal('64012.10', en, true)).toBe('64,012.10');
    expect(shownDecimal('64012.1', vi, true)).toBe('64.012,1');
    expect(shownDecimal('64012.1', fr, true)).toBe('64\u202F012,1');
    expect(shownDecimal('1234567', decimalMarks('spa'), true)).toBe('1.234.567');
    expect(shownDecimal('064012.', en, true)).toBe('064,012.');
    expect(shownDecimal('.5', vi, true)).toBe(',5');
    expect(shownDecimal('', vi, true)).toBe('');
  });

  it('is read back as what it was', () => {
    for (const marks of [en, vi, fr])
      for (const text of ['64012.1', '1234567.0', '0.00012', '5.', '12'])
        expect(typedDecimalText('', shownDecimal(text, marks, true), 5, marks)).toBe(text);
  });
});
