import { bootDatabase, publishStillIndex, type TestClient, type TestDatabase, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import type { FilePath } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  EXPORTS_PER_CUSTOMER_PER_HOUR: '1000000',
  SANDBOX_FAUCET_USDT_PER_MINUTE: '100000000',
  EXPORT_ROWS_MAX: '20000',
};
const btc = testMarkets.btc;
const dayMs = 86_400_000;

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

beforeEach(async () => {
  alice = await server.client().register();
  bob = await server.client().register();
  await bob.call('sandbox/faucet', { currency: 1, amount: '1' });
  await bob.call('wallet/change', {
    from_field: 'funding',
    to_field: 'spot',
    from_currency_id: 1,
    to_currency_id: 1,
    number: '1',
  });
});

// What rests in the book would trade with the next test.
afterEach(() => alice.call('coin/cancel_all', {}));

/** The lines of a file below its head, each by the names of the columns. */
async function linesOf(client: TestClient, path: FilePath, params: object = {}): Promise<Record<string, string>[]> {
  const { text } = await client.download(path, params);
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

async function trade(): Promise<number> {
  const bid = await alice.call('coin/trade', { match_id: btc, type: 'buy', amount: '0.03', target_price: '60000' });
  await bob.call('coin/trade', { match_id: btc, type: 'sell', amount: '0.01' });
  return bid.id;
}

describe('a file', () => {
  it.each(['export/orders', 'export/fills', 'export/bills'] as const)('%s is what the contract says', async (path) => {
    await trade();
    const { text, headers } = await alice.download(path, {});
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="auric-[a-z]+-\d{8}-\d{8}\.csv"$/);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(head.split(',')).toEqual(Object.keys(endpoints[path].response.shape));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.split(',').length === head.split(',').length)).toBe(true);
  });

  it('has the very numbers of the lists, and times of UTC', async () => {
    const order = await trade();
    const [fill] = (await alice.call('coin/fills', {})).data;
    expect(await linesOf(alice, 'export/fills')).toEqual([
      {
        trade_id: String(fill?.id),
        time: new Date(fill?.time ?? 0).toISOString(),
        market: 'BTC/USDT',
        side: 'buy',
        role: 'maker',
        price: '60000',
        amount: '0.01',
        total: '600',
        fee: '0.00001',
        fee_currency: 'BTC',
        order_id: String(order),
      },
    ]);
    const bills = (await alice.call('wallet/legal_log', {})).data;
    const lines = await linesOf(alice, 'export/bills');
    expect(lines.map(({ bill_id, amount, balance_after, kind }) => [bill_id, amount, balance_after, kind])).toEqual(
      bills.map(({ id, amount, balance_after, kind }) => [String(id), amount, balance_after, kind]),
    );
    expect(await linesOf(alice, 'export/orders')).toMatchObject([
      {
        order_id: String(order),
        state: 'partially_filled',
        filled: '0.01',
        average_price: '60000',
        fee_currency: 'BTC',
      },
    ]);
  });

  it('is narrowed by what its list is narrowed by', async () => {
    await trade();
    expect(await linesOf(alice, 'export/orders', { status: 'complete' })).toEqual([]);
    expect(await linesOf(alice, 'export/orders', { status: 'doing', type: 'buy', match_id: btc })).toHaveLength(1);
    expect(await linesOf(alice, 'export/orders', { type: 'sell' })).toEqual([]);
    expect(await linesOf(alice, 'export/fills', { match_id: testMarkets.eth })).toEqual([]);
    expect(await linesOf(alice, 'export/bills', { kind: 'fee' })).toHaveLength(1);
    expect(await linesOf(alice, 'export/bills', { to: 1 })).toEqual([]);
  });

  it('D26 has nothing of another customer, whatever is asked for', async () => {
    const order = await trade();
    expect(await linesOf(bob, 'export/fills', { order_id: order })).toEqual([]);
    const own = await linesOf(bob, 'export/orders');
    expect(own.some(({ order_id }) => order_id === String(order))).toBe(false);
    expect(await server.client().codeOf('export/bills', {})).toBe('login_required');
  });

  it('refuses more than twelve months, more rows than a file may have, and what is no time', async () => {
    const now = Date.now();
    expect(await alice.codeOf('export/bills', { from: now - 400 * dayMs })).toBe('export_range_too_long');
    expect(await linesOf(alice, 'export/bills', { from: now - 360 * dayMs })).toHaveLength(1);
    expect(await alice.codeOf('export/orders', { from: '=1+1' })).toBe('parameter_error');
    expect(await alice.codeOf('export/fills', { match_id: 99_999 })).toBe('market_not_found');
    await manyBills(20_001);
    expect(await alice.codeOf('export/bills', {})).toBe('export_too_large');
  });

  it('is read while it is sent: many rows cost no memory, and who leaves ends the reading', async () => {
    await manyBills(19_000);
    expect(await linesOf(alice, 'export/bills')).toHaveLength(19_001);
    const left = new AbortController();
    const response = await fetch(`${server.url}/api/export/bills`, {
      headers: { authorization: alice.token },
      signal: left.signal,
    });
    await response.body?.getReader().read();
    left.abort();
    // The place of the one who left is free again.
    await expect.poll(() => alice.codeOf('export/bills', { to: 1 })).toBe('file');
  });

  it('is one at a time', async () => {
    await manyBills(19_000);
    const codes = await Promise.all([alice.codeOf('export/bills', {}), alice.codeOf('export/bills', {})]);
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['file', 'too_many_requests']);
  });
});

/** Bills as the projector writes them, far from those of others. */
async function manyBills(count: number): Promise<void> {
  const { db } = database;
  const { id: customer } = await alice.call('user/info', {});
  const { last } = await db
    .selectFrom('view.bills')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const first = Number(last) + 1_000_000;
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, index) => {
      const id = first + from + index;
      const facts = { kind: 'spot', asset: 3, amount: 1n, balance_after: 1n, type: 'deposit', at: Date.now() } as const;
      return { ...facts, id, entry: id, ref: id, customer: Number(customer) };
    });
    await db.insertInto('view.bills').values(rows).execute();
  }
}
