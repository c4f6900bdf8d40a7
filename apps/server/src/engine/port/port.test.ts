import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineMaxMs, ExchangePort } from './port.ts';
import type { Subscription } from './port.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let subscribed: (subscription: Subscription) => void;
const silent = (): Promise<never> => new Promise(() => undefined);
const port = new ExchangePort(
  { execute: silent, query: silent, subscribe: () => new Promise((resolve) => (subscribed = resolve)) },
  2_000,
);
const command = { type: 'AdvanceTime' } as const;
const ask = { type: 'assets' } as const;
const channel = { type: 'trades' } as const;
const late = 'The exchange is unavailable: the deadline passed.';

test.each([
  ['execute', () => port.execute({ command }), 2_000],
  ['query', () => port.query(ask), 2_000],
  ['subscribe', () => port.subscribe(channel, () => undefined), 2_000],
  ['execute, with a deadline of its own', () => port.execute({ command }, { deadlineMs: 40 }), 40],
  ['query, with a deadline of its own', () => port.query(ask, { deadlineMs: 40 }), 40],
  ['query, for ever', () => port.query(ask, { deadlineMs: Number.POSITIVE_INFINITY }), deadlineMaxMs],
])('a call that is not answered ends at its deadline: %s', async (_, call, waitMs) => {
  const failed = vi.fn<(error: Error) => void>();
  const ended = call().catch(failed);
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(failed.mock.calls[0]?.[0].message).toBe(late);
});

test('a subscription that comes after its deadline is closed: nobody would', async () => {
  const asked = port.subscribe(channel, () => undefined, { deadlineMs: 40 });
  const refused = expect(asked).rejects.toThrow(late);
  await vi.advanceTimersByTimeAsync(40);
  await refused;
  const close = vi.fn<() => void>();
  subscribed({ seq: 1, at: 0, state: { type: 'trades', seq: 1, at: 0, trades: [] }, close });
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
});
