import { describe, expect, it } from 'vitest';
import { decimalMarks, shownDecimal } from '../../data/decimal-input.ts';
import { edited, shownIndex, typedIndex } from './typed-decimal.ts';

const en = decimalMarks('en');
const vi = decimalMarks('vi');

/** Types sign after sign at the end of a field that shows its groups, as a keyboard does. */
function typedInto(marks: typeof en, signs: string, decimals: number): string {
  return signs.split('').reduce((text, sign) => {
    const shown = shownDecimal(text, marks) + sign;
    return edited(text, shown, shown.length, decimals, marks).text;
  }, '');
}

describe('typing into a field that shows groups', () => {
  it('holds what was typed, whatever the groups do', () => {
    expect(typedInto(en, '64012.19', 1)).toBe('64012.1');
    expect(typedInto(vi, '64012,19', 2)).toBe('64012.19');
    expect(typedInto(vi, '1234567.8', 1)).toBe('1234567.8');
    expect(typedInto(en, '0012,50', 2)).toBe('0012.50');
  });

  it('never takes a mark for a group that was typed alone: 1.234 is no 1234', () => {
    expect(typedInto(vi, '1.234', 4)).toBe('1.234');
    expect(typedInto(en, '1,234', 4)).toBe('1.234');
  });

  it('refuses a second mark and what is no digit', () => {
    expect(typedInto(en, '1.5.2', 3)).toBe('1.52');
    expect(typedInto(vi, '12e3-٣4', 1)).toBe('1234');
  });

  it('puts signs in where the caret is', () => {
    expect(edited('64012', '649,012', 3, 1, en)).toEqual({ text: '649012', from: 3, to: 3 });
    expect(edited('1111', '1,1111', 3, 0, en)).toEqual({ text: '11111', from: 2, to: 2 });
  });

  it('takes signs away, and passes over a group without taking a digit', () => {
    expect(edited('64012', '64,01', 5, 1, en)).toEqual({ text: '6401', from: 4, to: 4 });
    expect(edited('64012', '64012', 2, 1, en)).toEqual({ text: '64012', from: 2, to: 2 });
    expect(edited('64012', '', 0, 1, en)).toEqual({ text: '', from: 0, to: 0 });
  });

  it('replaces what was selected by what is pasted, groups and all', () => {
    expect(edited('64012.1', '55.970,7', 8, 1, vi).text).toBe('55970.7');
    expect(edited('64012.1', '55,970.7', 8, 1, en).text).toBe('55970.7');
    expect(edited('64012.1', 'nonsense', 8, 1, en).text).toBe('64012.1');
  });

  it('cuts no digit that nobody touched', () => {
    expect(edited('1.25', '1.925', 3, 2, en).text).toBe('1.25');
  });
});

describe('the places of a shown text', () => {
  it('go to the typed one and back', () => {
    expect([0, 1, 2, 3, 4].map((index) => typedIndex('64,012', index, en))).toEqual([0, 1, 2, 2, 3]);
    expect([0, 1, 2, 3, 5].map((index) => shownIndex('64012', index, en))).toEqual([0, 1, 2, 4, 6]);
  });
});
