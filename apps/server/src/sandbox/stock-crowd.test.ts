import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { simulatedStockFeed } from '../feeds/simulator/stock-feed.ts';
import { stockAssets } from '../feeds/simulator/stock-universe.ts';
import { hoursWithin } from '../market-hours/stock-hours.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { marketOf } from './listing.ts';
import { beatMs, createCrowd } from './sandbox.ts';
import { seedSandbox } from './seed.ts';
import { stockTraders } from './stock-people.ts';

/** Ten minutes before the opening of a Monday. */
const opens = Date.parse('2026-11-23T14:30:00Z');
const start = opens - 600_000;
const config = readConfig({ SANDBOX_SEED: '2026' });
const markets = stockAssets.map(marketOf);
const tradeable = new Set(markets);

describe('stocks in the sandbox, from a night to a morning', () => {
  const traded = { night: 0, auction: 0, day: 0 };
  const auctions = new Map<number, number>();
  const memory = new ExchangeInMemory(start, (event) => {
    if (event.type === 'AuctionPriced') auctions.set(event.market, event.lots);
    if (event.type !== 'OrdersTraded' || !tradeable.has(event.market)) return;
    if (memory.now < opens) traded.night += 1;
    else if (phaseOf(event.market) === 'matching') traded.auction += 1;
    else traded.day += 1;
  });
  const hashes: bigint[] = [];
  let gathered = 0;
  let indicative = 0;
  let refusals: Readonly<Record<string, number>> = {};

  const phases = () => memory.exchange.query({ type: 'auctions' });
  const phaseOf = (market: number) => phases().find((each) => each.market === market)?.phase;

  beforeAll(async () => {
    const now = (): number => memory.now;
    await seedSandbox({ port: memory.port, config, now });
    hashes.push(memory.exchange.hash());
    await seedSandbox({ port: memory.port, config, now });
    hashes.push(memory.exchange.hash());
    const [session] = hoursWithin(start, opens + 1);
    memory.exchange.execute({ type: 'AnnounceSession', ...session! }, memory.now);
    const [feed, stockFeed] = [simulatedFeed({ seed: 7 }), simulatedStockFeed({ seed: 7 })];
    const crowd = createCrowd({ port: memory.port, feed, stockFeed, config, now });
    await crowd.open(memory.now);
    const until = async (end: number) => {
      for (; memory.now < end; await crowd.beat(memory.now)) memory.now += beatMs;
    };
    await until(opens - 250);
    gathered = openOrders();
    indicative = phases().filter(({ phase, price }) => phase === 'closed' && price > 0).length;
    await until(opens + 300_000);
    refusals = crowd.stats().refusals;
  }, 240_000);

  function openOrders(): number {
    const people = stockTraders(24).map(({ customer }) => customer);
    const orders = people.flatMap((customer) => memory.exchange.query({ type: 'openOrders', customer }));
    return orders.filter(({ market }) => tradeable.has(market)).length;
  }

  test('a second seeding changes nothing', () => {
    expect(hashes[1]).toBe(hashes[0]);
  });

  test('orders gather at night without trading, and show what the opening would come to', () => {
    expect(traded.night).toBe(0);
    expect(gathered).toBeGreaterThan(60);
    expect(indicative).toBeGreaterThan(10);
  });

  test('every market opens by an auction, and most of them with trades', () => {
    expect(auctions.size).toBe(markets.length);
    expect([...auctions.values()].filter((lots) => lots > 0).length).toBeGreaterThan(10);
    expect(traded.auction).toBeGreaterThan(20);
  });

  test('by day every market has a book on both sides, and customers trade', () => {
    expect(traded.day).toBeGreaterThan(60);
    for (const market of markets) {
      expect(phaseOf(market)).toBe('continuous');
      const { bids, asks } = memory.exchange.query({ type: 'depth', market, limit: 50 })!;
      expect(bids.length / 2).toBeGreaterThanOrEqual(5);
      expect(asks.length / 2).toBeGreaterThanOrEqual(5);
      expect(asks[0]! / bids[0]! - 1).toBeLessThan(0.002);
    }
  });

  test('hardly anything is refused, and the books of the exchange are in order', () => {
    expect(Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBeLessThan(400);
    expect(memory.exchange.checkInvariants()).toBeNull();
  });
});

test('after a split the index goes on from the price of the new shares', async () => {
  const memory = new ExchangeInMemory(opens + 3_600_000);
  await seedSandbox({ port: memory.port, config, now: () => memory.now });
  const tuesday = opens + 86_400_000;
  const feeds = { feed: simulatedFeed({ seed: 7 }), stockFeed: simulatedStockFeed({ seed: 7 }) };
  const crowd = createCrowd({ port: memory.port, ...feeds, config, now: () => memory.now });
  await crowd.open(memory.now);
  const [market] = markets as [number];
  const index = () => memory.exchange.query({ type: 'markets' }).find((each) => each.market === market)!.indexE8;
  const live = async (seconds: number) => {
    for (const end = memory.now + seconds * 1000; memory.now < end; await crowd.beat(memory.now)) memory.now += beatMs;
  };
  await live(5);
  const before = index();
  memory.now = opens + 8 * 3_600_000;
  await live(2);
  const said = { operator: 1, second: 2, subjectKind: 'market', subject: String(market), reason: 'issuer' } as const;
  const digest = 'a'.repeat(32);
  const act = memory.exchange.execute(
    { type: 'RecordOperatorAct', ...said, action: 'announce_split', digest },
    memory.now,
  ).id;
  const effectiveAt = memory.now + 2 * 3_600_000;
  const split = { type: 'AnnounceSplit', market, numerator: 4, denominator: 1, effectiveAt, act } as const;
  expect(memory.exchange.execute(split, memory.now).rejection).toBeNull();
  memory.now = tuesday + 1_000;
  await live(5);
  expect(Math.abs((index() * 4) / before - 1)).toBeLessThan(0.09);
  expect(memory.exchange.query({ type: 'corporateActions' })).toEqual([]);
  expect(memory.exchange.checkInvariants()).toBeNull();
});
