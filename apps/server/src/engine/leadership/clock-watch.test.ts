import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockWatch, timeAway } from './clock-watch.ts';

const hourMs = 3_600_000;
const clock = { wall: 0, monotonic: 0, now: () => clock.wall, monotonicMs: () => clock.monotonic };
let failures: string[];
let watch: ClockWatch;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(clock, { wall: 1_000_000_000, monotonic: 70 });
  failures = [];
  watch = new ClockWatch(clock, (reason, cause) => failures.push(`${reason}: ${(cause as Error).message}`));
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

function pass(wallMs: number, monotonicMs = wallMs): void {
  clock.wall += wallMs;
  clock.monotonic += monotonicMs;
}

test('however long it runs, two clocks that go alike are believed, and five seconds apart still', () => {
  pass(1_000 * hourMs);
  expect(watch.now()).toBe(clock.wall);
  pass(5_000, 0);
  watch.now();
  pass(-10_000, 0);
  watch.now();
  expect(failures).toEqual([]);
});

test.each([
  ['forward', 25 * hourMs, 'forward by 25 hours'],
  ['forward in steps that are each small', 5_001, 'forward by 5 seconds'],
  ['back', -90_000, 'back by 90 seconds'],
])('a leap %s ends the process, and says so once', (_, leapMs, words) => {
  pass(Math.trunc(leapMs / 2), 0);
  pass(leapMs - Math.trunc(leapMs / 2), 0);
  watch.now();
  watch.now();
  expect(failures).toEqual([`its time can not be trusted: the clock of this machine leapt ${words}`]);
});

test('it looks by itself, also where nobody sends a command', () => {
  pass(hourMs, 0);
  vi.advanceTimersByTime(1_000);
  expect(failures).toHaveLength(1);
});

test('a start far after the last frame says how far, one before it that time stands still', () => {
  const lastAt = 1_700_000_000_000;
  expect(timeAway(0, lastAt)).toBeNull();
  expect(timeAway(lastAt, lastAt + hourMs - 1)).toBeNull();
  expect(timeAway(lastAt, lastAt - 5_000)).toBeNull();
  expect(timeAway(lastAt, lastAt + 50 * hourMs)).toMatch(/^The last frame of the journal is 2 days old;/);
  expect(timeAway(lastAt, lastAt - 600_000)).toMatch(/^This machine's clock is 10 minutes behind the last frame/);
});
