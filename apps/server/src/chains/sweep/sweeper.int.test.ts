import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Broadcast, Outcome, SignedPayment } from '../chain-port.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { PaymentBook } from '../payments/payment-book.ts';
import { Sweeper } from './sweeper.ts';

const needed = 3;
let database: TestDatabase;
let now = 1_800_000_000_000;
let node: ScriptedWallets;
let failures: unknown[] = [];

/** Wallets on a chain that a test writes: what they have, what was sent, and how many blocks have it. */
class ScriptedWallets {
  readonly chain = 'ethereum';
  readonly balances = new Map<string, bigint>();
  readonly sent = new Map<string, number | null>();
  /** Addresses that can't pay for a token's way yet. */
  readonly poor = new Set<number>();
  /** Addresses that can move nothing. */
  readonly frozen = new Set<number>();
  isAway = false;
  /** Takes what it is sent and says nothing. */
  isSilent = false;
  void = new Set<string>();
  signed = 0;

  sweep(position: number, asset: string, taken: readonly string[]): Promise<SignedPayment | null> {
    if (this.isAway || this.frozen.has(position)) throw new NodeUnavailable('It is away.');
    const has = this.balances.get(`${position}:${asset}`) ?? 0n;
    if (has === 0n) return Promise.resolve(null);
    const hot = this.poor.has(position);
    const from = hot ? 'hot' : `at-${position}`;
    let nonce = [...this.sent.keys()].filter((one) => one.startsWith(`${from}#`)).length;
    while (taken.includes(`${from}#${nonce}`)) nonce += 1;
    this.signed += 1;
    const slot = `${from}#${nonce}`;
    return Promise.resolve({ transaction: `${slot}.${asset}`, raw: 'raw', slot, key: hot ? 'hot' : position });
  }

  signAgain(before: SignedPayment): Promise<SignedPayment | null> {
    return Promise.resolve({ ...before, transaction: `${before.transaction}+`, raw: 'dearer' });
  }

  broadcast({ transaction }: SignedPayment): Promise<Broadcast> {
    if (this.isSilent) return Promise.resolve({ said: 'unknown' });
    if (!this.sent.has(transaction)) this.sent.set(transaction, null);
    return Promise.resolve({ said: 'accepted' });
  }

  outcome(attempts: readonly SignedPayment[]): Promise<Outcome> {
    if (this.isAway) throw new NodeUnavailable('It is away.');
    for (const { transaction } of attempts) {
      const blocks = this.sent.get(transaction);
      if (this.void.has(transaction)) return Promise.resolve({ state: 'void' });
      if (typeof blocks !== 'number') continue;
      return Promise.resolve({ state: 'included', transaction, confirmations: blocks, succeeded: true });
    }
    const known = attempts.some(({ transaction }) => this.sent.has(transaction));
    return Promise.resolve({ state: known ? 'waiting' : 'missing' });
  }

  /** A block takes what was sent; what is final has moved. */
  mine(blocks = 1): void {
    for (const [transaction, before] of this.sent) {
      this.sent.set(transaction, (before ?? 0) + blocks);
      const [from = '', rest = ''] = transaction.split('#');
      const asset = rest.split('.')[1]?.replace('+', '') ?? '';
      if (from === 'hot') this.poor.clear();
      else this.balances.set(`${from.replace('at-', '')}:${asset}`, 0n);
    }
  }
}

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate chains.arrival, chains.address, chains.payment`.execute(database.db);
  node = new ScriptedWallets();
  failures = [];
});

function sweeper(): Sweeper {
  const { db } = database;
  const payments = new PaymentBook(db, 'ethereum', () => now);
  return new Sweeper({
    db,
    port: node,
    payments,
    needed,
    failed: (error) => void failures.push(error),
    now: () => now,
  });
}

async function arrive(position: number, asset: string, state: 'seen' | 'confirmed' = 'confirmed'): Promise<void> {
  const { db } = database;
  now += 1;
  const address = `address-${position}`;
  await db
    .insertInto('chains.address')
    .values({ chain: 'ethereum', position, customer: 1000 + position, address, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`insert into chains.arrival (chain, transaction, output, asset, decimals, address, amount, needed, height,
      confirmations, state, seen_at, changed_at)
    values ('ethereum', ${`in-${now}`}, '0', ${asset}, 6, ${address}, 5, 12, 1, 12, ${state}, ${now}, ${now})`.execute(
    db,
  );
  node.balances.set(`${position}:${asset}`, 5n);
}

const open = () => database.db.selectFrom('chains.payment').select('transaction').where('is_open', '=', true).execute();

it('brings what is final to the hot wallet, once, and not what is only seen', async () => {
  await arrive(0, 'USDT');
  await arrive(1, 'USDT', 'seen');
  const sweeping = sweeper();
  for (let look = 0; look < 3; look += 1) await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['at-0#0.USDT']);
  node.mine(needed);
  for (let look = 0; look < 3; look += 1) await sweeping.look();
  expect([node.signed, sweeping.stats.swept]).toEqual([1, 1]);
  expect(await open()).toEqual([]);
  await arrive(0, 'USDT');
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['at-0#0.USDT', 'at-0#1.USDT']);
});

it('brings the fee first where a token needs it, and the token when that is there', async () => {
  await arrive(0, 'USDT');
  node.poor.add(0);
  const sweeping = sweeper();
  await sweeping.look();
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['hot#0.USDT']);
  node.mine(needed);
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['hot#0.USDT', 'at-0#0.USDT']);
});

it('of one address one transaction is under way at a time, whatever lies on it', async () => {
  await arrive(0, 'ETH');
  await arrive(0, 'USDT');
  await arrive(1, 'USDT');
  const sweeping = sweeper();
  await sweeping.look();
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['at-0#0.ETH', 'at-1#0.USDT']);
  node.mine(needed);
  await sweeping.look();
  expect([...node.sent.keys()]).toContain('at-0#1.USDT');
});

it('D20 goes on after a crash between signing and sending with the very bytes that were signed', async () => {
  await arrive(0, 'USDT');
  node.isSilent = true;
  await sweeper().look();
  expect([await open(), node.sent.size]).toEqual([[{ transaction: 'at-0#0.USDT' }], 0]);
  node.isSilent = false;
  await sweeper().look();
  expect([...node.sent.keys()]).toEqual(['at-0#0.USDT']);
  node.mine(needed);
  await sweeper().look();
  expect([await open(), node.signed]).toEqual([[], 1]);
});

it('what no block takes is replaced in its slot, and both are over with one of them', async () => {
  await arrive(0, 'USDT');
  const sweeping = sweeper();
  await sweeping.look();
  now += 900_000;
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['at-0#0.USDT', 'at-0#0.USDT+']);
  node.sent.set('at-0#0.USDT+', needed);
  node.balances.clear();
  await sweeping.look();
  expect(await open()).toEqual([]);
});

it('one that is void is said and swept anew', async () => {
  await arrive(0, 'USDT');
  const sweeping = sweeper();
  await sweeping.look();
  node.void.add('at-0#0.USDT');
  await sweeping.look();
  expect([failures.length, sweeping.stats.failed, node.signed]).toEqual([1, 1, 2]);
});

it('addresses that can move nothing hold up no other', async () => {
  for (const position of [0, 1, 2, 3, 4]) await arrive(position, 'USDT');
  for (const position of [0, 1, 2, 3]) node.frozen.add(position);
  const sweeping = sweeper();
  await sweeping.look();
  expect(node.sent.size).toBe(0);
  await sweeping.look();
  expect([...node.sent.keys()]).toEqual(['at-4#0.USDT']);
});

it('waits while the node is away, and asks for what isn’t worth its fee no more than once an hour', async () => {
  await arrive(0, 'USDT');
  node.isAway = true;
  const sweeping = sweeper();
  await sweeping.look();
  expect(await open()).toEqual([]);
  node.isAway = false;
  node.balances.clear();
  await sweeping.look();
  node.balances.set('0:USDT', 5n);
  await sweeping.look();
  expect(node.signed).toBe(0);
  now += 3_600_000;
  await sweeping.look();
  expect(node.signed).toBe(1);
});
