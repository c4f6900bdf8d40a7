import { expect, test } from 'vitest';
import { bargainIn } from './bargain-hunters.ts';

const touch = { bid: 100, bidLots: 10, ask: 102, askLots: 10 };

test.each([
  ['only the providers stand there', { bid: 100, bidLots: 10, ask: 102, askLots: 10 }, null],
  ['part of the providers was taken', { bid: 100, bidLots: 4, ask: 103, askLots: 50 }, null],
  ['a better bid', { bid: 101, bidLots: 3, ask: 102, askLots: 10 }, { side: 'sell', price: 101, lots: 3 }],
  ['a better ask', { bid: 100, bidLots: 10, ask: 101, askLots: 3 }, { side: 'buy', price: 101, lots: 3 }],
  ['somebody beside the bid', { bid: 100, bidLots: 15, ask: 102, askLots: 10 }, { side: 'sell', price: 100, lots: 15 }],
  ['somebody beside the ask', { bid: 100, bidLots: 10, ask: 102, askLots: 11 }, { side: 'buy', price: 102, lots: 11 }],
  [
    'an ask that a rising price left behind',
    { bid: 90, bidLots: 1, ask: 95, askLots: 2 },
    { side: 'buy', price: 95, lots: 2 },
  ],
  ['an empty book', { bid: 0, bidLots: 0, ask: 0, askLots: 0 }, null],
])('%s', (_name, best, bargain) => {
  expect(bargainIn(best, touch)).toEqual(bargain);
});
