import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

const nobody = { email: '', mobile: '', area_code: '', account: '' };

it.each([
  [{ email: 'trader@example.com' }, 'tr***@example.com'],
  [{ email: 'ab@example.com' }, 'a***@example.com'],
  [{ email: 'a@example.com' }, '***@example.com'],
  [{ mobile: '13800138000', area_code: '86' }, '+86 138***00'],
  [{ mobile: '12345', area_code: '852' }, '+852 1***5'],
  [{ account: 'wanderer7' }, 'wan***r7'],
  [{ account: 'alice7' }, 'a***7'],
  [{ account: 'alice7', email: 'trader@example.com' }, 'tr***@example.com'],
  [{}, '***'],
])('a look over the shoulder at %j sees %s', (known, masked) => {
  expect(maskedName({ ...nobody, ...known })).toBe(masked);
});
