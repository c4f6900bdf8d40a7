import { describe, expect, it } from 'vitest';
import en from './locales/en/catalogue.ts';
import { loginWayBackTo, routes, rowOf, tabRows, wayBack } from './routes.ts';

describe('the route table', () => {
  it('has a page for every row and a row for every page', () => {
    const files = Object.keys(import.meta.glob('./pages/**/*.tsx'));
    const pages = files.map((file) => file.slice('.'.length, -'.tsx'.length));
    expect(routes.map((row) => row.path).sort()).toEqual(pages.sort());
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
    for (const row of routes) expect(row.title(en), row.path).not.toBe('');
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
});
