import { publishStillIndex, type TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const settings = {
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  EXPORTS_PER_CUSTOMER_PER_HOUR: '1000000',
};
const month = new Date().toISOString().slice(0, 7);
const usdt = 3;
const btc = 1;

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
});
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const move = (number: string, from: 'spot' | 'funding', to: 'spot' | 'funding') =>
  alice.call('wallet/change', {
    from_field: from,
    to_field: to,
    from_currency_id: usdt,
    to_currency_id: usdt,
    number,
  });

/** The lines of a file below its head, each by the names of the columns. */
async function fileOf(params: { month: string }): Promise<Record<string, string>[]> {
  const { text } = await alice.download('export/statement', params);
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])));
}

describe('the statement of a month', () => {
  it('says what was there, what changed it by kind, and what is there: own transfers change nothing', async () => {
    await move('40', 'spot', 'funding');
    await alice.call('coin/trade', { match_id: testMarkets.btc, type: 'buy', amount: '0.01', target_price: '59000' });
    const { assets, from, to } = await alice.call('wallet/statement', { month });
    expect(from).toBe(Date.parse(`${month}-01T00:00:00Z`));
    expect(to).toBeGreaterThan(from);
    expect(assets).toEqual([
      {
        currency: usdt,
        currency_name: 'USDT',
        opening: '0',
        closing: '10000',
        movements: [{ kind: 'deposit', count: 1, amount: '10000' }],
      },
    ]);
  });

  it('makes the closing out of the opening and the movements, for every currency that was traded', async () => {
    const bob = await server.client().register();
    await bob.call('sandbox/faucet', { currency: btc, amount: '0.1' });
    await bob.call('wallet/change', {
      from_field: 'funding',
      to_field: 'spot',
      from_currency_id: btc,
      to_currency_id: btc,
      number: '0.1',
    });
    await alice.call('coin/trade', { match_id: testMarkets.btc, type: 'buy', amount: '0.03', target_price: '60000' });
    await bob.call('coin/trade', { match_id: testMarkets.btc, type: 'sell', amount: '0.03' });
    const { assets } = await alice.call('wallet/statement', { month });
    expect(assets).toEqual([
      {
        currency: btc,
        currency_name: 'BTC',
        opening: '0',
        closing: '0.02997',
        movements: [
          { kind: 'fee', count: 1, amount: '-0.00003' },
          { kind: 'trade', count: 1, amount: '0.03' },
        ],
      },
      {
        currency: usdt,
        currency_name: 'USDT',
        opening: '0',
        closing: '8200',
        movements: [
          { kind: 'deposit', count: 1, amount: '10000' },
          { kind: 'trade', count: 1, amount: '-1800' },
        ],
      },
    ]);
  });

  it('refuses a month that has not begun, and what is none; one before there was anything is empty', async () => {
    const next = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
    expect(await alice.codeOf('wallet/statement', { month: next })).toBe('month_in_future');
    expect(await alice.codeOf('export/statement', { month: next })).toBe('month_in_future');
    for (const none of ['2026-13', '2026-1', '1999-12', '2026', '=1+1', ''])
      expect(await alice.codeOf('wallet/statement', { month: none })).toBe('parameter_error');
    expect((await alice.call('wallet/statement', { month: '2020-02' })).assets).toEqual([]);
    expect(await server.client().codeOf('wallet/statement', { month })).toBe('login_required');
  });
});

describe('the file of a month', () => {
  it('has the ends and movements of each account, and then every bill', async () => {
    await move('40', 'spot', 'funding');
    const lines = await fileOf({ month });
    expect(
      lines.map(({ line, account, kind, amount, balance_after }) => [line, account, kind, amount, balance_after]),
    ).toEqual([
      ['opening', 'funding', '', '', '0'],
      ['movement', 'funding', 'transfer_in', '40', ''],
      ['closing', 'funding', '', '', '40'],
      ['opening', 'spot', '', '', '0'],
      ['movement', 'spot', 'deposit', '10000', ''],
      ['movement', 'spot', 'transfer_out', '-40', ''],
      ['closing', 'spot', '', '', '9960'],
      ['bill', 'spot', 'deposit', '10000', '10000'],
      ['bill', 'spot', 'transfer_out', '-40', '9960'],
      ['bill', 'funding', 'transfer_in', '40', '40'],
    ]);
  });

  it('D26 has nothing of another customer', async () => {
    await move('1', 'spot', 'funding');
    alice = await server.client().register();
    expect((await fileOf({ month })).filter(({ line }) => line === 'bill')).toHaveLength(1);
  });
});

describe('the history of transfers between own accounts', () => {
  it('has both accounts, newest first, and is read on below the last id', async () => {
    await move('40', 'spot', 'funding');
    await move('15.5', 'funding', 'spot');
    const { data, total } = await alice.call('wallet/hzhistory', {});
    expect(total).toBe(2);
    expect(
      data.map(({ from_field, to_field, currency_name, number }) => [from_field, to_field, currency_name, number]),
    ).toEqual([
      [1, 2, 'USDT', '15.5'],
      [2, 1, 'USDT', '40'],
    ]);
    const older = await alice.call('wallet/hzhistory', { before: data[0]!.id });
    expect(older.data).toEqual([data[1]]);
  });

  it('D26 has nothing of another customer', async () => {
    await move('1', 'spot', 'funding');
    const bob = await server.client().register();
    expect((await bob.call('wallet/hzhistory', {})).data).toEqual([]);
    expect(await server.client().codeOf('wallet/hzhistory', {})).toBe('login_required');
  });
});
