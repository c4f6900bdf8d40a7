import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Subscriber, type Membership, type RealtimeSocket } from './subscriber.ts';
import { SlowSubscribers } from './slow-subscribers.ts';

const bounds = { backlogBytesMax: 1_000, backlogBytesResume: 100, lagMsMax: 5_000 };

function subscriberWith(connection: { writeBuffer: { data: string }[]; close: () => void }) {
  const transport = { socket: { bufferedAmount: 0, terminate: vi.fn() } };
  const socket = { conn: { ...connection, transport } } as unknown as RealtimeSocket;
  const subscriber = new Subscriber(socket, '', 'en');
  const membership = { pause: vi.fn(), resume: vi.fn(), end: vi.fn() } satisfies Membership;
  subscriber.memberships.set('tickers', membership);
  return { subscriber, membership, transport };
}

let slow: SlowSubscribers;

beforeEach(() => {
  vi.useFakeTimers();
  slow = new SlowSubscribers(bounds);
});

afterEach(() => {
  slow.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('D30 a subscriber that reads keeps getting changes', () => {
  const { subscriber, membership } = subscriberWith({ writeBuffer: [{ data: 'x'.repeat(1_000) }], close: vi.fn() });
  expect(slow.keepsUp(subscriber)).toBe(true);
  expect(membership.pause).not.toHaveBeenCalled();
});

test('D30 a subscriber with too much waiting gets nothing more, then a snapshot when it has read', () => {
  const writeBuffer = [{ data: 'x'.repeat(600) }, { data: 'x'.repeat(600) }];
  const { subscriber, membership } = subscriberWith({ writeBuffer, close: vi.fn() });
  expect(slow.keepsUp(subscriber)).toBe(false);
  expect(membership.pause).toHaveBeenCalledTimes(1);
  writeBuffer.splice(0, 1);
  vi.advanceTimersByTime(300);
  expect(slow.keepsUp(subscriber)).toBe(false);
  expect(membership.resume).not.toHaveBeenCalled();
  writeBuffer.splice(0, 1);
  vi.advanceTimersByTime(300);
  expect(membership.resume).toHaveBeenCalledTimes(1);
  expect(slow.keepsUp(subscriber)).toBe(true);
  expect(slow.stats).toEqual({ behind: 0, droppedTotal: 1 });
});

test('D30 what waits in the websocket counts too', () => {
  const { subscriber, transport } = subscriberWith({ writeBuffer: [], close: vi.fn() });
  transport.socket.bufferedAmount = 1_001;
  expect(slow.keepsUp(subscriber)).toBe(false);
});

test('D30 a subscriber that never reads is cut', () => {
  const close = vi.fn();
  const { subscriber, membership, transport } = subscriberWith({ writeBuffer: [{ data: 'x'.repeat(2_000) }], close });
  slow.keepsUp(subscriber);
  vi.advanceTimersByTime(4_900);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(close).toHaveBeenCalledWith(true);
  expect(transport.socket.terminate).toHaveBeenCalled();
  expect(membership.resume).not.toHaveBeenCalled();
});

test('a subscriber that left is forgotten', () => {
  const { subscriber, membership } = subscriberWith({ writeBuffer: [{ data: 'x'.repeat(2_000) }], close: vi.fn() });
  slow.keepsUp(subscriber);
  slow.forget(subscriber);
  vi.advanceTimersByTime(10_000);
  expect(membership.resume).not.toHaveBeenCalled();
  expect(slow.stats.behind).toBe(0);
});
