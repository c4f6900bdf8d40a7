import { describe, expect, it } from 'vitest';
import { typedName } from './typed-name.ts';

describe('a name as it is typed or pasted', () => {
  it.each([
    [' alice@example.com ', 'alice@example.com'],
    ['138 0013 8000', '13800138000'],
    ['(02) 1234-5678', '0212345678'],
    ['+86 138 0013 8000', '13800138000'],
    ['+1 650 253 0000', '+16502530000'],
    ['１３８００', '13800'],
    ['０９８a', '098a'],
    ['alice-7', 'alice-7'],
    ['', ''],
  ])('%j is %j', (typed, name) => {
    expect(typedName(typed, '86')).toBe(name);
  });
});
