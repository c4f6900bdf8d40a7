import { openStillContract, type TestClient } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bootStillVenue, failureOf } from './traders.test-support.ts';

const spotMarket = 1;
const missing = { code: 'order_not_found', field: 'id' };
let server: TestServer;
let contract: number;
let alice: TestClient;

beforeAll(async () => {
  server = await bootStillVenue();
  contract = await openStillContract(server);
});
afterAll(() => server.close());

/** Alice rests with one order in the spot market of BTC/USDT and with one in the contract of the same pair. */
let inSpot: number;
let inContract: number;
beforeEach(async () => {
  alice = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await alice.call('wallet/change', { ...between, number: '5000' });
  const spot = { match_id: spotMarket, type: 'buy', amount: '0.01', target_price: '59000' } as const;
  inSpot = (await alice.call('coin/trade', spot)).id;
  const opening = { match_id: contract, type: 'long', share: '1', multiple: 10, target_price: '59000' } as const;
  inContract = (await alice.call('lever/submit', opening)).id;
});

const contractOrders = async () => (await alice.call('lever/orders', {})).data.map(({ id }) => id);

it('the list of spot orders has no order of a contract, neither open nor over', async () => {
  expect((await alice.call('coin/list', {})).data.map(({ id }) => id)).toEqual([inSpot]);
  expect(await failureOf(alice.call('coin/list', { match_id: contract }))).toMatchObject({ code: 'market_not_found' });
  await alice.call('lever/cancel', { id: inContract });
  await alice.call('coin/cancel', { id: inSpot });
  const over = await alice.call('coin/list', { status: 'complete' });
  expect(over.data.map(({ id }) => id)).toEqual([inSpot]);
  expect(over.total).toBe(1);
});

it('no call on spot orders cancels or amends an order of a contract', async () => {
  expect(await failureOf(alice.call('coin/cancel', { id: inContract }))).toMatchObject(missing);
  expect(await failureOf(alice.call('coin/amend', { id: inContract, price: '58000' }))).toMatchObject(missing);
  expect(await alice.call('coin/cancel_all', {})).toMatchObject([{ id: inSpot }]);
  expect(await contractOrders()).toEqual([inContract]);
});

it('what a contract trades is no spot fill, and its fee is written in what it is paid in', async () => {
  const filled = await alice.call('lever/submit', { match_id: contract, type: 'long', share: '10', multiple: 10 });
  expect(filled).toMatchObject({ state: 'filled', fee: '3.60036', fee_currency: 3 });
  expect(await alice.call('coin/fills', {})).toMatchObject({ total: 0 });
  const { text } = await alice.download('export/own_data', {});
  const { orders } = JSON.parse(text) as { orders: Record<string, unknown>[] };
  expect(orders.find((order) => order['order_id'] === filled.id)).toMatchObject({
    fee: '3.60036',
    fee_currency: 'USDT',
  });
});

it('each market says what it is, and a pair that is ordered means the spot market', async () => {
  const quotations = (await alice.call('currency/quotation_new', {})).flatMap(({ quotation }) => quotation);
  const kindOfMarket = new Map(quotations.map(({ match_id, kind }) => [match_id, kind]));
  expect([kindOfMarket.get(spotMarket), kindOfMarket.get(contract)]).toEqual(['spot', 'perpetual']);
  const pair = { currency_id: 1, legal_id: 3, type: 'buy', amount: '0.01', target_price: '59000' } as const;
  expect(await alice.call('coin/trade', pair)).toMatchObject({ match_id: spotMarket });
});
