import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExchangeInMemory } from '../../sandbox/exchange-in-memory.test-support.ts';
import type { Arrival } from '../chain-port.ts';
import { AddressBook } from '../keys/address-book.ts';
import { ArrivalBook } from '../watch/arrival-book.ts';
import { ChainWatcher } from '../watch/chain-watcher.ts';
import { ScriptedChain } from '../watch/scripted-chain.test-support.ts';
import { ArrivalReporter } from './arrival-reporter.ts';

const alice = 7_000;
const btc = 1;
const now = (): number => 1_800_000_000_000;

let database: TestDatabase;
let house: ExchangeInMemory;
let chain: ScriptedChain;
let book: ArrivalBook;
let addresses: AddressBook;
let watcher: ChainWatcher;
let reporter: ArrivalReporter;
let mine: string;
let problems: string[];

beforeAll(async () => {
  database = await bootDatabase();
});
beforeEach(async () => {
  await sql`truncate chains.address, chains.block, chains.arrival`.execute(database.db);
  house = new ExchangeInMemory(now());
  house.exchange.execute({ type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 }, now());
  house.exchange.execute({ type: 'OpenCustomer', customer: alice }, now());
  chain = new ScriptedChain(10);
  problems = [];
  await start();
  mine = await addresses.addressOf(alice);
  await watcher.look();
});
afterAll(() => database.close());

/** As after a start of the server: nothing is known but what is written. */
async function start(): Promise<void> {
  addresses = await AddressBook.open(database.db, chain, now);
  book = new ArrivalBook(database.db, 'bitcoin', now);
  watcher = new ChainWatcher({ port: chain, book, isOurs: (one) => addresses.ownerOf(one) !== null, now });
  reporter = reporterOn(book);
}

function reporterOn(noted: Pick<ArrivalBook, 'untold' | 'note'>): ArrivalReporter {
  const failed = (error: unknown): void => void problems.push(String(error));
  return new ArrivalReporter({ chain: 'bitcoin', book: noted, addresses, port: house.port, failed });
}

function arrival(of: Partial<Arrival> = {}): Arrival {
  return { asset: 'BTC', decimals: 8, address: mine, transaction: 'aaaa', output: '0', amount: 5n, needed: 3, ...of };
}

async function mineAndTell(...arrivals: Arrival[]): Promise<void> {
  chain.mine(...arrivals);
  await watcher.look();
  await reporter.report();
}

function funding(): bigint {
  const own = house.exchange.query({ type: 'balances', customer: alice });
  return own.find(({ kind, asset }) => kind === 'funding' && asset === btc)?.available ?? 0n;
}

function open(customer = alice) {
  return house.exchange.query({ type: 'openDeposits', customer }).map(({ state, amount }) => [state, amount]);
}

describe('what a chain brings', () => {
  it('is seen by the exchange at once and credited when it is final', async () => {
    await mineAndTell(arrival());
    expect([open(), funding()]).toEqual([[['seen', 5n]], 0n]);
    await mineAndTell();
    await mineAndTell();
    expect([open(), funding()]).toEqual([[], 5n]);
    await mineAndTell();
    expect(await book.untold(10)).toEqual([]);
    expect(house.exchange.checkInvariants()).toBeNull();
  });

  it('is seen and credited at once where it is final when it is read first', async () => {
    chain.mine(arrival());
    chain.mine();
    await mineAndTell();
    expect([open(), funding()]).toEqual([[], 5n]);
  });

  it('waits for operators where its customer is none of the exchange', async () => {
    const stranger = await addresses.addressOf(8_888);
    await mineAndTell(arrival({ address: stranger }));
    await mineAndTell();
    await mineAndTell();
    expect(open(0)).toEqual([['unassigned', 5n]]);
  });

  it('is told once where it is too little for a balance', async () => {
    await mineAndTell(arrival({ decimals: 18 }));
    expect(await book.untold(10)).toEqual([]);
    expect((await book.arrivalsOf('aaaa')).map(({ refusal }) => refusal)).toEqual(['deposit_below_unit']);
    expect([open(), problems]).toEqual([[], []]);
  });
});

describe('D19: a reorganisation', () => {
  it('undoes what is not final, and another block brings it anew', async () => {
    await mineAndTell(arrival());
    chain.forget(1);
    chain.mine();
    await mineAndTell();
    expect([open(), funding()]).toEqual([[], 0n]);
    await mineAndTell(arrival());
    expect(open()).toEqual([['seen', 5n]]);
  });

  it('that brings it anew within one look, with another amount, is credited as the new block has it', async () => {
    await mineAndTell(arrival());
    chain.forget(1);
    chain.mine(arrival({ amount: 9n }));
    await mineAndTell();
    expect(open()).toEqual([['seen', 9n]]);
    await mineAndTell();
    await mineAndTell();
    expect(funding()).toBe(9n);
  });

  it('that takes away what was final changes no balance and rings', async () => {
    await mineAndTell(arrival());
    await mineAndTell();
    await mineAndTell();
    chain.forget(3);
    for (let at = 0; at < 3; at += 1) chain.mine();
    await mineAndTell();
    expect(funding()).toBe(5n);
    expect(problems).toEqual([expect.stringContaining('bitcoin:aaaa:0 was final and has lost its block')]);
    await mineAndTell(arrival());
    expect(funding()).toBe(5n);
    expect(await book.untold(10)).toEqual([]);
  });
});

describe('whoever dies', () => {
  /** Tells the exchange and dies before it is noted. */
  async function dieWhileTelling(): Promise<void> {
    const dead = { untold: (limit: number) => book.untold(limit), note: () => Promise.reject(new Error('killed')) };
    await reporterOn(dead).report();
    problems = [];
    await start();
  }

  it('between seen and noted has told it once', async () => {
    chain.mine(arrival());
    await watcher.look();
    await dieWhileTelling();
    expect(open()).toEqual([['seen', 5n]]);
    await reporter.report();
    expect(open()).toEqual([['seen', 5n]]);
    chain.mine();
    await mineAndTell();
    await reporter.report();
    expect([open(), funding(), problems]).toEqual([[], 5n, []]);
  });

  it('between read and told has lost nothing', async () => {
    chain.mine(arrival());
    await watcher.look();
    await start();
    await reporter.report();
    expect(open()).toEqual([['seen', 5n]]);
  });

  it('between credited and noted has credited it once', async () => {
    chain.mine(arrival());
    chain.mine();
    chain.mine();
    await watcher.look();
    await dieWhileTelling();
    expect(funding()).toBe(5n);
    await reporter.report();
    expect([open(), funding(), problems]).toEqual([[], 5n, []]);
    expect(await book.untold(10)).toEqual([]);
  });

  it('between undone and noted has undone it once', async () => {
    await mineAndTell(arrival());
    chain.forget(1);
    chain.mine();
    chain.mine();
    await watcher.look();
    await dieWhileTelling();
    await reporter.report();
    expect([open(), problems]).toEqual([[], []]);
    await mineAndTell(arrival());
    expect(open()).toEqual([['seen', 5n]]);
  });

  it('leaves arrivals waiting while the exchange takes nothing', async () => {
    house.isBusy = true;
    await mineAndTell(arrival());
    house.isBusy = false;
    expect([open(), problems]).toEqual([[], []]);
    await reporter.report();
    expect(open()).toEqual([['seen', 5n]]);
  });
});
