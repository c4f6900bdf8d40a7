import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Follower, type Following, type RealtimeSocket } from './follower.ts';
import { SlowFollowers } from './slow-followers.ts';

const bounds = { backlogBytesMax: 1_000, backlogBytesResume: 100, lagMsMax: 5_000 };

function followerWith(connection: { writeBuffer: { data: string }[]; close: () => void }) {
  const transport = { socket: { bufferedAmount: 0, terminate: vi.fn() } };
  const socket = { conn: { ...connection, transport } } as unknown as RealtimeSocket;
  const follower = new Follower(socket, '', 'en');
  const following = { pause: vi.fn(), resume: vi.fn(), end: vi.fn() } satisfies Following;
  follower.followings.set('tickers', following);
  return { follower, following, transport };
}

let slow: SlowFollowers;

beforeEach(() => {
  vi.useFakeTimers();
  slow = new SlowFollowers(bounds);
});

afterEach(() => {
  slow.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('D30 a follower that reads keeps getting changes', () => {
  const { follower, following } = followerWith({ writeBuffer: [{ data: 'x'.repeat(1_000) }], close: vi.fn() });
  expect(slow.keepsUp(follower)).toBe(true);
  expect(following.pause).not.toHaveBeenCalled();
});

test('D30 a follower with too much waiting gets nothing more, then a snapshot when it has read', () => {
  const writeBuffer = [{ data: 'x'.repeat(600) }, { data: 'x'.repeat(600) }];
  const { follower, following } = followerWith({ writeBuffer, close: vi.fn() });
  expect(slow.keepsUp(follower)).toBe(false);
  expect(following.pause).toHaveBeenCalledTimes(1);
  writeBuffer.splice(0, 1);
  vi.advanceTimersByTime(300);
  expect(slow.keepsUp(follower)).toBe(false);
  expect(following.resume).not.toHaveBeenCalled();
  writeBuffer.splice(0, 1);
  vi.advanceTimersByTime(300);
  expect(following.resume).toHaveBeenCalledTimes(1);
  expect(slow.keepsUp(follower)).toBe(true);
  expect(slow.stats).toEqual({ behind: 0, droppedTotal: 1 });
});

test('D30 what waits in the websocket counts too', () => {
  const { follower, transport } = followerWith({ writeBuffer: [], close: vi.fn() });
  transport.socket.bufferedAmount = 1_001;
  expect(slow.keepsUp(follower)).toBe(false);
});

test('D30 a follower that never reads is cut', () => {
  const close = vi.fn();
  const { follower, following, transport } = followerWith({ writeBuffer: [{ data: 'x'.repeat(2_000) }], close });
  slow.keepsUp(follower);
  vi.advanceTimersByTime(4_900);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(close).toHaveBeenCalledWith(true);
  expect(transport.socket.terminate).toHaveBeenCalled();
  expect(following.resume).not.toHaveBeenCalled();
});

test('a follower that left is forgotten', () => {
  const { follower, following } = followerWith({ writeBuffer: [{ data: 'x'.repeat(2_000) }], close: vi.fn() });
  slow.keepsUp(follower);
  slow.forget(follower);
  vi.advanceTimersByTime(10_000);
  expect(following.resume).not.toHaveBeenCalled();
  expect(slow.stats.behind).toBe(0);
});
