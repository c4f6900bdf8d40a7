import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExchangeTimer } from './exchange-timer.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000 }));
afterEach(() => vi.useRealTimers());

test('wakes the exchange when its next timer is due, and then for the one after it', () => {
  const fired: number[] = [];
  const timer = new ExchangeTimer(Date.now, () => {
    fired.push(Date.now());
    return fired.length === 1 ? 1_500 : Number.POSITIVE_INFINITY;
  });
  timer.arm(1_200);
  vi.advanceTimersByTime(10_000);
  expect(fired).toEqual([1_200, 1_500]);
});

test('an earlier timer replaces the one that it waits for', () => {
  const advance = vi.fn<() => number>(() => Number.POSITIVE_INFINITY);
  const timer = new ExchangeTimer(Date.now, advance);
  timer.arm(5_000);
  timer.arm(1_100);
  vi.advanceTimersByTime(100);
  expect(advance).toHaveBeenCalledTimes(1);
  timer.close();
});

test('what stays due does not keep the process busy', () => {
  const advance = vi.fn<() => number>(() => 1_000);
  const timer = new ExchangeTimer(Date.now, advance);
  timer.arm(1_000);
  vi.advanceTimersByTime(100);
  expect(advance.mock.calls.length).toBeLessThanOrEqual(21);
  timer.close();
  const calls = advance.mock.calls.length;
  vi.advanceTimersByTime(100);
  expect(advance).toHaveBeenCalledTimes(calls);
});
