import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coalescer } from './coalescer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first change after a pause does not wait', () => {
  const flush = vi.fn();
  const coalescer = new Coalescer(100, flush);
  coalescer.mark();
  coalescer.mark();
  vi.advanceTimersByTime(1);
  expect(flush).toHaveBeenCalledTimes(1);
});

test('changes are flushed together, no more often than the interval', () => {
  const flushedAt: number[] = [];
  const coalescer = new Coalescer(100, () => flushedAt.push(performance.now()));
  for (let ms = 0; ms < 1_000; ms += 5) {
    coalescer.mark();
    vi.advanceTimersByTime(5);
  }
  expect(flushedAt.length).toBeGreaterThanOrEqual(9);
  for (const [i, at] of flushedAt.slice(1).entries()) expect(at - (flushedAt[i] ?? 0)).toBeGreaterThanOrEqual(100);
});

test('the last change is never lost', () => {
  let marked = 0;
  let flushed = 0;
  const coalescer = new Coalescer(100, () => {
    flushed = marked;
  });
  for (let i = 1; i <= 7; i += 1) {
    marked = i;
    coalescer.mark();
    vi.advanceTimersByTime(30);
  }
  vi.advanceTimersByTime(200);
  expect(flushed).toBe(7);
});

test('nothing is flushed without a change, and nothing after the end', () => {
  const flush = vi.fn();
  const coalescer = new Coalescer(100, flush);
  vi.advanceTimersByTime(1_000);
  coalescer.mark();
  coalescer.close();
  coalescer.mark();
  vi.advanceTimersByTime(1_000);
  expect(flush).not.toHaveBeenCalled();
});
