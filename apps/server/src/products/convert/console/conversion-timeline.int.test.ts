import { addOperator, openStillBooks, publishStillIndex, stillBook } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await bootServer({});
  await openStillBooks(server);
});
afterAll(() => server.close());

it('operators see what a customer converted, and how a recurring buy began, was left out and ended', async () => {
  const operator = await (await addOperator(server, ['support'])).signIn();
  const client = await server.client().register();
  const { id: customer } = await client.call('user/info', {});
  const move = { from_field: 'spot', to_field: 'funding', from_currency_id: 3, to_currency_id: 3 } as const;
  await client.call('wallet/change', { ...move, number: '1000' });
  await stillBook(server, 1, 60_000);
  const pair = { from_currency_id: 3, to_currency_id: 1, number: '600' } as const;
  const quote = await client.call('wallet/change_quote', pair);
  const there = { ...pair, from_field: 'funding', to_field: 'funding', quote_id: quote.quote_id } as const;
  await client.call('wallet/change', there);
  await client.call('sandbox/faucet', { currency: 2, amount: '0.001' });
  await publishStillIndex(server.exchange);
  await client.call('wallet/dust_change', { currencies: '2' });
  const every = { from_currency_id: 3, to_currency_id: 1, every_days: 7, times: 2 } as const;
  const stopped = await client.call('recurring/start', { ...every, number: '50', first_at: Date.now() + 3_600_000 });
  await client.call('recurring/stop', { id: stopped.id });
  const dear = { ...every, number: '5000', times: 1, first_at: Date.now() + 150 };
  const skipped = await client.call('recurring/start', dear);

  const timeline = async (more: object = {}) =>
    operator.call('customers/timeline', { customer, part: 'conversions', ...more });
  const of = { plan: skipped.id, amount: '5000 USDT', currency: 'BTC', days: 7 };
  const kinds = ['dust', 'ended', 'quote', 'skipped', 'started', 'started', 'stopped'];
  await expect
    .poll(async () => (await timeline()).data.map(({ kind }) => kind).toSorted(), { timeout: 20_000 })
    .toEqual(kinds);
  const { data } = await timeline();
  expect(data.slice(0, 3).map(({ kind, values }) => ({ kind, values }))).toEqual([
    { kind: 'ended', values: of },
    { kind: 'skipped', values: { ...of, reason: 'insufficient_balance' } },
    { kind: 'started', values: of },
  ]);
  const valuesOf = (kind: string) => data.find((entry) => entry.kind === kind)?.values;
  expect(valuesOf('quote')).toMatchObject({ given: `${quote.number} USDT`, received: `${quote.received} BTC` });
  expect(valuesOf('dust')).toMatchObject({ given: '0.001 ETH' });
  expect(valuesOf('stopped')).toMatchObject({ plan: stopped.id, amount: '50 USDT' });

  const paged: string[] = [];
  for (let before: string | undefined; ;) {
    const page = await timeline({ limit: 2, ...(before === undefined ? {} : { before }) });
    paged.push(...page.data.map(({ id }) => id));
    if (page.next === null) break;
    before = page.next;
  }
  expect(paged).toEqual(data.map(({ id }) => id));
});
