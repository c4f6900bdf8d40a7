import type { Command } from '@auric/exchange';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NodeUnavailable } from '../chains/node/node-unavailable.ts';
import type { OpenChain } from '../chains/open-chains.ts';
import { Cases } from '../console/cases/cases.ts';
import { EmptyAddresses } from './empty-addresses.ts';
import { holdingsOf } from './holdings.ts';
import { liftStop } from './lift.ts';
import { Reconciler } from './reconciler.ts';

const btc = { asset: 1, code: 'BTC', scale: 8 };
/** It pays the fees of a chain, and comes and goes by none. */
const trx = { asset: 20, code: 'TRX', scale: 6 };
const needed = 2;

let database: TestDatabase;
let now = 1_800_000_000_000;
let told: Command[] = [];
let failures: unknown[] = [];
/** What the node says of the addresses. */
let balances: Record<string, bigint> = {};
let isAway = false;

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate reconciliation.comparison, reconciliation.asset, reconciliation.bank_statement, view.deposits, view.withdrawals, chains.arrival,
    console."case" cascade`.execute(database.db);
  [told, failures, balances, isAway] = [[], [], {}, false];
});

function reconciler(): Reconciler {
  const { db } = database;
  const read = (_: string, addresses: readonly string[]): Promise<bigint[]> =>
    isAway
      ? Promise.reject(new NodeUnavailable('It is away.'))
      : Promise.resolve(addresses.map((address) => balances[address] ?? 0n));
  const port = {
    chain: 'bitcoin',
    assets: ['BTC', 'TRX'].map((asset) => ({ asset, decimals: 8 })),
    hotWallet: 'hot',
    balances: read,
  };
  const chain = {
    port: { ...port, head: () => Promise.resolve(7) },
    simulated: null,
    watcher: { health: { height: 7, problem: null } },
    arrivals: { untold: () => Promise.resolve([]) },
  };
  return new Reconciler({
    db,
    port: exchange,
    catalog: { assets: () => Promise.resolve([btc, trx]), usdtWorthE6: (_, amount) => (amount * 60_000n) / 100n },
    chains: new Map([['bitcoin', chain as unknown as OpenChain]]),
    cases: new Cases(() => now),
    fresh: () => Promise.resolve(),
    boundE6: 100_000_000n,
    failed: (error) => void failures.push(error),
    now: () => (now += 1),
  });
}

const exchange = {
  execute: ({ command }: { command: Command }) => {
    told.push(command);
    return Promise.resolve({ ok: true } as never);
  },
};

let deposits = 0;

async function arrived(amount: number, state = 'credited'): Promise<void> {
  deposits += 1;
  await sql`insert into view.deposits (kind, id, seq, customer, chain, transaction, output, asset, amount, dust, decimals,
      voucher, currency, fiat_e6, rate_e8, state, act, at, changed_at)
    values ('chain', ${deposits}, ${deposits}, 1000, 'bitcoin', ${`in-${deposits}`}, '0', 1, ${amount}, 0, 8, '', '', 0, 0,
      ${state}, 0, ${now}, ${now})`.execute(database.db);
  await sql`insert into chains.arrival (chain, transaction, output, asset, decimals, address, amount, needed, height,
      confirmations, state, seen_at, changed_at)
    values ('bitcoin', ${`in-${deposits}`}, '0', 'BTC', 8, 'receiving', ${amount}, ${needed}, 1, ${needed}, 'confirmed',
      ${now}, ${now})`.execute(database.db);
}

async function leaves(amount: number, fee: number, state: string, network = 'BTC', recipient = 0): Promise<void> {
  deposits += 1;
  const ended = state === 'completed' ? now : null;
  await sql`insert into view.withdrawals (id, customer, recipient, asset, amount, fee, network, destination, memo, state,
      operators, requested_at, changed_at, ended_at)
    values (${deposits}, 1000, ${recipient}, 1, ${amount}, ${fee}, ${network}, 'there', '', ${state}, 0, ${now}, ${now},
      ${ended})`.execute(database.db);
}

const state = () => database.db.selectFrom('reconciliation.asset').selectAll().executeTakeFirst();

it('finds no difference where the chain has what came less what left over it, the fee being the house’s', async () => {
  await arrived(10_000_000);
  await arrived(500_000, 'unassigned');
  await arrived(900_000, 'undone');
  await leaves(2_000_000, 10_000, 'completed');
  await leaves(1_000_000, 10_000, 'completed', 'BANK');
  await leaves(1_000_000, 10_000, 'completed', 'BTC', 1001);
  balances = { hot: 8_000_000n, receiving: 510_000n };
  const reconciling = reconciler();
  await reconciling.compareAll();
  expect(reconciling.last.get('BTC')).toMatchObject({ found: 8_510_000n, low: 8_510_000n, difference: 0n });
  expect([reconciling.last.has('TRX'), failures]).toEqual([false, []]);
});

it('takes what is on its way for there or not there', async () => {
  await arrived(10_000_000);
  await arrived(300_000, 'seen');
  await leaves(2_000_000, 10_000, 'sent');
  await leaves(5_000_000, 10_000, 'requested');
  const reconciling = reconciler();
  for (const found of [8_010_000n, 10_000_000n, 10_300_000n]) {
    balances = { hot: found };
    await reconciling.compareAll();
    expect(reconciling.last.get('BTC')?.difference).toBe(0n);
  }
  balances = { hot: 8_009_999n };
  await reconciling.compareAll();
  expect(reconciling.last.get('BTC')?.difference).toBe(-1n);
});

it('stops an asset when two comparisons running are off beyond the bound, once, and opens a case', async () => {
  await arrived(10_000_000);
  balances = { hot: 9_000_000n };
  const reconciling = reconciler();
  await reconciling.compareAll();
  expect(told).toEqual([]);
  await reconciling.compareAll();
  expect(told).toMatchObject([{ type: 'SetReconciliation', asset: 1, difference: -1_000_000n }]);
  await reconciling.compareAll();
  expect([told.length, failures.length]).toEqual([1, 1]);
  expect([...reconciling.stopped]).toEqual(['BTC']);
  const cases = await database.db.selectFrom('console.case').select(['queue', 'ref', 'flags']).execute();
  expect(cases).toEqual([{ queue: 'reconciliation', ref: '1', flags: ['missing'] }]);
});

it('what is off for one comparison alone, or within the bound, stops nothing', async () => {
  await arrived(10_000_000);
  const reconciling = reconciler();
  for (const hot of [9_000_000n, 10_000_000n, 9_000_000n, 9_900_000n, 10_100_000n]) {
    balances = { hot };
    await reconciling.compareAll();
  }
  expect(told).toEqual([]);
  expect((await state())?.stopped_at).toBeNull();
});

it('stays stopped when the difference has gone, also over a restart; two operators let it go on, once', async () => {
  await arrived(10_000_000);
  balances = { hot: 9_000_000n };
  const reconciling = reconciler();
  await reconciling.compareAll();
  await reconciling.compareAll();
  const restarted = reconciler();
  await restarted.compareAll();
  expect([...restarted.stopped]).toEqual(['BTC']);
  told = [];
  await liftStop({ db: database.db, port: exchange }, 1, 42);
  await liftStop({ db: database.db, port: exchange }, 1, 42);
  expect(told).toMatchObject([{ type: 'SetReconciliation', asset: 1, difference: 0n }]);
  expect(await state()).toMatchObject({ explained: '-1000000', stopped_at: null });
  await restarted.compareAll();
  await restarted.compareAll();
  expect(restarted.last.get('BTC')?.difference).toBe(0n);
  expect([told.length, restarted.stopped.size]).toEqual([1, 0]);
});

it('compares nothing while the node is away: nothing is guessed', async () => {
  await arrived(10_000_000);
  isAway = true;
  const reconciling = reconciler();
  for (let time = 0; time < 3; time += 1) await reconciling.compareAll();
  expect([told, failures, reconciling.last.size]).toEqual([[], [], 0]);
});

it('counts what the banks have from when two have said it on, against what the books say of that moment', async () => {
  const state = (amount: number, statedAt: number, act: number) =>
    sql`insert into reconciliation.bank_statement (act, asset, amount, stated_at, at)
      values (${act}, 1, ${amount}, ${statedAt}, ${now})`.execute(database.db);
  const byHand = (amount: number, at: number) => {
    deposits += 1;
    return sql`insert into view.deposits (kind, id, seq, customer, chain, transaction, output, asset, amount, dust, decimals,
        voucher, currency, fiat_e6, rate_e8, state, act, at, changed_at)
      values ('hand', ${deposits}, ${deposits}, 1000, '', '', '', 1, ${amount}, 0, 8, '', 'EUR', 0, 0, 'credited', 0, ${at},
        ${at})`.execute(database.db);
  };
  balances = { hot: 10_000_000n };
  await arrived(10_000_000);
  const monday = now;
  await byHand(3_000_000, monday);
  await leaves(1_010_000, 10_000, 'completed', 'BANK');
  await byHand(700_000, monday + 1_000);
  const reconciling = reconciler();
  const off = async () => {
    await reconciling.compareAll();
    return reconciling.last.get('BTC')!.difference;
  };
  expect(await off()).toBe(0n);
  await state(2_000_000, monday + 500, 1);
  expect([await off(), reconciling.last.get('BTC')!.found]).toEqual([0n, 12_000_000n]);
  await state(2_700_001, monday + 1_000, 2);
  expect(await off()).toBe(1n);
  await state(9_000_000, monday, 3);
  expect(await off()).toBe(1n);
  await state(1_000_000, monday + 1_000, 4);
  expect([await off(), await off()]).toEqual([-1_700_000n, -1_700_000n]);
  expect(told).toMatchObject([{ type: 'SetReconciliation', asset: 1, difference: -1_700_000n }]);
});

it('asks once for many addresses, and no more for those that a token has left until something arrives on them', async () => {
  const { db } = database;
  const asked: number[] = [];
  const held = new Map([['t-7', 5n]]);
  const port = {
    chain: 'tron',
    assets: [{ asset: 'USDT', decimals: 6 }],
    hotWallet: 'hot',
    head: () => Promise.resolve(7),
    balances(_: string, addresses: readonly string[]) {
      asked.push(addresses.length);
      return Promise.resolve(addresses.map((address) => held.get(address) ?? 0n));
    },
  };
  const chain = { port, simulated: null } as unknown as OpenChain;
  let at = 1_800_000_000_000;
  const empty = new EmptyAddresses(() => at);
  const arrive = (from: number, to: number, changedAt: number, is = 'confirmed') =>
    sql`insert into chains.arrival (chain, transaction, output, asset, decimals, address, amount, needed, height,
        confirmations, state, seen_at, changed_at)
      select 'tron', 't-' || n || ${`-${changedAt}`}, '0', 'USDT', 6, 't-' || n, 1, 20, 1, 20, ${is}, 1, ${changedAt}
      from generate_series(${from}::int, ${to}::int) as n`.execute(db);
  const found = async () => (await holdingsOf({ db, empty }, { code: 'USDT', scale: 6, chains: [chain] })).found;

  await arrive(1, 10_000, 1);
  expect([await found(), await found(), asked]).toEqual([5n, 5n, [10_001, 2]]);
  await arrive(8, 8, 2, 'seen');
  held.set('t-8', 3n);
  expect([await found(), asked.at(-1)]).toEqual([8n, 3]);
  held.delete('t-8');
  expect([await found(), await found(), asked.slice(-2)]).toEqual([5n, 5n, [3, 3]]);

  await sql`insert into chains.address (chain, position, customer, address, created_at)
    values ('tron', 900, 1900, 't-9', 1)`.execute(db);
  await sql`insert into chains.payment (chain, purpose, ref, transaction, raw, slot, key, signed_at)
    values ('tron', 'sweep', '900:USDT', 'sweep-1', '', 'slot-1', '900', 1)`.execute(db);
  await arrive(9, 9, 3);
  expect([await found(), await found(), asked.slice(-2)]).toEqual([5n, 5n, [4, 4]]);
  await sql`update chains.payment set is_open = false where transaction = 'sweep-1'`.execute(db);
  expect([await found(), await found(), asked.slice(-2)]).toEqual([5n, 5n, [4, 3]]);
  at += 3_600_000;
  expect([await found(), asked.at(-1)]).toEqual([5n, 10_001]);
});
