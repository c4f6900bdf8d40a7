import { readAddress } from '@auric/api/addresses/address';
import { chainOfNetwork } from '@auric/api/addresses/network';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chains, OpenChains } from '../chains/open-chains.ts';
import { openSandboxChain } from '../chains/sandbox/open-sandbox-chain.ts';
import { readConfig } from '../config.ts';
import { quoteAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { type OutsideWorld, outsideWorldOf } from './outside-world.ts';
import { traders } from './people.ts';
import { seedSandbox } from './seed.ts';

const coins = [quoteAsset, ...simulatedAssets];
const { customer } = traders(1)[0]!;
/** Every simulated chain has as many blocks by then as an arrival needs, and fewer than one look takes. */
const aMinuteMs = 60_000;

let database: TestDatabase;
let memory: ExchangeInMemory;
let chains: Chains;
let outside: OutsideWorld;

const now = (): number => memory.now;
const failed = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  database = await bootDatabase();
  memory = new ExchangeInMemory(1_800_000_000_000);
  const config = readConfig({ SANDBOX_BACKGROUND_CUSTOMERS: '2' });
  await seedSandbox({ port: memory.port, config, now });
  const { db } = database;
  chains = (await OpenChains.open({ config, db, port: memory.port, simulate: openSandboxChain, now, failed })).all;
  outside = outsideWorldOf(chains, coins);
});
afterAll(() => database.close());

it('has every coin of the house that a chain brings, by each of its networks', () => {
  const ways = outside.ways.map(({ coin, network }) => `${coin.code} ${network}`);
  expect(ways).toEqual(['USDT ERC20', 'USDT TRC20', 'BTC BTC', 'ETH ETH']);
});

it('pays what it is asked to, once, and the house credits exactly that', async () => {
  for (const way of outside.ways) await chains.get(chainOfNetwork(way.network)!)!.watcher.look();
  const amountOf = (place: number): bigint => 1_000_000n + BigInt(place);
  for (const [place, way] of outside.ways.entries()) {
    const payment = { customer, way, amount: amountOf(place), name: `payment ${place}` };
    await outside.payIn(payment);
    await outside.payIn(payment);
  }
  memory.now += aMinuteMs;
  for (const { watcher, reporter } of chains.values()) {
    await watcher.look();
    await reporter.report();
  }
  const funding = memory.exchange.query({ type: 'balances', customer }).filter(({ kind }) => kind === 'funding');
  const creditedOf = (asset: number) => funding.find((balance) => balance.asset === asset)?.available;
  expect([3, 1, 2].map(creditedOf)).toEqual([amountOf(0) + amountOf(1), amountOf(2), amountOf(3)]);
});

it('has an address of its own for everybody on every network, of the form that the chain takes', () => {
  const places = outside.ways.map((way) => {
    const address = outside.addressElsewhere(customer, way);
    expect(readAddress(chainOfNetwork(way.network)!, address)).not.toBeNull();
    expect(chains.get(chainOfNetwork(way.network)!)!.addresses.ownerOf(address)).toBeNull();
    return address;
  });
  const others = outside.ways.map((way) => outside.addressElsewhere(customer + 1, way));
  expect(new Set([...places, ...others]).size).toBe(2 * places.length);
});

it('makes no coins up where a chain has a node', () => {
  const bitcoin = { ...chains.get('bitcoin')!, simulated: null };
  const { ways } = outsideWorldOf(new Map(chains).set('bitcoin', bitcoin), coins);
  expect(ways.map(({ coin }) => coin.code)).not.toContain('BTC');
});
