import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { contractProvider, contractTraders } from './contract-people.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { beatMs, createCrowd } from './sandbox.ts';
import { seedSandbox } from './seed.ts';

/** Funding is at four o'clock. */
const start = Date.UTC(2026, 10, 21, 15, 45);
const config = readConfig({ SANDBOX_SEED: '2026' });
const markets = contractAssets.map(contractMarketOf);

describe('half an hour of futures in the sandbox', () => {
  const seen = new Map<string, number>();
  const refused = new Map<string, number>();
  const memory = new ExchangeInMemory(start, ({ type }) => seen.set(type, (seen.get(type) ?? 0) + 1));
  const hashes: bigint[] = [];
  let sides: (readonly [number, string])[] = [];

  beforeAll(async () => {
    const now = (): number => memory.now;
    await seedSandbox({ port: memory.port, config, now });
    hashes.push(memory.exchange.hash());
    await seedSandbox({ port: memory.port, config, now });
    hashes.push(memory.exchange.hash());
    const crowd = createCrowd({ port: memory.port, feed: simulatedFeed({ seed: 7 }), config, now });
    await crowd.open(memory.now);
    for (const end = start + 1_800_000; memory.now < end;) {
      memory.now += beatMs;
      await crowd.beat(memory.now);
    }
    for (const [code, count] of Object.entries(crowd.stats().refusals)) refused.set(code, count);
    sides = contractTraders(24).flatMap(({ customer }) =>
      memory.exchange.query({ type: 'positions', customer }).map(({ market, side }) => [market, side] as const),
    );
  }, 120_000);

  test('a second seeding changes nothing', () => {
    expect(hashes[1]).toBe(hashes[0]);
  });

  test('six markets have a mark, a sound index and a book that takes 10,000 USDT a side', () => {
    const contracts = memory.exchange.query({ type: 'contracts' });
    expect(contracts.map(({ market }) => market).toSorted((a, b) => a - b)).toEqual(markets);
    const lastPrices = new Map(memory.exchange.query({ type: 'markets' }).map((view) => [view.market, view.lastPrice]));
    for (const { market, markE8, health } of contracts) {
      expect(markE8).toBeGreaterThan(0);
      expect(health).toBe('sound');
      const asset = contractAssets.find((each) => contractMarketOf(each) === market)!;
      expect(Math.abs((lastPrices.get(market)! * 10 ** (8 - asset.priceDecimals)) / markE8 - 1)).toBeLessThan(0.005);
      const { bids, asks } = memory.exchange.query({ type: 'depth', market, limit: 50 })!;
      for (const levels of [bids, asks]) {
        const worth = levels.reduce((sum, value, n) => (n % 2 === 1 ? sum + value * levels[n - 1]! : sum), 0);
        expect(worth / 10 ** (asset.priceDecimals + asset.quantityDecimals)).toBeGreaterThan(10_000);
      }
    }
  });

  test('customers hold both sides, and what ends positions happens by itself', () => {
    expect(new Set(sides.map(([, side]) => side))).toEqual(new Set(['long', 'short']));
    expect(new Set(sides.map(([market]) => market)).size).toBeGreaterThan(3);
    for (const type of [
      'PositionIncreased',
      'PositionReduced',
      'PositionStopsSet',
      'FundingSettled',
      'FundingPaid',
      'PositionLiquidated',
    ])
      expect([type, (seen.get(type) ?? 0) > 0]).toEqual([type, true]);
  });

  test('people buy seconds options, and hardly any is void', () => {
    const [settled, voided] = [seen.get('OptionSettled') ?? 0, seen.get('OptionVoided') ?? 0];
    expect(settled).toBeGreaterThan(100);
    expect(voided).toBeLessThan(settled / 10);
  });

  test('they leave nearly all of a market to whoever comes, and pile up no orders', () => {
    const terms = new Map(memory.exchange.query({ type: 'contracts' }).map((contract) => [contract.market, contract]));
    for (const { customer } of contractTraders(24)) {
      const held = memory.exchange.query({ type: 'positions', customer });
      for (const { market, entryValue } of held)
        expect(Number(entryValue)).toBeLessThan(Number(terms.get(market)!.openInterestMost) / 1_000);
      // Two stops a position, and what waits at the touch of each market.
      const orders = memory.exchange.query({ type: 'openOrders', customer });
      expect(orders.length).toBeLessThanOrEqual(2 * held.length + 2 * markets.length);
    }
  });

  test('the provider comes back from what it holds, and nothing is refused in a loop', () => {
    for (const { entryValue } of memory.exchange.query({ type: 'positions', customer: contractProvider }))
      expect(Number(entryValue) / 1e6).toBeLessThan(400_000);
    const all = [...refused.values()].reduce((sum, count) => sum + count, 0);
    expect(all / (seen.get('OrdersTraded') ?? 1)).toBeLessThan(0.05);
    expect(memory.exchange.checkInvariants()).toBeNull();
  });
});
