import { describe, expect, it } from 'vitest';
import { curvePaths } from './curve-geometry.ts';

describe('a curve', () => {
  it('spans the box, higher values higher up', () => {
    const { points, line, area } = curvePaths([1, 3, 2], 100, 50, 5);
    expect(points).toEqual([
      { x: 0, y: 45 },
      { x: 50, y: 5 },
      { x: 100, y: 25 },
    ]);
    expect(line).toBe('M0.0 45.0L50.0 5.0L100.0 25.0');
    expect(area).toBe(`${line}V50H0Z`);
  });

  it('lies in the middle when nothing moves, and is nothing without values', () => {
    expect(curvePaths([7, 7], 100, 50, 5).points.map(({ y }) => y)).toEqual([25, 25]);
    expect(curvePaths([], 100, 50, 5).line).toBe('');
    expect(curvePaths([7], 100, 50, 5).points).toEqual([{ x: 0, y: 25 }]);
  });
});
