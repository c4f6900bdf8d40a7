import type { FilePath } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import { keepStillIndex, openStillContract, type TestClient } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootStillVenue } from '../venue/traders.test-support.ts';

let server: TestServer;
let market: number;
let alice: TestClient;
let mallory: TestClient;
let id: number;
let stopIndex: () => Promise<void>;

beforeAll(async () => {
  server = await bootStillVenue();
  market = await openStillContract(server);
  stopIndex = await keepStillIndex(server.exchange);
  alice = await server.client().register();
  mallory = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await alice.call('wallet/change', { ...between, number: '5000' });
  // 0.1 BTC long from 60,006 to 59,994, the provider's prices, 0.06 % of either.
  ({ position_id: id } = await alice.call('lever/submit', {
    match_id: market,
    type: 'long',
    share: '10',
    multiple: 10,
  }));
  await alice.call('lever/setstop', { id, stop_loss_price: '57000' });
  await alice.call('lever/close', { id });
});
afterAll(async () => {
  await stopIndex();
  await server.close();
});

/** The lines of a file below its head, each by the names of the columns, which are those of the contract. */
async function linesOf(client: TestClient, path: FilePath, params: object = {}): Promise<Record<string, string>[]> {
  const { text } = await client.download(path, params);
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const columns = head.split(',');
  expect(columns).toEqual(Object.keys(endpoints[path].response.shape));
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

it('has the closed positions, to the unit', async () => {
  const lines = await linesOf(alice, 'export/positions');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    position_id: String(id),
    market: 'BTCUSDT',
    side: 'long',
    leverage: '10',
    margin_mode: 'isolated',
    lots: '10',
    entry_price: '60006',
    close_price: '59994',
    realised: '-1.2',
    fees: '7.2',
    funding: '0',
    currency: 'USDT',
    close_reason: 'order',
  });
});

it('has what opened and closed them, newest first', async () => {
  const lines = await linesOf(alice, 'export/position_fills', { position_id: id });
  expect(lines.map(({ act, price, lots, fee, realised }) => [act, price, lots, fee, realised])).toEqual([
    ['close', '59994', '10', '3.59964', '-1.2'],
    ['open', '60006', '10', '3.60036', '0'],
  ]);
});

it('has the orders on them, and no orders of spot', async () => {
  await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.001', target_price: '59000' });
  const lines = await linesOf(alice, 'export/position_orders');
  expect(lines.map((line) => [line['order_type'], line['reduce_only'], line['state'], line['position_id']])).toEqual([
    ['market', 'true', 'filled', String(id)],
    ['stop_market', 'true', 'canceled', String(id)],
    ['market', 'false', 'filled', String(id)],
  ]);
  expect(await linesOf(alice, 'export/position_orders', { status: 'doing' })).toEqual([]);
  await alice.call('coin/cancel_all', {});
});

it('has nothing of anybody else, and what a filter leaves out is not in it', async () => {
  for (const path of ['export/positions', 'export/position_fills', 'export/position_orders'] as const) {
    expect(await linesOf(mallory, path)).toEqual([]);
    expect(await linesOf(alice, path, { from: 1, to: 2 })).toEqual([]);
  }
  expect(await linesOf(alice, 'export/funding')).toEqual([]);
  expect(await linesOf(alice, 'export/positions', { type: 'short' })).toEqual([]);
});

it('leaves the profit of the day at what the price and the fees took: a transfer into futures earns nothing', async () => {
  const { today, equity } = await alice.call('wallet/equity', {});
  expect(today).toMatchObject({ profit: '-8.4' });
  expect(Number(today.deposits) - Number(equity)).toBeCloseTo(8.4, 6);
});
