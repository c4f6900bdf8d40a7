import { expect, it } from 'vitest';
import { viewedPage } from './web-view-address.ts';

const allowed = ['https://status.example'];

it('shows our own documents and the sites that are allowed', () => {
  expect(viewedPage('/api/docs', allowed)).toEqual({ kind: 'own', url: '/api/docs' });
  expect(viewedPage('https://status.example/today?x=1', allowed)).toEqual({
    kind: 'site',
    url: 'https://status.example/today?x=1',
    host: 'status.example',
  });
});

it.each([
  null,
  '',
  'https://evil.example/',
  'https://status.example.evil.example/',
  'https://status.example@evil.example/',
  'https://user@status.example/',
  'https://status.example:444/',
  'http://status.example/',
  '//status.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://status.example/1',
  '/api/user/logout',
  '/api/docs/../user/logout',
])('refuses %j', (asked) => {
  expect(viewedPage(asked, allowed)).toEqual({ kind: 'refused' });
});
