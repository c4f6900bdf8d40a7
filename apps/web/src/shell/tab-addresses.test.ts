import { beforeEach, describe, expect, it } from 'vitest';
import { tabRows } from '../routes.ts';
import { TabAddresses } from './tab-addresses.ts';

const [home, markets] = tabRows;
if (home === undefined || markets === undefined) throw new Error('no tabs');

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
beforeEach(() => {
  stored = new Map();
});

describe('the addresses of the tabs', () => {
  it('are their own addresses at first', () => {
    expect(new TabAddresses(store).of(markets)).toBe(markets.path);
  });

  it('are where each tab was left, with what its address keeps', () => {
    const addresses = new TabAddresses(store);
    addresses.remember(markets.path, '?list=favourites');
    addresses.remember('/pages/market/search', '?q=btc');
    addresses.remember('/', '');
    expect(addresses.of(markets)).toBe(`${markets.path}?list=favourites`);
    expect(addresses.of(home)).toBe('/');
  });

  it('last over a reload', () => {
    new TabAddresses(store).remember(markets.path, '?sort=change');
    expect(new TabAddresses(store).of(markets)).toBe(`${markets.path}?sort=change`);
  });

  it.each(['{', '[["markets","/pages/fund/assets"]]', '[["markets",7]]', '"x"'])(
    'ignore what is no place: %s',
    (text) => {
      stored.set('auric:tab-addresses', text);
      expect(new TabAddresses(store).of(markets)).toBe(markets.path);
    },
  );
});
