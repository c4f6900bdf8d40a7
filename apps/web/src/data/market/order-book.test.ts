import { describe, expect, it } from 'vitest';
import { OrderBook } from './order-book.ts';

function filledBook(): OrderBook {
  const book = new OrderBook();
  book.replace(
    [
      [100, 5],
      [98, 1],
      [99, 2],
    ],
    [
      [103, 4],
      [101, 7],
    ],
  );
  return book;
}

describe('the order book', () => {
  it('shows the best levels first with running totals', () => {
    const view = filledBook().view(10);
    expect(view.bids).toEqual([
      { price: 100, quantity: 5, total: 5 },
      { price: 99, quantity: 2, total: 7 },
      { price: 98, quantity: 1, total: 8 },
    ]);
    expect(view.asks.map((row) => row.total)).toEqual([7, 11]);
    expect(view).toMatchObject({ bestBid: 100, bestAsk: 101, deepest: 11 });
  });

  it('sets and removes levels by a delta', () => {
    const book = filledBook();
    book.apply(
      [
        [100, 0],
        [97, 9],
      ],
      [[101, 1]],
    );
    expect(book.view(10).bids.map((row) => row.price)).toEqual([99, 98, 97]);
    expect(book.view(10).asks[0]).toEqual({ price: 101, quantity: 1, total: 1 });
  });

  it('keeps the order of its levels when some come, some go and some change', () => {
    const book = filledBook();
    expect(book.best()).toEqual({ bestBid: 100, bestAsk: 101 });
    // As many come as go: the number of levels alone would not tell.
    book.apply(
      [
        [100, 0],
        [97, 9],
      ],
      [
        [101, 0],
        [104, 2],
      ],
    );
    expect(book.best()).toEqual({ bestBid: 99, bestAsk: 103 });
    book.apply([[99, 8]], [[102, 3]]);
    expect(book.view(10).bids.map(({ price, quantity }) => [price, quantity])).toEqual([
      [99, 8],
      [98, 1],
      [97, 9],
    ]);
    expect(book.view(10).asks.map(({ price }) => price)).toEqual([102, 103, 104]);
    book.replace([], []);
    expect(book.best()).toEqual({ bestBid: undefined, bestAsk: undefined });
  });

  it('forgets everything before a snapshot', () => {
    const book = filledBook();
    book.replace([[50, 1]], []);
    expect(book.view(10)).toMatchObject({ bestBid: 50, bestAsk: undefined, asks: [], deepest: 1 });
  });

  it('gathers levels without promising a better price', () => {
    const view = filledBook().view(10, 10);
    expect(view.bids).toEqual([
      { price: 100, quantity: 5, total: 5 },
      { price: 90, quantity: 3, total: 8 },
    ]);
    expect(view.asks).toEqual([{ price: 110, quantity: 11, total: 11 }]);
    expect(view.bestAsk).toBe(101);
  });

  it('cuts at the depth after the last row is whole', () => {
    expect(filledBook().view(1, 10).bids).toEqual([{ price: 100, quantity: 5, total: 5 }]);
    expect(filledBook().view(1, 10).asks).toEqual([{ price: 110, quantity: 11, total: 11 }]);
    expect(filledBook().view(2).bids).toHaveLength(2);
  });
});
