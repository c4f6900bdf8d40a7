import { expect, test } from 'vitest';
import { indexTicks, MarketWorld } from './market-world.ts';

const alice = 1000;
const id = 'a1'.repeat(16);
const body = 'b2'.repeat(8);
const dayMs = 24 * 3_600_000;

const cancel = (order: number) => ({ type: 'CancelOrder', customer: alice, order }) as const;

test('D24 a request that is repeated changes nothing and names the frame of its first answer', () => {
  const world = new MarketWorld(1);
  const buy = world.place({ customer: alice, side: 'buy', price: indexTicks, quantity: 100 });
  const first = world.execute(cancel(buy.outcome.orders[0]!.id), id + body);
  const again = world.execute(cancel(buy.outcome.orders[0]!.id), id + body);
  expect(again.outcome).toMatchObject({ seq: 0, repeats: first.outcome.seq, rejection: null });
  expect(again.events).toEqual([]);
});

test('D24 a refusal is remembered too, so that the same request is refused the same way later', () => {
  const world = new MarketWorld(1);
  const first = world.execute(cancel(7), id + body);
  expect(first.outcome.rejection?.code).toBe('order_not_found');
  expect(world.execute(cancel(7), id + body).outcome.repeats).toBe(first.outcome.seq);
});

test('D24 an id with another body is refused, whatever the body', () => {
  const world = new MarketWorld(1);
  world.execute(cancel(7), id + body);
  const other = world.execute(cancel(8), id + 'c3'.repeat(8));
  expect(other.outcome.rejection?.code).toBe('request_id_reused');
  expect(other.events).toEqual([]);
});

test('D24 an id is forgotten after a day, not a moment before', () => {
  const world = new MarketWorld(1);
  world.execute(cancel(7), id + body);
  const sentAt = world.at;
  world.at = sentAt + dayMs - 2;
  expect(world.execute(cancel(7), id + body).outcome.repeats).toBeGreaterThan(0);
  world.at = sentAt + dayMs - 1;
  expect(world.execute(cancel(7), id + body).outcome).toMatchObject({
    repeats: 0,
    rejection: { code: 'order_not_found' },
  });
});
