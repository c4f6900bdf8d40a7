import { describe, expect, test } from 'vitest';
import { bargainIn, type Known } from './bargain-hunters.ts';

const known: Known = {
  bids: new Map([
    [100, 10],
    [98, 20],
    [95, 30],
  ]),
  asks: new Map([
    [103, 10],
    [105, 20],
    [108, 30],
  ]),
  resting: new Map([
    [101, 3],
    [103, 5],
    [99, 2],
    [107, 4],
  ]),
};

describe('what hunters see among the bids', () => {
  test.each([
    ['only the provider', [100, 10, 98, 20, 95, 30], null],
    ['a provider of whom part was taken', [100, 4, 98, 20], null],
    ['a provider whose best level is gone', [98, 20, 95, 30], null],
    ['the far provider behind', [100, 10, 98, 20, 95, 30, 90, 5], null],
    ['an empty side', [], null],
    ['a better order', [102, 3, 100, 10], { side: 'sell', price: 102, lots: 3, place: 'top' }],
    ['an order beside the provider', [100, 15], { side: 'sell', price: 100, lots: 15, place: 'top' }],
    ['an order behind', [100, 10, 97, 7], { side: 'sell', price: 97, lots: 17, place: 'behind' }],
    ['the orders of the sandbox itself', [101, 3, 100, 10, 99, 2], null],
    ['one beside the sandbox itself', [101, 4, 100, 10], { side: 'sell', price: 101, lots: 4, place: 'top' }],
    ['an order that a falling price left behind', [104, 2], { side: 'sell', price: 104, lots: 2, place: 'beyond' }],
    ['one of its own left behind', [103, 5, 100, 10], { side: 'sell', price: 103, lots: 5, place: 'beyond' }],
  ])('%s', (_name, levels, bargain) => {
    expect(bargainIn('sell', levels, known)).toEqual(bargain);
  });
});

describe('what hunters see among the asks', () => {
  test.each([
    ['only the provider', [103, 10, 105, 20, 108, 30, 111, 5], null],
    ['an order behind', [103, 10, 105, 25], { side: 'buy', price: 105, lots: 35, place: 'behind' }],
    [
      'an order that a rising price left behind',
      [95, 2, 103, 10],
      { side: 'buy', price: 95, lots: 2, place: 'beyond' },
    ],
  ])('%s', (_name, levels, bargain) => {
    expect(bargainIn('buy', levels, known)).toEqual(bargain);
  });
});

test('without a quote to compare with nothing is a bargain', () => {
  expect(bargainIn('sell', [104, 3], { bids: new Map(), asks: new Map(), resting: new Map() })).toBeNull();
});
