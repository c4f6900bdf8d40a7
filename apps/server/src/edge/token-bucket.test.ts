import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

describe('a token bucket', () => {
  it('allows the burst at once and the rate from then on', () => {
    const bucket = new TokenBucket(2, 3);
    expect([1, 2, 3].map(() => bucket.take('a', 0))).toEqual([0, 0, 0]);
    expect(bucket.take('a', 0)).toBe(1);
    expect(bucket.take('a', 499)).toBe(1);
    expect(bucket.take('a', 500)).toBe(0);
    expect(bucket.take('a', 500)).toBe(1);
  });

  it('counts every key on its own', () => {
    const bucket = new TokenBucket(1, 1);
    expect(bucket.take('a', 0)).toBe(0);
    expect(bucket.take('b', 0)).toBe(0);
    expect(bucket.take('a', 0)).toBe(1);
  });

  it('says how long to wait, and gains nothing from a clock that goes back', () => {
    const bucket = new TokenBucket(1 / 60, 1);
    expect(bucket.take('a', 1_000_000)).toBe(0);
    expect(bucket.take('a', 0)).toBe(60);
    expect(bucket.take('a', 30_000)).toBe(30);
  });

  it('D30 keeps its memory bounded under a flood of keys', () => {
    const bucket = new TokenBucket(1, 1);
    for (let key = 0; key < 250_000; key += 1) bucket.take(key, 0);
    expect(bucket.size).toBeLessThanOrEqual(100_000);
  });
});
