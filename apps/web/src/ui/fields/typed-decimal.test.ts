import { describe, expect, it } from 'vitest';
import { decimalMarks, type DecimalMarks } from '../../data/decimal-input.ts';
import { edited, put, shownIndex, shownText, typedIndex, type Edit, type TypedText } from './typed-decimal.ts';

const en = decimalMarks('en');
const vi = decimalMarks('vi');
const fra = decimalMarks('fra');

const holding = (held: string, own: string | null = null): TypedText => ({ held, own, from: 0, to: 0 });

function after(before: TypedText, shown: string, caret: number, edit: Edit, decimals: number, marks: DecimalMarks) {
  return edited(before, shown, caret, edit, { decimals, marks });
}

describe('typing into a field that shows groups', () => {
  it('puts signs in where the caret is', () => {
    const inFront = after(holding('64012'), '649,012', 3, 'typed', 1, en);
    expect([inFront.held, inFront.to]).toEqual(['649012', 3]);
    const between = after(holding('1111'), '1,1111', 3, 'typed', 0, en);
    expect([between.held, between.to]).toEqual(['11111', 2]);
  });

  it('takes signs away, and passes over a group without taking a digit', () => {
    expect(after(holding('64012'), '64,01', 5, 'deleted', 1, en)).toEqual({ held: '6401', own: null, from: 5, to: 5 });
    expect(after(holding('64012'), '64012', 2, 'deleted', 1, en)).toEqual({ held: '64012', own: null, from: 2, to: 2 });
    expect(after(holding('64012'), '', 0, 'deleted', 1, en).held).toBe('');
  });

  it('replaces what was selected by what is pasted, groups and all', () => {
    expect(after(holding('64012.1'), '55.970,7', 8, 'put', 1, vi).held).toBe('55970.7');
    expect(after(holding('64012.1'), '55,970.7', 8, 'put', 1, en).held).toBe('55970.7');
    expect(after(holding('64012.1'), 'nonsense', 8, 'put', 1, en).held).toBe('?nonsense');
  });

  it('takes no sign of a pasted text for its own group: 9,00 over 9,000 is no 900', () => {
    expect(after(holding('9000'), '9,00', 4, 'put', 2, en).held).toBe('?9,00');
    expect(after(holding('9000'), '9,00', 4, 'deleted', 2, en).held).toBe('900');
  });

  it('leaves the groups that were typed where they are: 64.0005 is no 640.005', () => {
    const thousand = holding('64000', '64.000');
    expect(shownText(thousand, vi)).toBe('64.000');
    expect(after(thousand, '64.0005', 7, 'typed', 4, vi)).toMatchObject({ held: '?64.0005', own: '64.0005' });
    // A mark that isn’t the language’s stays what it is, so that the next digit is read beside it.
    const foreign = after(holding('1'), '1.', 2, 'typed', 4, fra);
    expect(foreign).toMatchObject({ held: '1.', own: '1.' });
    expect(after(holding('1.23', '1.23'), '1.234', 5, 'typed', 4, fra).held).toBe('?1.234');
  });

  it('goes on with its own groups once nothing else stands there', () => {
    expect(after(holding('?1e567', '1e567'), '1567', 1, 'deleted', 2, en)).toEqual({
      held: '1567',
      own: null,
      from: 1,
      to: 1,
    });
    expect(after(holding('9000', '9,000'), '9', 1, 'deleted', 2, en)).toMatchObject({ held: '9', own: null });
  });

  it('cuts no digit that nobody touched', () => {
    expect(after(holding('1.25'), '1.925', 3, 'typed', 2, en).held).toBe('1.25');
  });

  it('puts the mark of the keypad into a text of the customer’s own', () => {
    const grouped: TypedText = { held: '9000', own: '9.000', from: 5, to: 5 };
    expect(put(grouped, '.', { decimals: 2, marks: vi })).toMatchObject({ held: '9000.', own: '9.000,' });
  });
});

describe('the places of a shown text', () => {
  it('go to the held one and back', () => {
    expect([0, 1, 2, 3, 4].map((index) => typedIndex('64,012', index, en))).toEqual([0, 1, 2, 2, 3]);
    expect([0, 1, 2, 3, 5].map((index) => shownIndex('64012', index, en))).toEqual([0, 1, 2, 4, 6]);
  });
});
