import { describe, expect, it } from 'vitest';
import { decimalOfTyped, fullDecimalText, typedDecimalText } from './decimal-input.ts';

describe('typed decimals', () => {
  it('are cut while typing and keep what was there where nonsense comes', () => {
    expect(typedDecimalText('', '1.239', 2)).toBe('1.23');
    expect(typedDecimalText('', '1.9', 0)).toBe('1');
    expect(typedDecimalText('1', '1e5', 2)).toBe('1');
    expect(typedDecimalText('1', '-1', 2)).toBe('1');
    expect(typedDecimalText('1', '', 2)).toBe('');
    expect(typedDecimalText('1', '1,5', 2)).toBe('1.5');
    expect(typedDecimalText('', '١', 2)).toBe('');
  });

  it('go to the wire without a bare point', () => {
    expect(['5.', '.5', '', '.', '0.50'].map(decimalOfTyped)).toEqual(['5', '0.5', null, null, '0.50']);
  });

  it('show all decimals of their tick where the app fills them in', () => {
    expect(fullDecimalText('64013', 1)).toBe('64013.0');
    expect(fullDecimalText('64013.25', 1)).toBe('64013.2');
    expect(fullDecimalText('12.5', 0)).toBe('12');
  });
});
