import { describe, expect, it } from 'vitest';
import { depthAt, depthPaths, depthSteps } from './depth-geometry.ts';

const bids = depthSteps([
  { price: '99', quantity: '1' },
  { price: '98', quantity: '2' },
]);
const asks = depthSteps([
  { price: '101', quantity: '3' },
  { price: '104', quantity: '1' },
]);

describe('the depth of a book', () => {
  it('adds up from the best price outwards', () => {
    expect(bids).toEqual([
      { price: 99, total: 1 },
      { price: 98, total: 3 },
    ]);
  });

  it('draws stairs on one scale around the middle', () => {
    const paths = depthPaths(bids, asks, 200, 100);
    expect(paths.middleX).toBe(100);
    expect(paths.bids.line).toBe('M75.0 100H75.0V75.0H50.0V25.0H0');
    expect(paths.bids.area).toBe(`${paths.bids.line}V100Z`);
    expect(paths.asks.line).toBe('M125.0 100H125.0V25.0H200.0V0.0H200');
  });

  it('draws nothing where nobody offers', () => {
    const none = { line: '', area: '' };
    expect(depthPaths([], asks, 200, 100).bids).toEqual(none);
    expect(depthPaths([], [], 200, 100)).toMatchObject({ bids: none, asks: none, middleX: 100 });
    expect(depthAt([], asks, 0.2)).toBeNull();
  });

  it('names the prices of its edges, which are as far from the middle on both sides', () => {
    expect(depthPaths(bids, asks, 200, 100).edges).toEqual([96, 104]);
  });

  it('tells what is offered up to a place', () => {
    expect(depthAt(bids, asks, 0)).toEqual({ side: 'bids', price: 98, total: 3 });
    expect(depthAt(bids, asks, 0.36)).toEqual({ side: 'bids', price: 99, total: 1 });
    expect(depthAt(bids, asks, 0.45)).toBeNull();
    expect(depthAt(bids, asks, 0.7)).toEqual({ side: 'asks', price: 101, total: 3 });
    expect(depthAt(bids, asks, 1)).toEqual({ side: 'asks', price: 104, total: 4 });
  });
});
