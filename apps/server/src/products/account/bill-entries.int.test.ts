import { bootDatabase, publishStillIndex, type TestClient, type TestDatabase, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billEntriesMigration } from '../../db/migrations/0016-bill-entries.ts';

const settings = { REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000', SANDBOX_FAUCET_USDT_PER_MINUTE: '100000000' };
const btc = testMarkets.btc;

let database: TestDatabase;
let server: TestServer;
let alice: TestClient;
let bob: TestClient;

beforeAll(async () => {
  database = await bootDatabase();
  server = await bootServer({ settings: { ...settings, DATABASE_URL: database.url } });
  await publishStillIndex(server.exchange);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const move = { from_field: 'funding', to_field: 'spot', from_currency_id: 1, to_currency_id: 1, number: '1' } as const;

/** A bid of alice that three sales of bob fill. */
async function tradeThrice(): Promise<number> {
  const bid = await alice.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.03', target_price: '60000' });
  for (let i = 0; i < 3; i += 1) await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.01' });
  return bid.id;
}

beforeEach(async () => {
  alice = await server.client().register();
  bob = await server.client().register();
  await bob.call('sandbox/faucet', { currency: 1, amount: '1' });
  await bob.call('wallet/change', move);
});

const legsOf = (entry: { legs: { kind: string; amount: string; currency_name: string }[] } | undefined) =>
  entry?.legs.map(({ kind, amount, currency_name }) => `${kind} ${amount} ${currency_name}`);

describe('the entries of the bills', () => {
  it('are one a trade, with what was given, received and paid, and the order that it was of', async () => {
    const order = await tradeThrice();
    const { data, total } = await alice.call('wallet/entries', {});
    expect(total).toBe(4);
    expect(legsOf(data[0])).toEqual(['trade -600 USDT', 'trade 0.01 BTC', 'fee -0.00001 BTC']);
    expect(data[0]?.trade).toMatchObject({
      order_id: order,
      match_id: btc,
      symbol: 'BTC/USDT',
      type: 'buy',
      price: '60000',
      amount: '0.01',
      quote_amount: '600',
      role: 'maker',
    });
    expect(data[0]?.id).toBe(data[0]?.legs[0]?.id);
    const [sold] = (await bob.call('wallet/entries', {})).data;
    expect(legsOf(sold)).toEqual(['trade -0.01 BTC', 'trade 600 USDT', 'fee -0.6 USDT']);
    expect(sold?.trade).toMatchObject({ type: 'sell', role: 'taker' });
    expect(sold?.trade?.order_id).not.toBe(order);
  });

  it('are one a transfer, and a deposit has one leg and no trade', async () => {
    const { data } = await bob.call('wallet/entries', {});
    expect(data.map(legsOf)).toEqual([
      ['transfer_out -1 BTC', 'transfer_in 1 BTC'],
      ['deposit 1 BTC'],
      ['deposit 10000 USDT'],
    ]);
    expect(data.every(({ trade }) => trade === undefined)).toBe(true);
  });

  it('are never torn over two pages, by number or below an id', async () => {
    await tradeThrice();
    const all = (await alice.call('wallet/entries', {})).data;
    for (const limit of [1, 2, 3]) {
      const numbered: typeof all = [];
      for (let page = 1; page <= Math.ceil(4 / limit); page += 1) {
        numbered.push(...(await alice.call('wallet/entries', { page, limit })).data);
      }
      expect(numbered).toEqual(all);
    }
    const below = await alice.call('wallet/entries', { before: all[1]?.id ?? 0, limit: 1 });
    expect(below).toMatchObject({ total: 2, has_more: true });
    expect(below.data).toEqual(all.slice(2, 3));
  });

  it('are whole where a filter lets one of their bills through', async () => {
    await tradeThrice();
    const fees = await alice.call('wallet/entries', { kind: 'fee' });
    expect(fees.total).toBe(3);
    expect(fees.data.every(({ legs }) => legs.length === 3)).toBe(true);
    expect((await alice.call('wallet/entries', { currency: 1 })).total).toBe(3);
    expect((await alice.call('wallet/entries', { kind: 'deposit' })).total).toBe(1);
    expect((await alice.call('wallet/entries', { type: 'funding' })).total).toBe(0);
    expect((await bob.call('wallet/entries', { type: 'funding', kind: 'transfer_out' })).data).toHaveLength(1);
    expect((await alice.call('wallet/entries', { to: 1 })).total).toBe(0);
  });

  it('D26 are the customer’s own, of a trade only their side', async () => {
    await tradeThrice();
    const own = new Set((await alice.call('wallet/legal_log', { limit: 100 })).data.map(({ id }) => id));
    const legs = (await alice.call('wallet/entries', {})).data.flatMap((entry) => entry.legs);
    expect(new Set(legs.map(({ id }) => id))).toEqual(own);
    expect(legs).toHaveLength(own.size);
  });

  it('of bills from before are what the projector makes of them', async () => {
    await tradeThrice();
    await alice.call('wallet/entries', {});
    const { db } = database;
    const rows = () => db.selectFrom('view.bills').select(['id', 'entry']).orderBy('id').execute();
    const projected = await rows();
    await sql`alter table view.bills drop column entry`.execute(db);
    await billEntriesMigration.up(db);
    expect(await rows()).toEqual(projected);
  });
});
