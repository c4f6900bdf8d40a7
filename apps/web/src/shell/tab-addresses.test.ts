import { beforeEach, describe, expect, it } from 'vitest';
import { tabRows } from '../routes.ts';
import { TabAddresses } from './tab-addresses.ts';

const [home, markets, trade] = tabRows;
if (home === undefined || markets === undefined || trade === undefined) throw new Error('no tabs');

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
    expect(new TabAddresses(store, null).of(markets)).toBe(markets.path);
  });

  it('are where each tab was left, with what its address keeps', () => {
    const addresses = new TabAddresses(store, null);
    addresses.remember(markets.path, '?list=favourites');
    addresses.remember('/pages/market/search', '?q=btc');
    addresses.remember('/', '');
    expect(addresses.of(markets)).toBe(`${markets.path}?list=favourites`);
    expect(addresses.of(home)).toBe('/');
  });

  it('last over a reload', () => {
    new TabAddresses(store, null).remember(markets.path, '?sort=change');
    expect(new TabAddresses(store, null).of(markets)).toBe(`${markets.path}?sort=change`);
  });

  it.each(['{', '[["markets","/pages/fund/assets"]]', '[["markets",7]]', '"x"'])(
    'ignore what is no place: %s',
    (text) => {
      stored.set('auric:tab-addresses', text);
      expect(new TabAddresses(store, null).of(markets)).toBe(markets.path);
    },
  );

  it('open trading in a new window where it was used last, whatever else was looked at there', () => {
    const before = new TabAddresses(null, store);
    before.remember('/pages/transaction/index', '?market=3');
    before.remember('/pages/transaction/index2', '?match_id=902');
    before.remember(markets.path, '?sort=change');
    const next = new TabAddresses(null, store);
    expect(next.of(trade)).toBe('/pages/transaction/index2?match_id=902');
    expect(next.of(markets)).toBe(markets.path);
  });

  it('prefer where the window has been, and ignore a last trade that is no page of trading', () => {
    new TabAddresses(null, store).remember('/pages/transaction/index2', '?match_id=902');
    const window = new Map<string, string>();
    const own = {
      getItem: (key: string) => window.get(key) ?? null,
      setItem: (key: string, value: string) => void window.set(key, value),
    };
    new TabAddresses(own, null).remember('/pages/transaction/contract', '?match_id=101');
    expect(new TabAddresses(own, store).of(trade)).toBe('/pages/transaction/contract?match_id=101');
    stored.set('auric:last-trade', '/pages/fund/assets');
    expect(new TabAddresses(null, store).of(trade)).toBe(trade.path);
  });
});
