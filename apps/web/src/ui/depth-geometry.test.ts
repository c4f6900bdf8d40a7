import { describe, expect, it } from 'vitest';
import { depthPaths, depthSteps } from './depth-geometry.ts';

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
    expect(depthPaths([], [], 200, 100)).toEqual({ bids: none, asks: none, middleX: 100 });
  });
});
