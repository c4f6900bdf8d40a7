import { describe, expect, it } from 'vitest';
import { decimalMarks } from '../../data/decimal-input.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import type { TypedText } from './typed-decimal.ts';

const style = (decimals: number) => ({ decimals, marks: decimalMarks('en') });

/** A caret or a selection, counted in the shown text; only short numbers stand here, which have no groups. */
const at = (held: string, from = held.length, to = from): TypedText => ({ held, own: null, from, to });

function typed(keys: readonly KeypadKey[], decimals: number, start = at('')): string {
  return keys.reduce((before, key) => pressKey(before, key, style(decimals)), start).held;
}

describe('the numeric keypad', () => {
  it('types what is pressed, zeros included', () => {
    expect(typed(['0', '.', '0', '5', '0', '0'], 4)).toBe('0.0500');
    expect(typed(['1', '00', '00'], 2)).toBe('10000');
  });

  it('cuts decimals to the tick while typing', () => {
    expect(typed(['6', '4', '1', '8', '0', '.', '1', '9'], 1)).toBe('64180.1');
    expect(typed(['1', '.', '00', '00'], 3)).toBe('1.000');
    expect(typed(['1', '.', '5'], 0)).toBe('15');
  });

  it('begins a bare point with a zero', () => {
    expect(typed(['.', '5'], 2)).toBe('0.5');
    expect(typed(['.', '.', '5'], 2)).toBe('0.5');
  });

  it('writes at the caret and over what is selected', () => {
    expect(pressKey(at('12', 1), '5', style(2))).toEqual(at('152', 2));
    expect(pressKey(at('120', 0, 3), '7', style(2))).toEqual(at('7', 1));
    expect(pressKey(at('1.25', 0, 4), '.', style(2))).toEqual(at('0.', 2));
  });

  it('never drops a digit that nobody touched', () => {
    expect(pressKey(at('1.25', 3), '9', style(2))).toEqual(at('1.25', 3));
    expect(pressKey(at('12', 1), '.', style(1))).toEqual(at('1.2', 2));
    expect(pressKey(at('1.2', 0), '.', style(1))).toEqual(at('1.2', 0));
  });

  it('takes back one sign, a selection, or all', () => {
    expect(pressKey(at('12.5'), 'backspace', style(2))).toEqual(at('12.', 3));
    expect(pressKey(at('12.5', 1, 3), 'backspace', style(2))).toEqual(at('15', 1));
    expect(pressKey(at('', 0), 'backspace', style(2))).toEqual(at('', 0));
    expect(pressKey(at('12.5'), 'clear', style(2))).toEqual(at('', 0));
    expect(pressKey(at('64012', 4), 'backspace', style(2))).toEqual(at('6412', 3));
  });

  it('takes signs back from a text that can’t be read, until it can', () => {
    const unread: TypedText = { held: '?1e5', own: '1e5', from: 2, to: 2 };
    expect(pressKey(unread, 'backspace', style(2))).toEqual(at('15', 1));
    expect(pressKey(unread, '7', style(2))).toEqual({ held: '?1e75', own: '1e75', from: 3, to: 3 });
  });

  it('holds no more than the wire takes', () => {
    const full = '9'.repeat(18);
    expect(typed(['1'], 2, at(full, 23))).toBe(full);
  });
});
