import type { Params } from '@auric/api';
import {
  beginSession,
  CallFailed,
  depositShares,
  listTestStock,
  publishStockIndex,
  type TestClient,
  testStock,
} from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gather, stateOf } from '../../realtime/test-support/realtime-server.ts';

const { market, asset } = testStock;
let server: TestServer;
let alice: TestClient;
let bob: TestClient;
let socket: Socket;

beforeAll(async () => {
  server = await bootServer();
  await listTestStock(server);
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  [alice, bob] = [await holder(), await holder()];
});

/** Somebody with 5,000 USDT in the account of stocks, and 20 shares that a custodian delivered. */
async function holder(): Promise<TestClient> {
  const client = await server.client().register();
  const between = { from_field: 'spot', to_field: 'stock', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...between, number: '5000' });
  const { id } = await client.call('user/info', {});
  await depositShares(server, id, 20);
  return client;
}

const order = (fields: Omit<Params<'coin/trade'>, 'match_id'>) => ({ match_id: market, ...fields }) as const;
const bid = (target_price: string) => order({ type: 'buy', amount: '2.5', target_price });
const ask = (target_price: string) => order({ type: 'sell', amount: '2.5', target_price });

const phaseNow = async () => (await alice.call('stock/sessions', { match_id: market })).markets[0];

test('a stock waits for its session, opens by an auction and trades, by the calls of spot', async () => {
  const quotations = (await alice.call('currency/quotation_new', {})).flatMap(({ quotation }) => quotation);
  expect(quotations.find(({ match_id }) => match_id === market)).toMatchObject({ kind: 'stock', symbol: 'ACME/USDT' });
  expect(await phaseNow()).toMatchObject({ phase: 'closed', synthetic: true, session: null, indicative: null });
  // A call may come before the server has learned the name of a share that was listed a moment ago.
  await expect
    .poll(() => alice.codeOf('coin/trade', order({ type: 'buy', quote_amount: '100' })))
    .toBe('market_closed');

  socket = io(server.url, { transports: ['websocket'], reconnection: false });
  const told = gather(socket, `session:${market}`);
  const state = await stateOf(socket, `session:${market}`);
  expect(state).toMatchObject({ session: { match_id: market, phase: 'closed', indicative: null } });

  const bought = await alice.call('coin/trade', bid('101'));
  const sold = await bob.call('coin/trade', ask('99.5'));
  expect([bought.state, sold.state]).toEqual(['new', 'new']);
  const indicative = { price: '100', quantity: '2.5', surplus: '0' };
  expect(await phaseNow()).toMatchObject({ phase: 'closed', indicative });
  await expect.poll(() => told.at(-1)?.session).toMatchObject({ phase: 'closed', indicative });
  expect(await alice.call('coin/list', {})).toMatchObject({ total: 1, data: [{ id: bought.id, symbol: 'ACME/USDT' }] });
  expect(await alice.call('coin/list', { kind: 'spot' })).toMatchObject({ total: 0 });
  expect(await alice.call('coin/list', { kind: 'stock' })).toMatchObject({ total: 1 });

  await beginSession(server);
  const waiting = await phaseNow();
  expect(waiting).toMatchObject({ phase: 'opening', session: { is_open: true } });
  expect(waiting?.next_close).toBe(waiting?.session?.closes_at);
  await publishStockIndex(server, 100);
  await server.exchange.execute({ command: { type: 'AdvanceTime' } });
  expect(await phaseNow()).toMatchObject({ phase: 'continuous', indicative: null });
  await expect.poll(() => told.at(-1)?.session?.phase).toBe('continuous');

  const [fill] = (await alice.call('coin/fills', { kind: 'stock' })).data;
  expect(fill).toMatchObject({ order_id: bought.id, price: '100', amount: '2.5', fee: '0.0025', fee_currency: asset });
  expect(await alice.call('coin/fills', { kind: 'spot' })).toMatchObject({ total: 0 });
  const [over] = (await alice.call('coin/list', { status: 'complete', kind: 'stock' })).data;
  expect(over).toMatchObject({ id: bought.id, state: 'filled', fee: '0.0025', fee_currency: asset });
  const { text } = await alice.download('export/fills', { kind: 'stock' });
  expect(text).toContain('ACME/USDT');
  const taken = await bob.call('coin/trade', order({ type: 'sell', amount: '1', target_price: '100.5' }));
  expect(taken.state).toBe('new');
  const amended = await bob.call('coin/amend', { id: taken.id, amount: '0.5' });
  expect(amended).toMatchObject({ amount: '0.5' });
  socket.disconnect();
});

test('everything is canceled of stock or of spot, as it is said', async () => {
  const rests = await alice.call('coin/trade', bid('95'));
  expect(await alice.call('coin/cancel_all', {})).toEqual([]);
  expect(await bob.call('coin/cancel_all', { kind: 'stock' })).toEqual([]);
  expect(await alice.call('coin/cancel_all', { kind: 'stock' })).toMatchObject([{ id: rests.id, state: 'canceled' }]);
  const again = await alice.call('coin/trade', bid('95'));
  expect(await alice.call('coin/cancel_all', { match_id: market })).toMatchObject([{ id: again.id }]);
  const missing = alice.call('coin/cancel_all', { match_id: market, kind: 'spot' });
  await expect(missing).rejects.toThrow(CallFailed);
});

test('D26 an order of a stock is nobody else’s', async () => {
  const { id } = await alice.call('coin/trade', bid('95'));
  expect(await bob.codeOf('coin/cancel', { id })).toBe('order_not_found');
  expect(await bob.codeOf('coin/amend', { id, amount: '1' })).toBe('order_not_found');
  expect(await alice.call('coin/cancel', { id })).toMatchObject({ state: 'canceled' });
});

test('sessions are those of stock alone', async () => {
  expect(await alice.codeOf('stock/sessions', { match_id: 1 })).toBe('market_not_found');
  const all = await server.client().call('stock/sessions', {});
  expect(all).toMatchObject({ time_zone: 'America/New_York', today: { kind: expect.any(String) as string } });
  expect(all.markets.map(({ match_id }) => match_id)).toContain(market);
});
