import { describe, expect, it } from 'vitest';
import { heldAt, ticksByKey } from './line-hold.ts';

describe('a line that is held', () => {
  it('is held at whole ticks, with all decimals of its market, and at one at least', () => {
    expect(heldAt('order 7', 64_000, 1)).toEqual({ key: 'order 7', price: '6400.0' });
    expect(heldAt('order 7', -3, 2)).toEqual({ key: 'order 7', price: '0.01' });
  });

  it.each([
    ['ArrowUp', false, 101],
    ['ArrowDown', false, 99],
    ['ArrowUp', true, 110],
    ['PageDown', false, 90],
    ['a', false, null],
    ['Enter', false, null],
  ])('goes by %s (Shift: %s) from 100 ticks to %s', (key, shift, ticks) => {
    expect(ticksByKey(key, shift, 100)).toBe(ticks);
  });

  it('never goes below one tick', () => {
    expect(ticksByKey('PageDown', false, 4)).toBe(1);
  });
});
