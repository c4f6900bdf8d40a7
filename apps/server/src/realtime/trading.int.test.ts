import type { ChannelName } from '@auric/api';
import { bootServer, type TestServer } from '@auric/testkit/server';
import type { TestClient } from '@auric/testkit';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { gather, stateOf, subscribe } from './test-support/realtime-server.ts';

const bitcoin = { match_id: 1 };

let server: TestServer;
let maker: TestClient;
let taker: TestClient;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await bootServer();
  maker = await server.client().register('maker01');
  taker = await server.client().register('taker01');
  const { id } = await maker.call('user/info', {});
  await execute({ type: 'PublishIndex', source: 'test', prices: [1, 6_400_000_000_000, 0, 3] });
  const reference = '00112233445566778899aabbccddeeff';
  await execute({ type: 'Deposit', customer: id, kind: 'spot', asset: 1, amount: 100_000_000n, reference });
  // The welcome is news of the own channel too, and comes when it comes.
  for (const client of [maker, taker]) {
    await vi.waitFor(async () => expect((await client.call('site_message/unRead', {})).messages).toBe(1), 10_000);
  }
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

afterAll(() => server.close());

async function execute(command: Parameters<TestServer['exchange']['execute']>[0]['command']): Promise<void> {
  const reply = await server.exchange.execute({ command });
  expect(reply.ok).toBe(true);
}

type Own = Awaited<ReturnType<typeof follow<'me'>>>;

/** What an own channel said of orders and balances: what waits to be read may be told between, when it comes. */
function toldOf({ messages }: Own) {
  return messages.filter(({ orders, balances }) => orders.length + balances.length > 0);
}

/** Each message links to the one before it, the first to the state. */
function expectUnbroken({ state, messages }: Own): void {
  const before = [state.seq, ...messages.map(({ seq }) => seq)];
  expect(messages.map(({ prev }) => prev)).toEqual(before.slice(0, -1));
}

function connect(token = ''): Socket {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  return socket;
}

async function follow<Name extends ChannelName>(name: Name, token = '') {
  const socket = connect(token);
  const messages = gather(socket, name);
  const state = await stateOf(socket, name);
  return { state, messages };
}

test('an order that fills is pushed to both parties and to everybody, as the calls tell it afterwards', async () => {
  const [own, other] = [await follow('me', maker.token), await follow('me', taker.token)];
  const trades = await follow('trades:1');
  const tickers = await follow('tickers');
  const depth = await follow('depth:1');
  const kline = await follow('kline:1:1min');

  const sold = await maker.call('coin/trade', { ...bitcoin, type: 'sell', amount: '0.5', target_price: '64000' });
  await expect.poll(() => toldOf(own).length).toBe(1);
  expect(toldOf(own)[0]).toMatchObject({ orders: [sold] });
  await expect.poll(() => depth.messages.at(-1)?.asks).toEqual([['64000', '0.5']]);
  expect(toldOf(other)).toEqual([]);

  const bought = await taker.call('coin/trade', { ...bitcoin, type: 'buy', amount: '0.1', target_price: '64000' });
  expect(bought).toMatchObject({ state: 'filled', average_price: '64000' });
  await expect.poll(() => [toldOf(own).length, toldOf(other).length]).toEqual([2, 1]);
  expect(toldOf(other)[0]).toMatchObject({ orders: [bought] });
  const open = await maker.call('coin/list', { status: 'doing' });
  expect(toldOf(own)[1]).toMatchObject({ orders: open.data });
  expectUnbroken(own);
  expectUnbroken(other);
  expect(open.data[0]).toMatchObject({ id: sold.id, filled: '0.1', state: 'partially_filled' });

  for (const [client, messages] of [
    [maker, toldOf(own)],
    [taker, toldOf(other)],
  ] as const) {
    const wallet = await client.call('wallet/list', {});
    for (const { account, kind, ...balance } of messages.at(-1)?.balances ?? []) {
      const listed = wallet.accounts.find(({ id }) => id === account);
      expect(listed?.kind).toBe(kind);
      expect(listed?.balances).toContainEqual(balance);
    }
    expect(messages.at(-1)?.balances.length).toBeGreaterThan(0);
  }

  await expect.poll(() => trades.messages.length).toBe(1);
  const told = await taker.call('currency/trades', { ...bitcoin, limit: 10 });
  expect(trades.messages[0]).toMatchObject({ prev: trades.state.seq, trades: told });
  expect(told).toMatchObject([{ price: '64000', quantity: '0.1', side: 'buy' }]);
  await expect.poll(() => depth.messages.at(-1)?.asks).toEqual([['64000', '0.4']]);
  await expect
    .poll(() => kline.messages.flatMap(({ candles }) => candles.map(({ volume }) => volume)))
    .toContain('0.1');
  const candles = await taker.call('currency/new_timeshar', { ...bitcoin, period: '1min' });
  expect(kline.messages.at(-1)?.candles.at(-1)).toMatchObject({ open: '64000', close: '64000' });
  expect(
    candles.reduce((sum, { time, volume }) => (time >= bought.created_at - 60_000 ? sum + Number(volume) : sum), 0),
  ).toBe(0.1);
  await expect
    .poll(() => tickers.messages.flatMap((message) => message.tickers.map((ticker) => ticker.match_id)))
    .toContain(1);
});

test('D36 what is pushed is at least as new as the answer of the call that caused it', async () => {
  const own = await follow('me', taker.token);
  for (let i = 0; i < 20; i += 1) {
    const placed = await taker.call('coin/trade', { ...bitcoin, type: 'buy', amount: '0.001', target_price: '60000' });
    const again = await follow('me', taker.token);
    expect(again.state.orders.map(({ id }) => id)).toContain(placed.id);
    await taker.call('coin/cancel', { id: placed.id });
    await expect.poll(() => own.messages.at(-1)?.orders).toMatchObject([{ id: placed.id, state: 'canceled' }]);
  }
  const links = own.messages.map(({ seq, prev }) => [prev, seq]);
  const seqs = [own.state.seq, ...own.messages.map(({ seq }) => seq)];
  expect(links).toEqual(seqs.slice(1).map((seq, i) => [seqs[i], seq]));
});

test('D27 logging out ends the socket of that session and of no other', async () => {
  const first = await server.client().login('taker01');
  const [gone, stays] = [connect(first.token), connect(taker.token)];
  const told: string[] = [];
  gone.on('session_ended', () => told.push('session_ended'));
  gone.on('disconnect', (reason) => told.push(reason));
  await Promise.all([stateOf(gone, 'me'), stateOf(stays, 'me')]);
  await first.call('user/logout', {});
  await expect.poll(() => told).toEqual(['session_ended', 'io server disconnect']);
  expect(stays.connected).toBe(true);
  expect(await subscribe(connect(first.token), 'me')).toMatchObject({ type: '999' });
});

test('D28 the served page may open a socket, another may not', async () => {
  const handshake = async (origin: string): Promise<number> => {
    const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
    await response.text();
    return response.status;
  };
  expect(await handshake(server.url)).toBe(200);
  expect(await handshake('https://evil.example')).toBe(403);
});
