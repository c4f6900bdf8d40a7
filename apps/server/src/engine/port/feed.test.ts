import { expect, test } from 'vitest';
import { Feed } from './feed.ts';
import type { Update } from './port.ts';

const trades = (seq: number): Update => ({ type: 'trades', seq, at: 0, trades: [] });
const unexpected = (error: unknown): never => {
  throw error;
};
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a subscriber gets what is newer than its state, after its state, and nothing after it closed', async () => {
  const feed = new Feed(unexpected);
  const got: number[] = [];
  const { subscription, released } = feed.add(trades(5), (update) => got.push(update.seq));
  feed.deliver(trades(5));
  feed.deliver(trades(6));
  expect(got).toEqual([]);
  released();
  feed.deliver(trades(7));
  expect(got).toEqual([]);
  await nextTurn();
  expect(got).toEqual([6, 7]);
  feed.deliver(trades(8));
  subscription.close();
  feed.deliver(trades(9));
  expect(got).toEqual([6, 7, 8]);
  expect(feed.size).toBe(0);
});

test('a listener that throws is dropped and said, and the others get everything', async () => {
  const dropped: unknown[] = [];
  const feed = new Feed((error) => dropped.push(error));
  const fault = new Error('a defect of the listener');
  const got: number[] = [];
  const throwing = feed.add(trades(5), () => {
    throw fault;
  });
  const sound = feed.add(trades(5), (update) => got.push(update.seq));
  feed.deliver(trades(6));
  throwing.released();
  sound.released();
  await nextTurn();
  feed.deliver(trades(7));
  expect(got).toEqual([6, 7]);
  expect(dropped).toEqual([fault]);
  expect(feed.size).toBe(1);
});
