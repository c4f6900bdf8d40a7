import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Arrival } from '../chain-port.ts';
import { AddressBook } from '../keys/address-book.ts';
import { ArrivalBook } from './arrival-book.ts';
import { ChainWatcher } from './chain-watcher.ts';
import { ScriptedChain } from './scripted-chain.test-support.ts';

let database: TestDatabase;
let chain: ScriptedChain;
let addresses: AddressBook;
let book: ArrivalBook;
let watcher: ChainWatcher;
let mine: string;
const now = (): number => 1_800_000_000_000;

beforeAll(async () => {
  database = await bootDatabase();
});
beforeEach(async () => {
  await sql`truncate chains.address, chains.block, chains.arrival`.execute(database.db);
  chain = new ScriptedChain(100);
  await open();
  mine = await addresses.addressOf(7);
  await watcher.look();
});
afterAll(() => database.close());

/** As after a start of the house: nothing is known but what is written. */
async function open(): Promise<void> {
  addresses = await AddressBook.open(database.db, chain, now);
  book = new ArrivalBook(database.db, 'bitcoin', now);
  watcher = new ChainWatcher({ port: chain, book, isOurs: (one) => addresses.ownerOf(one) !== null, now });
}

function arrival(of: Partial<Arrival> = {}): Arrival {
  return { asset: 'BTC', decimals: 8, address: mine, transaction: 'aa', output: '0', amount: 5n, needed: 3, ...of };
}

async function told(transaction = 'aa'): Promise<unknown[]> {
  const rows = await book.arrivalsOf(transaction);
  return rows.map(({ output, amount, state, confirmations }) => [output, amount, state, confirmations]);
}

async function mineAndLook(...arrivals: Arrival[]): Promise<void> {
  chain.mine(...arrivals);
  await watcher.look();
}

describe('what a block brings', () => {
  it('is seen, counted block by block, and confirmed once it has enough', async () => {
    await mineAndLook(arrival(), arrival({ output: '1', amount: 9n }), arrival({ address: 'a stranger', output: '2' }));
    expect(await told()).toEqual([
      ['0', '5', 'seen', 1],
      ['1', '9', 'seen', 1],
    ]);
    await mineAndLook();
    expect(await told()).toEqual([
      ['0', '5', 'seen', 2],
      ['1', '9', 'seen', 2],
    ]);
    await mineAndLook();
    expect(await told()).toEqual([
      ['0', '5', 'confirmed', 3],
      ['1', '9', 'confirmed', 3],
    ]);
  });

  it('is found after an absence of more blocks than one look reads, and whoever restarts goes on', async () => {
    chain.mine(arrival());
    for (let at = 0; at < 120; at += 1) chain.mine();
    await watcher.look();
    expect(watcher.health.height).toBe(150);
    await open();
    await watcher.look();
    await watcher.look();
    expect(watcher.health.height).toBe(221);
    expect(await told()).toEqual([['0', '5', 'confirmed', 121]]);
  });

  it('is kept to the last digit, however large', async () => {
    const amount = 2n ** 250n + 1n;
    await mineAndLook(arrival({ amount }));
    expect(await told()).toEqual([['0', String(amount), 'seen', 1]]);
  });
});

describe('D19: a reorganisation', () => {
  it('undoes what was not final, and counts it anew where another block brings it', async () => {
    await mineAndLook(arrival());
    await mineAndLook();
    chain.forget(2);
    await mineAndLook();
    expect(await told()).toEqual([['0', '5', 'undone', 0]]);
    await mineAndLook(arrival());
    expect(await told()).toEqual([['0', '5', 'seen', 1]]);
  });

  it('takes what the new block says, where the same transaction brings another amount', async () => {
    await mineAndLook(arrival());
    chain.forget(1);
    await mineAndLook(arrival({ amount: 4n }));
    expect(await told()).toEqual([['0', '4', 'seen', 1]]);
  });

  it('makes of what was final a loss that rings, which is never credited a second time', async () => {
    await mineAndLook(arrival());
    await mineAndLook();
    await mineAndLook();
    chain.forget(3);
    await mineAndLook();
    expect(await told()).toEqual([['0', '5', 'lost', 0]]);
    await mineAndLook(arrival({ amount: 4n }));
    expect(await told()).toEqual([['0', '5', 'lost', 0]]);
    chain.forget(1);
    await mineAndLook(arrival());
    expect(await told()).toEqual([['0', '5', 'confirmed', 1]]);
  });

  it('is found by a house that was closed while it happened', async () => {
    await mineAndLook(arrival());
    chain.forget(1);
    for (let at = 0; at < 5; at += 1) chain.mine();
    await open();
    await watcher.look();
    expect(await told()).toEqual([['0', '5', 'undone', 0]]);
    expect(watcher.health).toMatchObject({ height: 105, problem: null });
  });

  it('of everything that was read is told and changes nothing', async () => {
    await mineAndLook(arrival());
    chain.forget(102);
    for (let at = 0; at < 110; at += 1) chain.mine();
    await watcher.look();
    expect(watcher.health.problem).toContain('no block in common');
    expect(await told()).toEqual([['0', '5', 'seen', 1]]);
  });
});

describe('a node', () => {
  it('that is away changes nothing but the health, and is caught up with', async () => {
    await mineAndLook(arrival());
    chain.isAway = true;
    chain.mine();
    await watcher.look();
    expect(watcher.health).toEqual({ height: 101, lookedAt: now(), problem: 'It is away.' });
    expect(await told()).toEqual([['0', '5', 'seen', 1]]);
    chain.isAway = false;
    await watcher.look();
    expect(watcher.health).toMatchObject({ height: 102, problem: null });
    expect(await told()).toEqual([['0', '5', 'seen', 2]]);
  });

  it('that is behind contradicts nothing', async () => {
    await mineAndLook(arrival());
    await mineAndLook();
    chain.show(100);
    await watcher.look();
    expect(await told()).toEqual([['0', '5', 'seen', 2]]);
  });
});

describe('addresses', () => {
  it('are one a customer, whoever asks at once, and are known again after a start', async () => {
    const asked = await Promise.all([8, 9, 8, 9, 8].map((customer) => addresses.addressOf(customer)));
    expect(new Set(asked).size).toBe(2);
    expect([asked[0], asked[1]]).toEqual([asked[2], asked[3]]);
    await open();
    expect([mine, asked[0], asked[1]].map((address) => addresses.ownerOf(address ?? ''))).toEqual([7, 8, 9]);
    expect(addresses.ownerOf('address-99')).toBeNull();
  });
});
