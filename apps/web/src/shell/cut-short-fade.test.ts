import { expect, it, vi } from 'vitest';
import { isCutShortFade, tellRecovered } from './cut-short-fade.ts';

it('knows a fade that was cut short, as the browser says it and as React does', () => {
  const aborted = new DOMException('Transition was skipped', 'AbortError');
  expect(isCutShortFade(aborted)).toBe(true);
  expect(isCutShortFade(new Error('A ViewTransition was aborted early.', { cause: aborted }))).toBe(true);
  expect(isCutShortFade(new Error('torn', { cause: new TypeError('x is undefined') }))).toBe(false);
  expect(isCutShortFade(undefined)).toBe(false);
});

it('tells everything else', () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const error = new Error('hydration');
  tellRecovered(error);
  tellRecovered(new DOMException('skipped', 'AbortError'));
  expect(told.mock.calls).toEqual([[error]]);
  vi.unstubAllGlobals();
});
