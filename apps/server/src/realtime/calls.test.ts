import { expect, test, vi } from 'vitest';
import type { ExchangePort, Subscription, Update } from '../engine/port/port.ts';
import type { MarketData } from '../market-data/market-data.ts';
import { Calls } from './calls.ts';
import type { ChannelDirectory } from './channel-directory.ts';
import { emptyInbox } from './test-support/scripted-inbox.ts';
import { Subscriber, type RealtimeSocket } from './subscriber.ts';
import { defaultRealtimeLimits } from './limits.ts';
import { SlowSubscribers } from './slow-subscribers.ts';

/** Calls of one customer to an exchange that answers a subscription when the test says so. */
function scene() {
  const close = vi.fn();
  const state: Update = {
    type: 'customer',
    seq: 7,
    at: 0,
    customer: 1000,
    orders: [],
    positions: [],
    closedPositions: [],
    balances: [],
  };
  let answerSubscription: () => void = () => undefined;
  const subscription = new Promise<Subscription>((resolve) => {
    answerSubscription = () => resolve({ seq: 7, at: 0, state, close });
  });
  const emit = vi.fn();
  const socket = { id: 's', connected: true, conn: { transport: {}, writeBuffer: [], close: vi.fn() }, emit };
  const subscriber = new Subscriber(socket as unknown as RealtimeSocket, 'token', 'en');
  const calls = new Calls({
    port: { subscribe: () => subscription } as unknown as ExchangePort,
    marketData: {} as MarketData,
    channels: { release: () => undefined } as unknown as ChannelDirectory,
    slow: new SlowSubscribers(defaultRealtimeLimits),
    wire: {
      kindOf: () => expect.fail('No order.'),
      order: () => expect.fail('No order.'),
      contractOrder: () => expect.fail('No order on a position.'),
      position: () => expect.fail('No position.'),
      balance: () => expect.fail('No balance.'),
    },
    inbox: emptyInbox,
    limits: defaultRealtimeLimits,
    sessionOf: () => Promise.resolve({ customer: 1000 }),
  });
  return { calls, subscriber, socket, close, answerSubscription: () => answerSubscription() };
}

test('the state of a channel is the answer', async () => {
  const { calls, subscriber, answerSubscription } = scene();
  const answer = vi.fn();
  const asked = calls.subscribe(subscriber, 'me', answer);
  answerSubscription();
  await asked;
  expect(answer).toHaveBeenCalledWith({
    channel: 'me',
    seq: 7,
    orders: [],
    contract_orders: [],
    positions: [],
    balances: [],
    unread: { messages: 0, support: 0 },
  });
});

test('D30 a subscriber that falls behind before it has a state is refused, not left without an answer', async () => {
  const { calls, subscriber, close, answerSubscription } = scene();
  const answer = vi.fn();
  const asked = calls.subscribe(subscriber, 'me', answer);
  await vi.waitFor(() => expect(subscriber.memberships.has('me')).toBe(true));
  subscriber.memberships.get('me')?.pause();
  answerSubscription();
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  expect(answer).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
  expect(subscriber.memberships.size).toBe(0);
});

test('D27 a socket that is gone by then follows nothing', async () => {
  const { calls, subscriber, close, socket, answerSubscription } = scene();
  const asked = calls.subscribe(subscriber, 'me', () => undefined);
  await vi.waitFor(() => expect(subscriber.memberships.has('me')).toBe(true));
  socket.connected = false;
  calls.leave(subscriber);
  answerSubscription();
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  expect(close).toHaveBeenCalled();
});
