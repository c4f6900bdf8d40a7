import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { Leadership } from './leadership.ts';
import type { Verdict } from './leadership.ts';

/** A store whose answers come when the test says so. */
class Store {
  readonly asked: ((verdict: Verdict) => void)[] = [];
  readonly check = (done: (verdict: Verdict) => void): void => void this.asked.push(done);
  answer(verdict: Verdict = 'leads'): void {
    this.asked.shift()!(verdict);
  }
}

let store: Store;
let failures: string[];
let leadership: Leadership;

beforeEach(() => {
  vi.useFakeTimers();
  store = new Store();
  failures = [];
  leadership = new Leadership(store.check, systemClock, (reason) => failures.push(reason));
});
afterEach(() => {
  leadership.end(new Error('over'));
  vi.useRealTimers();
});

function confirmNow(): void {
  leadership.confirm(performance.now(), Date.now());
}

test('memory is read at once within a second of a look at the epoch', () => {
  confirmNow();
  vi.advanceTimersByTime(999);
  const read = vi.fn<(error: Error | null) => void>();
  leadership.whenFresh(read);
  expect(read).toHaveBeenCalledWith(null);
});

test('D37 after that it is not, before the store has said that this is still the epoch', () => {
  confirmNow();
  vi.setSystemTime(Date.now() + 1_000);
  const read = vi.fn<(error: Error | null) => void>();
  leadership.whenFresh(read);
  expect(read).not.toHaveBeenCalled();
  store.answer();
  expect(read).toHaveBeenCalledWith(null);
});

test('D37 an answer of the store that took more than a second is worth nothing: it is asked again', () => {
  const read = vi.fn<(error: Error | null) => void>();
  leadership.whenFresh(read);
  vi.setSystemTime(Date.now() + 1_500);
  store.answer();
  expect(read).not.toHaveBeenCalled();
  store.answer();
  expect(read).toHaveBeenCalledWith(null);
});

test('another epoch ends the leader, and whoever waits to read never does', () => {
  const read = vi.fn<(error: Error | null) => void>();
  leadership.whenFresh(read);
  store.answer('superseded');
  expect(failures).toEqual(['it may lead no longer']);
  expect(read).not.toHaveBeenCalled();
  leadership.end(new Error('over'));
  expect(read).toHaveBeenCalledWith(expect.any(Error));
});

test('a store that can not be asked stops reads and readiness, not the leader, and a later look starts them again', () => {
  confirmNow();
  expect(leadership.current).toBe(true);
  vi.advanceTimersByTime(2_000);
  const read = vi.fn<(error: Error | null) => void>();
  leadership.whenFresh(read);
  store.answer(new Error('it does not answer'));
  expect(read).toHaveBeenCalledWith(new Error('it does not answer'));
  expect([leadership.current, failures]).toEqual([false, []]);
  vi.advanceTimersByTime(500);
  store.answer();
  expect(leadership.current).toBe(true);
});

test('an idle leader looks by itself about twice a second, a busy one has no need to', () => {
  for (let i = 0; i < 8; i++) {
    vi.advanceTimersByTime(500);
    if (store.asked.length > 0) store.answer();
  }
  expect(store.asked).toHaveLength(0);
  const looks = vi.fn<typeof store.check>(store.check);
  const busy = new Leadership(looks, systemClock, () => undefined);
  for (let i = 0; i < 40; i++) {
    vi.advanceTimersByTime(100);
    busy.confirm(performance.now(), Date.now());
  }
  expect(looks).not.toHaveBeenCalled();
  busy.end(new Error('over'));
});
