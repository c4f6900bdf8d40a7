import { describe, expect, it } from 'vitest';
import { decimal, flag, id, requestId, text, whole } from './scalars.ts';

const read = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : 'refused';
};

describe('the values of the wire', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['0', 'refused'],
    ['-1', 'refused'],
    ['1.0', 'refused'],
    ['1e3', 'refused'],
    [' 1', 'refused'],
    ['٣', 'refused'],
    [1.5, 'refused'],
    [Number.NaN, 'refused'],
    [Number.POSITIVE_INFINITY, 'refused'],
    ['9999999999999999', 'refused'],
    [null, 'refused'],
    [[1], 'refused'],
    [{}, 'refused'],
  ])('D42 an id from %j is %j', (value, expected) => {
    expect(read(id, value)).toBe(expected);
  });

  it('D42 a JSON -0 is an ordinary 0', () => {
    expect(Object.is(read(whole(0, 9), -0), 0)).toBe(true);
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['0', false],
    ['yes', 'refused'],
    ['', 'refused'],
    [2, 'refused'],
    ['constructor', 'refused'],
  ])('a flag from %j is %j', (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  it('D16 a decimal is text, because a JSON number has lost digits already', () => {
    expect(read(decimal, '0.10')).toBe('0.10');
    expect(read(decimal, 0.1)).toBe('refused');
    expect(read(decimal, '1e-7')).toBe('refused');
    expect(read(decimal, '-1')).toBe('refused');
  });

  it.each(['short', 'has space', 'ümlauts-1', 'x'.repeat(65), ''])('a request id is not %j', (value) => {
    expect(read(requestId, value)).toBe('refused');
  });

  it('a request id may be left out', () => {
    expect(read(requestId, undefined)).toBeUndefined();
    expect(read(requestId, 'A-b_34567')).toBe('A-b_34567');
  });

  it('text carries no control characters', () => {
    expect(read(text(1, 5), 'héllo')).toBe('héllo');
    expect(read(text(1, 5), 'a\u0000b')).toBe('refused');
    expect(read(text(1, 5), 'too long')).toBe('refused');
  });
});
