import { describe, expect, it } from 'vitest';
import { depthAt, depthOf, depthPaths, ownPlaces } from './depth-geometry.ts';

const bids = [
  { price: '99', quantity: '1' },
  { price: '98', quantity: '2' },
];
const asks = [
  { price: '101', quantity: '3' },
  { price: '104', quantity: '1' },
];
const depth = depthOf(bids, asks, 4);

describe('the depth of a book', () => {
  it('adds up from the best price outwards', () => {
    expect(depth.bids).toEqual([
      { price: 99, total: 1 },
      { price: 98, total: 3 },
    ]);
  });

  it('draws stairs on one scale around the middle', () => {
    const paths = depthPaths(depth, 200, 100);
    expect(paths.middleX).toBe(100);
    expect(paths.bids.line).toBe('M75.0 100H75.0V75.0H50.0V25.0H0');
    expect(paths.bids.area).toBe(`${paths.bids.line}V100Z`);
    expect(paths.asks.line).toBe('M125.0 100H125.0V25.0H200.0V0.0H200');
  });

  it('draws nothing where nobody offers', () => {
    const none = { line: '', area: '' };
    expect(depthPaths(depthOf([], asks, 4), 200, 100).bids).toEqual(none);
    expect(depthPaths(depthOf([], [], 4), 200, 100)).toMatchObject({ bids: none, asks: none, middleX: 100 });
    expect(depthAt(depthOf([], asks, 4), 0.2)).toBeNull();
  });

  it('reaches as far as it is told, whatever there is far out: one tiny order does not wreck the drawing', () => {
    const wrecked = depthOf(
      [...bids, { price: '1', quantity: '500' }],
      [...asks, { price: '900', quantity: '0.001' }],
      4,
    );
    expect(depthPaths(wrecked, 200, 100)).toEqual(depthPaths(depth, 200, 100));
    expect(depthPaths(depth, 200, 100).edges).toEqual([96, 104]);
    expect(depthPaths(depthOf(bids, asks, 2), 200, 100).edges).toEqual([98, 102]);
    expect(depthOf(bids, asks, 2).asks).toHaveLength(1);
  });

  it('tells what is offered up to a place', () => {
    expect(depthAt(depth, 0)).toEqual({ side: 'bids', price: 98, total: 3 });
    expect(depthAt(depth, 0.36)).toEqual({ side: 'bids', price: 99, total: 1 });
    expect(depthAt(depth, 0.45)).toBeNull();
    expect(depthAt(depth, 0.7)).toEqual({ side: 'asks', price: 101, total: 3 });
    expect(depthAt(depth, 1)).toEqual({ side: 'asks', price: 104, total: 4 });
  });

  it('places own orders on the axis, and those beyond it at its edges, the nearest first', () => {
    expect(ownPlaces([96, 100, 103, 50, 95, 105, 200], depth.scale)).toEqual({
      shares: [0, 0.5, 0.875],
      below: [95, 50],
      above: [105, 200],
    });
  });
});
