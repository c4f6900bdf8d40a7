import { describe, expect, it } from 'vitest';
import { codeDigits } from './code-digits.ts';

describe('the digits of a code', () => {
  it('keeps digits only, and no more than the code has', () => {
    expect(codeDigits('12a3', 6)).toBe('123');
    expect(codeDigits('1234567', 6)).toBe('123456');
    expect(codeDigits('', 6)).toBe('');
  });

  it('takes a code that was pasted with gaps or with its message', () => {
    expect(codeDigits('123 456', 6)).toBe('123456');
    expect(codeDigits('123-456', 6)).toBe('123456');
    expect(codeDigits('Auric 2026: your code is 048213. It ends in 10 minutes.', 6)).toBe('048213');
  });

  it('reads digits of other scripts', () => {
    expect(codeDigits('１２３４５６', 6)).toBe('123456');
    expect(codeDigits('๑๒๓๔๕๖', 6)).toBe('123456');
    expect(codeDigits('٠١٢٣٤٥', 6)).toBe('012345');
  });
});
