import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settledAfterMs, SettledWrite } from './settled-write.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes once when the typing pauses, the last of it', () => {
  const settled = new SettledWrite();
  const written: string[] = [];
  for (const text of ['b', 'bt', 'btc']) {
    settled.later(() => written.push(text));
    vi.advanceTimersByTime(settledAfterMs - 1);
  }
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['btc']);
});

it('writes at once before one leaves, and not again', () => {
  const settled = new SettledWrite();
  const write = vi.fn();
  settled.later(write);
  settled.flush();
  settled.flush();
  vi.advanceTimersByTime(settledAfterMs);
  expect(write).toHaveBeenCalledOnce();
});

it('forgets what waits where something else is written, or nothing any more', () => {
  const settled = new SettledWrite();
  const [early, choice] = [vi.fn(), vi.fn()];
  settled.later(early);
  settled.now(choice);
  settled.later(early);
  settled.drop();
  vi.advanceTimersByTime(settledAfterMs);
  expect([early.mock.calls.length, choice.mock.calls.length]).toEqual([0, 1]);
});
