import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelName, Subscribed } from '@auric/api';
import { ClonedPort } from '../engine/port/cloned-port.ts';
import { Unavailable, type ExchangePort } from '../engine/port/port.ts';
import { marketView } from '../market-data/test-support/scripted-exchange.ts';
import type { RealtimeLimits } from './limits.ts';
import { gather, RealtimeServer, refusalOf, silence, stateOf, subscribe } from './test-support/realtime-server.ts';
import { alice, bob } from './test-support/scripted-sessions.ts';
import { order, tenThousand, trade } from './test-support/scripted-views.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await bootDatabase();
});

afterAll(() => database.close());

const distances: [string, (exchange: ExchangePort) => ExchangePort][] = [
  ['in the same process', (exchange) => exchange],
  ['in another process', (exchange) => new ClonedPort(exchange, 2)],
];

describe.each(distances)('with the exchange %s', (_distance, portOf) => {
  let server: RealtimeServer;

  beforeEach(async () => {
    server = await RealtimeServer.start(database, { portOf });
  });

  afterEach(async () => {
    await server.close();
    await expect.poll(() => server.exchange.subscriptions).toEqual([]);
    expect(server.logged).toEqual([]);
  });

  /** Serves anew with other limits. */
  async function serveWith(limits: Partial<RealtimeLimits>): Promise<void> {
    await server.close();
    server = await RealtimeServer.start(database, { limits, portOf });
  }

  test('me: open orders and balances first, then each change at once, as the calls write them', async () => {
    server.exchange.openOrders.set(alice, [order(5, alice)]);
    server.exchange.balances.set(alice, [tenThousand]);
    const socket = server.client({ token: 'alice-token', lang: 'en' });
    const changes = gather(socket, 'me');
    const state = await stateOf(socket, 'me');
    expect(state).toMatchObject({
      channel: 'me',
      seq: server.exchange.seq,
      orders: [{ id: 5, symbol: 'BTC/USDT', price: '64000', amount: '1', status: 'doing' }],
      positions: [],
      balances: [
        {
          account: 2,
          kind: 'spot',
          currency: 3,
          currency_name: 'USDT',
          available: '9000',
          freeze: '1000',
          usdt_value: '10000',
        },
      ],
    });
    server.exchange.customer(
      alice,
      [order(5, alice, { state: 'filled', filled: 100_000, filledQuote: 64_000_000_000n })],
      [],
    );
    server.exchange.customer(alice, [], [tenThousand]);
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[0]).toMatchObject({
      prev: state.seq,
      orders: [{ id: 5, state: 'filled', status: 'complete', average_price: '64000' }],
      balances: [],
    });
    expect(changes[1]).toMatchObject({ prev: changes[0]?.seq, orders: [], balances: [{ available: '9000' }] });
  });

  test('an order of a contract is none of the spot orders, neither in the state nor when it changes', async () => {
    await server.close();
    const contract = marketView({ market: 7, symbol: 'BTCUSDT', settlement: 'perpetual' });
    server = await RealtimeServer.start(database, { portOf, markets: [marketView(), contract] });
    server.exchange.openOrders.set(alice, [order(5, alice), order(6, alice, { market: 7 })]);
    const socket = server.client({ token: 'alice-token' });
    const changes = gather(socket, 'me');
    expect(await stateOf(socket, 'me')).toMatchObject({ orders: [{ id: 5 }] });
    server.exchange.customer(alice, [order(6, alice, { market: 7, state: 'canceled' })], [tenThousand]);
    server.exchange.customer(alice, [order(5, alice, { state: 'canceled' })], []);
    await expect.poll(() => changes.length).toBe(2);
    expect(changes.map(({ orders }) => orders.map(({ id }) => id))).toEqual([[], [5]]);
  });

  test('what came to read is told at once, also what comes while the channel opens', async () => {
    server.inbox.unread = { messages: 2, support: 0 };
    server.inbox.asked = () => server.inbox.tell(alice, { unread: { messages: 3, support: 0 } });
    const socket = server.client({ token: 'alice-token' });
    const changes = gather(socket, 'me');
    const state = await stateOf(socket, 'me');
    expect(state).toMatchObject({ unread: { messages: 2, support: 0 } });
    server.inbox.tell(bob, { unread: { messages: 9, support: 9 } });
    server.exchange.customer(alice, [order(5, alice)], []);
    await expect.poll(() => changes.length).toBe(2);
    server.inbox.tell(alice, { unread: { messages: 3, support: 1 } });
    await expect.poll(() => changes.length).toBe(3);
    expect(changes.map(({ unread }) => unread)).toEqual([
      { messages: 3, support: 0 },
      undefined,
      { messages: 3, support: 1 },
    ]);
    expect(changes.map(({ prev }) => prev)).toEqual([state.seq, changes[0]?.seq, changes[1]?.seq]);
    socket.disconnect();
    await expect.poll(() => server.inbox.followers(alice)).toBe(0);
  });

  test('D29 me is refused without a session and shows nobody else', async () => {
    server.exchange.openOrders.set(alice, [order(5, alice)]);
    for (const auth of [{}, { token: 'wrong' }, { token: 7 }, { token: { length: 1 } }, { token: 'x'.repeat(5_000) }]) {
      expect(await refusalOf(server.client(auth), 'me')).toMatchObject({ type: '999', code: 'login_required' });
    }
    const socket = server.client({ token: 'bob-token', customer: alice });
    const changes = gather(socket, 'me');
    const others = gather(socket, `me:${alice}` as ChannelName);
    expect(await stateOf(socket, 'me')).toMatchObject({ orders: [] });
    for (const name of [`me:${alice}`, 'me:', `customer:${alice}`, { customer: alice }]) {
      expect(await refusalOf(socket, name)).toMatchObject({ type: 'error', code: 'parameter_error', field: 'channel' });
    }
    server.exchange.customer(alice, [order(6, alice)], [tenThousand]);
    server.exchange.customer(bob, [order(7, bob)], []);
    await expect.poll(() => changes.length).toBe(1);
    expect(changes[0]).toMatchObject({ orders: [{ id: 7 }] });
    expect(others).toEqual([]);
  });

  test('D27 a socket ends with its session, and hears nothing after it', async () => {
    const socket = server.client({ token: 'alice-token' });
    const other = server.client({ token: 'bob-token' });
    const changes = gather(socket, 'me');
    const told: string[] = [];
    socket.on('session_ended', () => told.push('session_ended'));
    socket.on('disconnect', (reason) => told.push(reason));
    await subscribe(socket, 'me');
    await subscribe(other, 'me');
    server.sessions.end('alice-token');
    server.exchange.customer(alice, [order(5, alice)], []);
    await expect.poll(() => told).toEqual(['session_ended', 'io server disconnect']);
    expect(changes).toEqual([]);
    expect(other.connected).toBe(true);
    expect(await refusalOf(server.client({ token: 'alice-token' }), 'me')).toMatchObject({ type: '999' });
  });

  test('D27 a session that ends while its token is verified is over', async () => {
    const socket = server.client({ token: 'alice-token' });
    server.sessions.meanwhile = () => server.sessions.end('alice-token');
    expect(await refusalOf(socket, 'me')).toMatchObject({ type: '999', code: 'login_required' });
  });

  test('D27 a session that ended in another process ends the socket at the next check', async () => {
    await serveWith({ sessionCheckMs: 50 });
    const socket = server.client({ token: 'alice-token' });
    await subscribe(socket, 'me');
    server.sessions.tokens.clear();
    await expect.poll(() => socket.connected).toBe(false);
  });

  test('D35 subscribing again answers the state anew and sends nothing twice', async () => {
    const socket = server.client({ token: 'alice-token' });
    const trades = gather(socket, 'trades:1');
    const own = gather(socket, 'me');
    for (const name of ['trades:1', 'me', 'trades:1', 'me']) await subscribe(socket, name);
    server.exchange.trade([trade(1, 640_000)]);
    server.exchange.customer(alice, [], [tenThousand]);
    await silence();
    const state = await stateOf(socket, 'trades:1');
    expect(state.trades).toMatchObject([{ id: 1 }]);
    expect(trades).toHaveLength(1);
    expect(own).toHaveLength(1);
  });

  test('a channel that the exchange cannot serve now is refused, and served when it can', async () => {
    const subscribeAtFirst = server.exchange.subscribe.bind(server.exchange);
    server.exchange.subscribe = () => Promise.reject(new Unavailable('it is busy'));
    const socket = server.client({ token: 'alice-token' });
    expect(await refusalOf(socket, 'depth:1')).toMatchObject({ type: 'error', code: 'unavailable' });
    expect(await refusalOf(socket, 'me')).toMatchObject({ type: 'error', code: 'unavailable' });
    expect(server.realtime.stats().channels).toBe(0);
    server.exchange.subscribe = subscribeAtFirst;
    expect(await subscribe(socket, 'depth:1')).toMatchObject({ type: 'ok' });
    expect(await subscribe(socket, 'me')).toMatchObject({ type: 'ok' });
  });

  test('D36 a state that is not released yet is not answered, and its changes follow it', async () => {
    const subscribeAtFirst = server.exchange.subscribe.bind(server.exchange);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.exchange.subscribe = async (channel, listener) => {
      const subscription = await subscribeAtFirst(channel, listener);
      await held;
      return subscription;
    };
    const socket = server.client({ token: 'alice-token' });
    const own = gather(socket, 'me');
    const answers: Subscribed<'me'>[] = [];
    void stateOf(socket, 'me').then((answer) => answers.push(answer));
    await expect.poll(() => server.exchange.subscriptions).toContainEqual({ type: 'customer', customer: alice });
    server.exchange.customer(alice, [order(5, alice)], []);
    await silence();
    expect([answers, own]).toEqual([[], []]);
    release();
    await expect.poll(() => own.length).toBe(1);
    expect(answers[0]).toMatchObject({ orders: [], seq: server.exchange.seq - 1 });
    expect(own[0]).toMatchObject({ prev: server.exchange.seq - 1, seq: server.exchange.seq, orders: [{ id: 5 }] });
  });
});
