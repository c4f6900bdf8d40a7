import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskWatch, leastFreeBytes } from './disk-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a disk is low below the minimum, and no longer once somebody made room', async () => {
  let free = 1_000;
  const watch = new DiskWatch(() => Promise.resolve(free), 500);
  expect(watch.isLow).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([watch.freeBytes, watch.isLow]).toEqual([1_000, false]);
  free = 499;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([watch.freeBytes, watch.isLow]).toEqual([499, true]);
  free = 500;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch.isLow).toBe(false);
  watch.close();
});

test('a disk that can not be measured stays what it was', async () => {
  const answers = [Promise.resolve(10), Promise.reject(new Error('gone'))];
  const watch = new DiskWatch(() => answers.shift()!, 500);
  await watch.look();
  await watch.look();
  expect(watch.freeBytes).toBe(10);
  watch.close();
});

test('the fullest of several disks counts, and one that is not there does not', async () => {
  const here = await leastFreeBytes([tmpdir()]);
  expect(here).toBeGreaterThan(0);
  expect(await leastFreeBytes(['/nowhere/at/all', tmpdir()])).toBeLessThan(Number.POSITIVE_INFINITY);
});
