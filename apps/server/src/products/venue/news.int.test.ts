import type { TestClient } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootStillVenue, fund } from './traders.test-support.ts';

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await bootStillVenue();
  seller = await server.client().register();
  await fund(seller, 1, '2');
});
afterAll(() => server.close());

const trade = (client: TestClient, type: 'buy' | 'sell', amount: string) =>
  client.call('coin/trade', { match_id: 1, type, amount, target_price: '60000' });

const toldOf = async (client: TestClient) =>
  (await client.call('site_message/index', {})).data.filter(({ kind }) => kind === 'order_filled');

async function trader(wants: boolean): Promise<TestClient> {
  const client = await server.client().register();
  if (wants) await client.call('notification/save', { topic: 'trading', channel: 'site', wanted: true });
  return client;
}

it('tells that an order is filled: when it is whole, once, and to whoever wants to be told', async () => {
  const [buyer, quiet, later] = [await trader(true), await trader(false), await trader(true)];
  await trade(buyer, 'buy', '0.003');
  await trade(quiet, 'buy', '0.001');
  await trade(seller, 'sell', '0.002');
  await trade(later, 'buy', '0.001');
  await trade(seller, 'sell', '0.002');
  // Told in the order of the journal: nothing of the first two is still to come when it is here.
  await trade(seller, 'sell', '0.001');
  await expect.poll(() => toldOf(later)).toHaveLength(1);
  const [told] = await toldOf(buyer);
  expect(await toldOf(buyer)).toHaveLength(1);
  expect(told).toMatchObject({ topic: 'trading', path: '/pages/transaction/index' });
  expect(told!.text).toBe('Your order in BTC/USDT was filled: 0.003 BTC at an average price of 60000 USDT.');
  expect(await toldOf(quiet)).toEqual([]);
  expect(await toldOf(seller)).toEqual([]);
});
