import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  beforeEach(forgetSearches);

  it('stand once each, the latest first', () => {
    for (const text of ['BTC', 'eth', ' btc ', '']) rememberSearch(text);
    expect(useRecentSearches.getState().searches).toEqual(['btc', 'eth']);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `C${index}`);
    expect(many.reduce(withSearch, [])).toEqual(['C11', 'C10', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4']);
  });

  it('can be forgotten', () => {
    rememberSearch('BTC');
    forgetSearches();
    expect(useRecentSearches.getState().searches).toEqual([]);
  });
});
