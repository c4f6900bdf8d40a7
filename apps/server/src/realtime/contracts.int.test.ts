import { isDeepStrictEqual } from 'node:util';
import type { ChannelName } from '@auric/api';
import { keepStillIndex, openStillContract, publishStillIndex, type TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gather, stateOf } from './test-support/realtime-server.ts';

let server: TestServer;
let market: number;
let alice: TestClient;
const sockets: Socket[] = [];
const prices = new Map<number, number>([[testMarkets.btc, 60_000]]);
let stopIndex: () => Promise<void>;

beforeAll(async () => {
  server = await bootServer();
  market = await openStillContract(server);
  stopIndex = await keepStillIndex(server.exchange, prices);
});
beforeEach(async () => {
  alice = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await alice.call('wallet/change', { ...between, number: '10000' });
  // The welcome is news of the own channel too, and comes when it comes.
  await vi.waitFor(async () => expect((await alice.call('site_message/unRead', {})).messages).toBe(1), 10_000);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await stopIndex();
  await server.close();
});

async function follow<Name extends ChannelName>(name: Name, token = '') {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const messages = gather(socket, name);
  return { state: await stateOf(socket, name), messages };
}

/** Moves the index of BTC, in whole USDT. */
async function tick(price: number): Promise<void> {
  prices.set(testMarkets.btc, price);
  await publishStillIndex(server.exchange, prices);
}

const long = () => ({ match_id: market, type: 'long', share: '10', multiple: 10 }) as const;

test('a position and its orders are told when something happened to them, as the calls tell them', async () => {
  await alice.call('lever/submit', { ...long(), target_price: '59000' });
  const own = await follow('me', alice.token);
  expect(own.state).toMatchObject({ orders: [], positions: [], contract_orders: [{ price: '59000', side: 'long' }] });

  const order = await alice.call('lever/submit', { ...long(), stop_loss_price: '57000' });
  await expect.poll(() => own.messages.flatMap(({ positions }) => positions).length).toBeGreaterThan(0);
  const [told] = own.messages.flatMap(({ positions }) => positions);
  const [listed] = (await alice.call('lever/my_trade', {})).data;
  // All but what the mark of the moment makes of it.
  expect({ ...told, update_price: '', profits: '' }).toEqual({ ...listed, update_price: '', profits: '' });
  const orders = own.messages.flatMap(({ contract_orders }) => contract_orders);
  expect(orders).toContainEqual(order);
  expect(orders.some(({ order_type, reduce_only }) => order_type === 'stop_market' && reduce_only)).toBe(true);
  expect(own.messages.flatMap((message) => message.orders)).toEqual([]);

  await alice.call('lever/close', { id: order.id });
  const closed = () =>
    own.messages.flatMap((message) => ('closed_positions' in message ? (message.closed_positions ?? []) : []));
  await expect.poll(closed).toEqual([order.id]);
});

test('a mark is told to everybody, and of it no position', async () => {
  await alice.call('lever/submit', long());
  const own = await follow('me', alice.token);
  const marks = await follow(`mark:${market}`);
  expect(marks.state).toMatchObject({ mark: { match_id: market, health: 'sound', open_interest: '10' } });
  await tick(60_100);
  await expect.poll(() => marks.messages.at(-1)?.mark?.index_price).toBe('60100');
  expect(marks.messages[0]).toMatchObject({ prev: marks.state.seq });
  const isAsListed = async () => {
    const all = await alice.call('lever/contracts', {});
    const listed = all.find(({ terms }) => terms.match_id === market);
    return isDeepStrictEqual(listed?.mark, marks.messages.at(-1)?.mark);
  };
  await expect.poll(isAsListed).toBe(true);
  expect(own.messages.flatMap(({ positions }) => positions)).toEqual([]);
});

test('a mark whose index has stopped says that it is frozen, though nothing happens in the exchange', async () => {
  const marks = await follow(`mark:${market}`);
  expect(marks.state.mark).toMatchObject({ health: 'sound' });
  await stopIndex();
  // The last index is nine seconds old already, and bears one more.
  const prices = [testMarkets.btc, 60_000 * 1e8, 9_000, 3];
  await server.exchange.execute({ command: { type: 'PublishIndex', source: 'test', prices } });
  await expect.poll(() => marks.messages.at(-1)?.mark?.health, { timeout: 20_000 }).toBe('frozen');
  const [listed] = (await alice.call('lever/contracts', {})).filter(({ terms }) => terms.match_id === market);
  expect(listed?.mark).toEqual(marks.messages.at(-1)?.mark);
  const late = await follow(`mark:${market}`);
  expect(late.state.mark).toMatchObject({ health: 'frozen' });
  await publishStillIndex(server.exchange);
  await expect.poll(() => marks.messages.at(-1)?.mark?.health, { timeout: 20_000 }).toBe('sound');
  stopIndex = await keepStillIndex(server.exchange);
});

test('a market that is no contract has no mark', async () => {
  expect(await follow('mark:1')).toMatchObject({ state: { mark: null } });
});
