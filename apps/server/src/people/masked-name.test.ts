import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

const nobody = { nickname: '', account: null, email: null, mobile: null, area_code: null };

it.each([
  ['an account', { account: 'alice2026' }, 'al***6'],
  ['a short account', { account: 'bob123' }, 'bo***3'],
  ['an address', { email: 'alice@example.com' }, 'a***e@example.com'],
  ['a short address', { email: 'al@example.com' }, 'a***@example.com'],
  ['a mobile number', { mobile: '13800000009', area_code: '86' }, '+86 ***09'],
  ['a nickname', { nickname: '小玉', account: 'alice2026' }, '小*** (al***6)'],
  ['who has no name left', {}, '***'],
])('shows of %s what confirms it', (_, names, shown) => {
  expect(maskedName({ ...nobody, ...names })).toBe(shown);
});
