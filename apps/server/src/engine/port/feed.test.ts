import { expect, test } from 'vitest';
import { Feed } from './feed.ts';
import type { Update } from './port.ts';

const trades = (seq: number): Update => ({ type: 'trades', seq, at: 0, trades: [] });
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a subscriber gets what is newer than its state, after its state, and nothing after it closed', async () => {
  const feed = new Feed();
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
