import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_100 });
});
afterEach(() => {
  vi.useRealTimers();
});

const unexpected = (error: unknown): void => {
  throw error;
};

test('beats at the multiples of its interval', async () => {
  const beats: number[] = [];
  const pace = startPace(250, Date.now, async (at) => void beats.push(at), unexpected);
  await vi.advanceTimersByTimeAsync(800);
  expect(beats).toEqual([1_000_250, 1_000_500, 1_000_750]);
  await pace.close();
});

test('never beats twice at once: what a slow beat covers falls out', async () => {
  const beats: number[] = [];
  let running = 0;
  const slow = async (at: number): Promise<void> => {
    expect(++running).toBe(1);
    beats.push(at);
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    running--;
  };
  const pace = startPace(250, Date.now, slow, unexpected);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats).toEqual([1_000_250, 1_001_000, 1_001_750]);
  const closing = pace.close();
  await vi.advanceTimersByTimeAsync(1000);
  await closing;
});

test('goes on after a beat that failed, and tells', async () => {
  const failures: unknown[] = [];
  let beats = 0;
  const failing = async (): Promise<void> => {
    if (++beats === 1) throw new Error('once');
  };
  const pace = startPace(250, Date.now, failing, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(700);
  expect(beats).toBe(3);
  expect(failures).toEqual([new Error('once')]);
  await pace.close();
});

test('closing waits for the beat under way and none follows', async () => {
  let finished = 0;
  const beat = async (): Promise<void> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    finished++;
  };
  const pace = startPace(250, Date.now, beat, unexpected);
  await vi.advanceTimersByTimeAsync(160);
  const closed = pace.close().then(() => finished);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await closed).toBe(1);
  expect(finished).toBe(1);
});
