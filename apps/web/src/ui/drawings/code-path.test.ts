import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codePath } from './code-path.ts';

it('draws each run of dark modules once', () => {
  expect(
    codePath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('covers just the dark modules of a code', () => {
  const { data } = encode('https://auric.example/#/pages/common/register?code=AB12CD', { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  const drawn = [...codePath(data).matchAll(/h(\d+)v1/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(drawn).toBe(dark);
  expect(data[3]?.some(Boolean)).toBe(false);
});
