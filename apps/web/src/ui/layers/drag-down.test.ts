import { describe, expect, it } from 'vitest';
import { closesAt, draggedTo } from './drag-down.ts';

const touch = { from: 200, startedAt: 1000, distance: 0 };

describe('a sheet pulled down', () => {
  it('follows the finger down and not up', () => {
    expect(draggedTo(touch, 260).distance).toBe(60);
    expect(draggedTo(touch, 150).distance).toBe(0);
  });

  it.each([
    { what: 'a slow pull over a third', to: 400, at: 3000, closes: true },
    { what: 'a slow pull that ends early', to: 340, at: 3000, closes: false },
    { what: 'a throw', to: 260, at: 1080, closes: true },
    { what: 'a twitch', to: 215, at: 1010, closes: false },
  ])('$what: closes $closes', ({ to, at, closes }) => {
    expect(closesAt(draggedTo(touch, to), at, 600)).toBe(closes);
  });
});
