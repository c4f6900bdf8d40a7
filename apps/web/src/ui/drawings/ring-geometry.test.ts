import { describe, expect, it } from 'vitest';
import { ringParts } from './ring-geometry.ts';

const gap = 0.01;

describe('the parts of a ring', () => {
  it('fill the ring with their gaps, in order', () => {
    const parts = ringParts([63, 18, 12, 5, 2], gap);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    expect(length + gap * parts.length).toBeCloseTo(1);
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      if (before !== undefined) expect(part.start).toBeCloseTo(before.start + before.length + gap);
    }
    expect((parts[0]?.length ?? 0) / (parts[1]?.length ?? 1)).toBeCloseTo(63 / 18);
  });

  it('close the ring where there is one', () => {
    expect(ringParts([5], gap)).toEqual([{ start: 0, length: 1 }]);
    expect(ringParts([0, 5, 0], gap)[1]).toEqual({ start: 0, length: 1 });
  });

  it('can be seen, however small, and are none without weight', () => {
    const [large, small, none] = ringParts([1_000_000, 1, 0], gap);
    expect(small?.length).toBeGreaterThan(0.01);
    expect(large?.length).toBeLessThan(1 - 2 * gap);
    expect(none?.length).toBe(0);
    expect(ringParts([0, 0], gap).map((part) => part.length)).toEqual([0, 0]);
    expect(ringParts([-1, 1], gap)[0]?.length).toBe(0);
  });
});
