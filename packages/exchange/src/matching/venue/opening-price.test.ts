import { describe, expect, test } from 'vitest';
import { type AuctionBook, openingPrice } from './opening-price.ts';

/** A book around a last close of 100, with bounds that don't bind unless the test says so. */
function book(bids: readonly number[], asks: readonly number[], fields: Partial<AuctionBook> = {}): AuctionBook {
  return { bids, asks, low: 50, high: 150, lastClose: 100, ...fields };
}

describe('the one price of an opening', () => {
  test('trades the most', () => {
    // At 101: 30 would buy, 40 would sell; at 102 only 10 would buy; at 99 only 5 would sell.
    expect(openingPrice(book([102, 10, 101, 20, 99, 5], [98, 5, 101, 35]))).toEqual({
      price: 101,
      lots: 30,
      surplus: -10,
    });
  });

  test('then leaves the least over', () => {
    // 10 trade anywhere from 95 to 105, but from 101 on 40 more would sell, and up to 97 7 more would buy.
    expect(openingPrice(book([105, 10, 97, 7], [95, 10, 101, 40]))).toEqual({ price: 100, lots: 10, surplus: 0 });
    expect(openingPrice(book([105, 10, 97, 7], [95, 10, 98, 40]))).toEqual({ price: 97, lots: 10, surplus: 7 });
  });

  test.each([
    [90, 95],
    [97, 97],
    [120, 105],
  ])('then is nearest to a last close of %i', (lastClose, price) => {
    expect(openingPrice(book([105, 10], [95, 10], { lastClose }))?.price).toBe(price);
  });

  test('of two as near the lower one', () => {
    const tie = book([104, 10, 99, 5], [96, 10, 100, 5], { lastClose: 99.5, low: 99, high: 100 });
    expect(openingPrice(tie)).toEqual({ price: 99, lots: 10, surplus: 5 });
  });

  test('stays within its bounds, and is none where nobody meets there', () => {
    expect(openingPrice(book([120, 10], [115, 10], { low: 98, high: 102 }))).toBeNull();
    expect(openingPrice(book([120, 10], [90, 4, 115, 10], { low: 98, high: 102 }))).toEqual({
      price: 100,
      lots: 4,
      surplus: 6,
    });
    expect(openingPrice(book([101, 10], [102, 10]))).toBeNull();
    expect(openingPrice(book([], [102, 10]))).toBeNull();
    expect(openingPrice(book([110, 1], [90, 1], { low: 102, high: 101 }))).toBeNull();
  });
});

test('is what trying every price comes to', () => {
  let seed = 7;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const side = (best: number, step: 1 | -1): number[] => {
    const levels: number[] = [];
    for (let price = best; Math.abs(price - best) < 25; price += step * (1 + below(6)))
      levels.push(price, 1 + below(9));
    return below(12) === 0 ? [] : levels;
  };
  let met = 0;
  for (let round = 0; round < 3000; round++) {
    const low = 90 + below(12);
    const given = {
      bids: side(95 + below(25), -1),
      asks: side(85 + below(25), 1),
      low,
      high: low + below(14),
      lastClose: 85 + below(30),
    };
    const found = openingPrice(given);
    if (found !== null) met++;
    expect(found?.price ?? null, JSON.stringify(given)).toBe(priceByTrying(given));
  }
  expect(met).toBeGreaterThan(1000);
});

/** Every tick within the bounds, by the words of the rule. */
function priceByTrying({ bids, asks, low, high, lastClose }: AuctionBook): number | null {
  const ranked: { price: number; rank: readonly number[] }[] = [];
  for (let price = low; price <= high; price++) {
    const demand = lotsWhere(bids, (level) => level >= price);
    const supply = lotsWhere(asks, (level) => level <= price);
    if (demand > 0 && supply > 0)
      ranked.push({
        price,
        rank: [-Math.min(demand, supply), Math.abs(demand - supply), Math.abs(price - lastClose), price],
      });
  }
  ranked.sort((left, right) => {
    const at = left.rank.findIndex((value, index) => value !== right.rank[index]);
    return left.rank[at]! - right.rank[at]!;
  });
  return ranked[0]?.price ?? null;
}

function lotsWhere(levels: readonly number[], takesPart: (price: number) => boolean): number {
  let lots = 0;
  for (let i = 0; i < levels.length; i += 2) if (takesPart(levels[i]!)) lots += levels[i + 1]!;
  return lots;
}
