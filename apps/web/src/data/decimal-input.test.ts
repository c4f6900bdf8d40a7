import { describe, expect, it } from 'vitest';
import {
  decimalMarks,
  decimalOfTyped,
  fullDecimalText,
  pointedDecimal,
  shownDecimal,
  typedDecimalText,
} from './decimal-input.ts';

const en = decimalMarks('en');
const vi = decimalMarks('vi');
const fr = decimalMarks('fra');

describe('a decimal field', () => {
  it('cuts decimals to the tick while typing and keeps what was typed', () => {
    expect(typedDecimalText('', '0012.50', 2)).toBe('0012.50');
    expect(typedDecimalText('12.5', '12.559', 2)).toBe('12.55');
    expect(typedDecimalText('12', '12.', 0)).toBe('12');
    expect(typedDecimalText('', '.5', 2)).toBe('.5');
    expect(typedDecimalText('1', '1,5', 2)).toBe('1.5');
    expect(typedDecimalText('1', '', 2)).toBe('');
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
    for (const text of [...refused, '9'.repeat(19)]) expect(typedDecimalText('7', text, 2)).toBe('7');
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
        expect(pointedDecimal(shownDecimal(text, marks), marks)).toBe(text);
  });

  it('takes point and comma of any keyboard for the decimal mark', () => {
    for (const marks of [en, vi, fr]) expect([',', '.'].map((mark) => pointedDecimal(mark, marks))).toEqual(['.', '.']);
  });

  it.each([
    ['64,012.1', en, '64012.1'],
    ['64.012,1', en, '64012.1'],
    ['64.012,1', vi, '64012.1'],
    ['64 012,1', fr, '64012.1'],
    ['1,234,567', en, '1234567'],
    ['64,012', en, '64012'],
    ['64.012', vi, '64012'],
    ['64.012', en, '64.012'],
    ['64,012', vi, '64.012'],
    ['64,012', fr, '64.012'],
    ['0,123', en, '0.123'],
    ['0.123', vi, '0.123'],
    [' 12 ', en, '12'],
  ])('reads %s pasted by a reader of %o as %s', (pasted, marks, read) => {
    expect(pointedDecimal(pasted, marks)).toBe(read);
  });
});
