import { setTimeout as sleep } from 'node:timers/promises';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ClonedPort } from '../engine/port/cloned-port.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import {
  gather,
  noon,
  RealtimeServer,
  refusalOf,
  silence,
  stateOf,
  subscribe,
} from './test-support/realtime-server.ts';
import { trade } from './test-support/scripted-views.ts';

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

  test.each(['websocket', 'polling', 'polling websocket'])(
    'the same channels are served over %s',
    async (transports) => {
      const socket = server.client({}, { transports: transports.split(' ') });
      const trades = gather(socket, 'trades:1');
      const state = await stateOf(socket, 'trades:1');
      server.exchange.trade([trade(1, 640_000)]);
      await expect.poll(() => trades.length).toBe(1);
      expect(trades[0]).toMatchObject({
        seq: server.exchange.seq,
        prev: state.seq,
        trades: [{ id: 1, price: '64000' }],
      });
    },
  );

  test('tickers: all of them first, then only the fields that changed', async () => {
    const socket = server.client();
    const changes = gather(socket, 'tickers');
    const state = await stateOf(socket, 'tickers');
    expect(state.tickers.map(({ match_id }) => match_id)).toEqual([1, 2]);
    expect(state.seq).toBe(server.exchange.seq);
    server.exchange.market({ market: 2, indexE8: 300_000_000_000 });
    await expect.poll(() => changes.length).toBe(1);
    expect(changes[0]).toEqual({
      seq: server.exchange.seq,
      prev: state.seq,
      tickers: [{ match_id: 2, now_price: '3000', index_price: '3000' }],
    });
    server.exchange.market({ market: 2, state: 'halted' });
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[1]).toMatchObject({ prev: changes[0]?.seq, tickers: [{ match_id: 2, state: 'halted' }] });
  });

  test('D35 every channel links each message to the one before, also two of one position', async () => {
    const socket = server.client();
    const changes = gather(socket, 'tickers');
    const state = await stateOf(socket, 'tickers');
    for (let i = 1; i <= 5; i += 1) {
      server.exchange.market({ market: 1, indexE8: i * 100_000_000_000 });
      await expect.poll(() => changes.length).toBe(2 * i - 1);
      server.exchange.seq -= 1;
      server.exchange.market({ market: 2, indexE8: i * 100_000_000_000 });
      await expect.poll(() => changes.length).toBe(2 * i);
    }
    let last = state.seq;
    for (const { seq, prev } of changes) {
      expect(prev).toBe(last);
      expect(seq).toBeGreaterThan(last);
      last = seq;
    }
  });

  test('depth: the best levels first, then what changed among them, no more than ten times a second', async () => {
    server.exchange.book(1, [640_000, 10, 639_000, 20], [641_000, 5]);
    const socket = server.client();
    const changes = gather(socket, 'depth:1');
    const state = await stateOf(socket, 'depth:1');
    expect(state).toEqual({
      channel: 'depth:1',
      seq: server.exchange.seq,
      bids: [
        ['64000', '0.0001'],
        ['63900', '0.0002'],
      ],
      asks: [['64100', '0.00005']],
    });
    const startedAt = performance.now();
    for (let i = 1; i <= 50; i += 1) {
      server.exchange.book(1, [640_000, i], []);
      await sleep(5);
    }
    await expect.poll(() => changes.at(-1)?.bids).toEqual([['64000', '0.0005']]);
    const most = Math.ceil((performance.now() - startedAt) / 100) + 1;
    expect(changes.length).toBeLessThanOrEqual(most);
    expect(changes[0]?.prev).toBe(state.seq);
    for (const [i, change] of changes.slice(1).entries()) expect(change.prev).toBe(changes[i]?.seq);
  });

  test('a second subscriber gets the state that the first has reached', async () => {
    const first = server.client();
    const second = server.client();
    const seen = gather(first, 'depth:1');
    await stateOf(first, 'depth:1');
    server.exchange.book(1, [640_000, 10], []);
    await expect.poll(() => seen.length).toBe(1);
    const changes = gather(second, 'depth:1');
    const state = await stateOf(second, 'depth:1');
    expect(state).toMatchObject({ seq: seen[0]?.seq, bids: [['64000', '0.0001']] });
    server.exchange.book(1, [640_000, 0, 630_000, 7], []);
    const book = new Map(state.bids);
    await expect
      .poll(() => {
        for (const change of changes) for (const [price, quantity] of change.bids) book.set(price, quantity);
        return [...book].filter(([, quantity]) => quantity !== '0');
      })
      .toEqual([['63000', '0.00007']]);
  });

  test('kline: the running candle, its changes, and its last form with the first of the next', async () => {
    const socket = server.client();
    const changes = gather(socket, 'kline:1:1min');
    server.exchange.trade([trade(1, 640_000)]);
    await silence();
    const state = await stateOf(socket, 'kline:1:1min');
    expect(state.candles).toMatchObject([{ time: noon, open: '64000', volume: '0.0001' }]);
    server.exchange.trade([trade(2, 650_000)], 1_000);
    await expect.poll(() => changes.length).toBe(1);
    expect(changes[0]?.candles).toMatchObject([{ time: noon, close: '65000', volume: '0.0002' }]);
    server.exchange.market({ market: 2, indexE8: 1 }, 60_000);
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[1]?.candles).toMatchObject([
      { time: noon, close: '65000', volume: '0.0002' },
      { time: noon + 60_000, open: '65000', volume: '0' },
    ]);
  });

  test.each(['depth:99', 'trades:999999999', 'kline:99:1min'])(
    '%s is refused: there is no such market',
    async (name) => {
      expect(await refusalOf(server.client(), name)).toMatchObject({
        type: 'error',
        code: 'market_not_found',
        field: 'channel',
      });
    },
  );

  test('D42 what is no channel is refused in the language of the socket', async () => {
    const socket = server.client({ lang: 'zh' });
    const english = server.client({ lang: 'xx' });
    for (const name of ['__proto__', 'constructor', 'depth:01', 'kline:1:2min', null, 5, [], ['tickers'], { a: 1 }]) {
      expect(await refusalOf(socket, name)).toMatchObject({ type: 'error', code: 'parameter_error' });
    }
    const [refused, inEnglish] = await Promise.all([refusalOf(socket, 'x'), refusalOf(english, 'x')]);
    expect(refused.message).not.toBe(inEnglish.message);
    expect(server.realtime.stats().channels).toBe(0);
  });

  test('unsubscribing ends the messages and, with the last subscriber, the channel', async () => {
    const socket = server.client();
    const other = server.client();
    const trades = gather(socket, 'trades:1');
    await subscribe(socket, 'trades:1');
    await subscribe(other, 'trades:1');
    await subscribe(other, 'depth:1');
    expect(server.exchange.subscriptions).toContainEqual({ type: 'depth', market: 1 });
    expect(await socket.emitWithAck('unsubscribe', 'trades:1')).toEqual({
      type: 'ok',
      message: { channel: 'trades:1' },
    });
    server.exchange.trade([trade(1, 640_000)]);
    await subscribe(socket, 'tickers');
    expect(trades).toEqual([]);
    expect(server.realtime.stats().channels).toBe(3);
    other.disconnect();
    await expect.poll(() => server.realtime.stats()).toMatchObject({ channels: 1, connections: 1 });
    expect(server.exchange.subscriptions).not.toContainEqual({ type: 'depth', market: 1 });
  });

  test('calls without an acknowledgement, and unknown ones, do nothing', async () => {
    const socket = server.client();
    await subscribe(socket, 'tickers');
    socket.emit('subscribe', 'trades:1');
    socket.emit('subscribe');
    socket.emit('shutdown', 'now');
    socket.emit('me', 'now');
    await subscribe(socket, 'tickers');
    expect(server.realtime.stats().channels).toBe(1);
  });
});
