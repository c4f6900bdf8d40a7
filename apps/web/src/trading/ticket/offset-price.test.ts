import { describe, expect, it } from 'vitest';
import { offsetPrice } from './offset-price.ts';

describe('a price by its distance', () => {
  it('is rounded to the nearest tick', () => {
    expect(offsetPrice(641_823n, 10_000, true)).toBe(648_241n);
    expect(offsetPrice(641_823n, 10_000, false)).toBe(635_405n);
    expect(offsetPrice(150n, 10_000, true)).toBe(152n);
  });

  it('is never nothing', () => {
    expect(offsetPrice(1n, 900_000, false)).toBe(1n);
  });
});
