import { expect, it } from 'vitest';
import { linkKind } from './links.ts';

it('a link leads to a page of the app, behind https or to a letter', () => {
  expect(linkKind('/pages/common/article?key=order-types')).toBe('page');
  expect(linkKind('https://example.com/a')).toBe('site');
  expect(linkKind('mailto:help@example.com')).toBe('letter');
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  'https://',
  'https://bank.example@evil.example/',
  '/api/user/logout',
  '/pages/x"onclick=',
  '/pages//example.com/../..\\x',
  '#',
  '',
  'x',
])('%j leads nowhere', (href) => {
  expect(linkKind(href)).toBeNull();
});
