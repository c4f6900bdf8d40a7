import { beforeEach, describe, expect, it } from 'vitest';
import { tabRows } from '../routes.ts';
import { TabPlaces } from './tab-places.ts';

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

describe('the places of the tabs', () => {
  it('are their own addresses at first', () => {
    expect(new TabPlaces(store).of(markets)).toBe(markets.path);
  });

  it('are where each tab was left, with what its address keeps', () => {
    const places = new TabPlaces(store);
    places.remember(markets.path, '?list=favourites');
    places.remember('/pages/market/search', '?q=btc');
    places.remember('/', '');
    expect(places.of(markets)).toBe(`${markets.path}?list=favourites`);
    expect(places.of(home)).toBe('/');
  });

  it('last over a reload', () => {
    new TabPlaces(store).remember(markets.path, '?sort=change');
    expect(new TabPlaces(store).of(markets)).toBe(`${markets.path}?sort=change`);
  });

  it.each(['{', '[["markets","/pages/fund/assets"]]', '[["markets",7]]', '"x"'])(
    'ignore what is no place: %s',
    (text) => {
      stored.set('auric:tab-places', text);
      expect(new TabPlaces(store).of(markets)).toBe(markets.path);
    },
  );
});
