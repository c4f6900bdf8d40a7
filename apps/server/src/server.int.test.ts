import { type TestClient, publishStillIndex, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let alice: TestClient;
let bob: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings: { METRICS_PORT: '0' } });
  await publishStillIndex(server.exchange);
  [alice, bob] = await Promise.all([server.client().register('alice01'), server.client().register('bobby02')]);
});

afterAll(() => server.close());

const btc = { match_id: testMarkets.btc } as const;

async function totals(client: TestClient): Promise<Record<string, string>> {
  const { accounts } = await client.call('wallet/list', {});
  const spot = accounts.find((account) => account.kind === 'spot');
  return Object.fromEntries(spot?.balances.map((balance) => [balance.currency_name, balance.available]) ?? []);
}

test('what one customer buys the other one sells, and both see it in their accounts', async () => {
  const faucet = await bob.call('sandbox/faucet', { currency: 1, amount: '0.1' });
  expect(faucet.amount).toBe('0.1');
  await bob.call('wallet/change', {
    from_field: 'funding',
    to_field: 'spot',
    from_currency_id: 1,
    to_currency_id: 1,
    number: '0.1',
  });
  const ask = await bob.call('coin/trade', { ...btc, type: 'sell', amount: '0.1', target_price: '60000' });
  expect(ask.state).toBe('new');
  const bid = await alice.call('coin/trade', { ...btc, type: 'buy', amount: '0.05', target_price: '60500' });
  expect(bid).toMatchObject({ state: 'filled', average_price: '60000', filled_quote: '3000', fee: '0.00005' });
  expect(await totals(alice)).toMatchObject({ USDT: '7000', BTC: '0.04995' });
  expect(await totals(bob)).toMatchObject({ USDT: '12997', BTC: '0' });
  const [trade] = await alice.call('currency/trades', { ...btc, limit: 10 });
  expect(trade).toMatchObject({ price: '60000', quantity: '0.05', side: 'buy' });
});

test('a stranger may look, but not trade', async () => {
  expect(await server.client().codeOf('coin/trade', { ...btc, type: 'buy', amount: '1' })).toBe('login_required');
  const depth = await server.client().call('currency/depth', { ...btc, limit: 5 });
  expect(depth.asks).toEqual([['60000', '0.05']]);
});

test('the operator sees the exchange, its read models and the sockets in the metrics, on a listener of their own', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const text = await (await fetch(String(server.metricsUrl))).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('auric_exchange_open_orders')).toBe(1);
  expect(value('auric_exchange_durable_seq')).toBe(value('auric_exchange_seq'));
  expect(value('auric_realtime_connections')).toBe(0);
});
