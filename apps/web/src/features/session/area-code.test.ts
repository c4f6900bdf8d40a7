import { afterEach, expect, it } from 'vitest';
import { useApp } from '../../data/app-store.ts';
import { areaCode } from './area-code.ts';

const { lang } = useApp.getState();
afterEach(() => useApp.setState({ lang }));

it.each([
  ['th', '66'],
  ['hk', '852'],
  ['zh', '86'],
  ['en', '86'],
] as const)('begins in %s with %s', (language, code) => {
  useApp.setState({ lang: language });
  expect(areaCode()).toBe(code);
});
