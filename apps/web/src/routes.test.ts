import { describe, expect, it } from 'vitest';
import type { Askable } from './locales/catalogue.ts';
import en from './locales/en/catalogue.ts';
import { loginWayBackTo, pageFile, routes, rowOf, tabRows, wayBack, waysInFrom } from './routes.ts';

describe('the route table', () => {
  it('has a page for every row and a row for every page', () => {
    const files = Object.keys(import.meta.glob('./pages/**/*.tsx'));
    expect(routes.map((row) => pageFile(row.path)).sort()).toEqual(files.sort());
    expect(pageFile('/pages/market/market')).toBe('./pages/market/market.tsx');
    expect(pageFile('/open-location')).toBe('./pages/open-location.tsx');
  });

  it('has five tabs in the order of the specification', () => {
    expect(tabRows.map((row) => row.path)).toEqual([
      '/pages/index/index',
      '/pages/market/market',
      '/pages/transaction/index',
      '/pages/financial/index',
      '/pages/fund/assets',
    ]);
  });

  it('names every page', () => {
    for (const row of routes) expect(row.title(en as Askable), row.path).not.toBe('');
  });

  it('leads back to where one was going, and nowhere outside of the app', () => {
    const login = new URL(loginWayBackTo('/pages/transaction/index?market=2'), 'http://app');
    expect(wayBack(login.searchParams.get('from'))).toBe('/pages/transaction/index?market=2');
    expect(wayBack('https://elsewhere.example/')).toBe('/');
    expect(wayBack('//elsewhere.example/pages/index/index')).toBe('/');
    expect(wayBack('/pages/common/login?from=x')).toBe('/');
    expect(wayBack(null)).toBe('/');
    expect(rowOf('/')?.tab).toBe('home');
  });

  it('has two ways in, each with the way back, whatever words that has', () => {
    expect(waysInFrom('/pages/setting/setting?tab=login')).toEqual({
      login: '/pages/common/login?from=%2Fpages%2Fsetting%2Fsetting%3Ftab%3Dlogin',
      register: '/pages/common/register?from=%2Fpages%2Fsetting%2Fsetting%3Ftab%3Dlogin',
    });
    expect(waysInFrom(null)).toEqual({ login: '/pages/common/login', register: '/pages/common/register' });
  });
});
