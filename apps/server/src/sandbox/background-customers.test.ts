import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { drawsOf } from '../feeds/simulator/random.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { simulatedAssets } from '../feeds/simulator/universe.ts';
import { BackgroundCustomers } from './background-customers.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { marketScenes, observe } from './market-scene.ts';
import { deposits, openings, type Trader, type TraderStyle, traderStyles } from './people.ts';
import { createCrowd } from './sandbox.ts';
import { seedSandbox } from './seed.ts';
import { TradingDesk } from './trading-desk.ts';

const start = Date.UTC(2026, 10, 21, 14);
const config = readConfig({ SANDBOX_BACKGROUND_CUSTOMERS: '0' });
const assets = simulatedAssets.slice(0, 2);

interface Life {
  memory: ExchangeInMemory;
  desk: TradingDesk;
  orders: { customer: number; postOnly: boolean; orderType: string; notional: number }[];
}

/** Ten minutes of a few traders beside the providers' quotes. */
async function lifeOf(traders: readonly Trader[]): Promise<Life> {
  const orders: Life['orders'] = [];
  const memory = new ExchangeInMemory(start, (event) => {
    if (event.type !== 'OrderPlaced' || event.customer < 5000) return;
    const { customer, postOnly, orderType, side, held } = event;
    orders.push({ customer, postOnly, orderType, notional: side === 'buy' ? Number(held) / 1e6 : 0 });
  });
  const now = (): number => memory.now;
  await seedSandbox({ port: memory.port, config, now });
  for (const command of [...openings(traders), ...deposits(traders)]) await memory.port.execute({ command });
  const feed = simulatedFeed({ seed: 1 });
  const crowd = createCrowd({ port: memory.port, feed, config, now });
  await crowd.open(start);
  const desk = new TradingDesk(memory.port);
  const customers = new BackgroundCustomers(desk, traders, drawsOf(1));
  const scenes = marketScenes();
  for (let i = 0; i < 2400; i++) {
    memory.now += 250;
    await crowd.beat(memory.now);
    observe(scenes, feed.tick(memory.now)!, memory.now);
    await customers.beat(scenes, memory.now);
  }
  return { memory, desk, orders };
}

function trader(customer: number, style: TraderStyle, worth: number): Trader {
  return { customer, style, assets, funds: { quote: worth, base: worth } };
}

describe('background customers of every style', () => {
  let life: Life;
  beforeAll(async () => {
    life = await lifeOf(traderStyles.map((style, i) => trader(5000 + i, style, 1_000_000)));
  });

  test('trade in their own way: placers wait, the others take', () => {
    for (const [i, style] of traderStyles.entries()) {
      const own = life.orders.filter(({ customer }) => customer === 5000 + i);
      expect(own.length).toBeGreaterThan(20);
      expect(
        own.every(
          ({ postOnly, orderType }) =>
            postOnly === (style === 'placer') && orderType === (style === 'placer' ? 'limit' : 'market'),
        ),
      ).toBe(true);
    }
  });

  test('trade sensible amounts, most of them small', () => {
    const buys = life.orders
      .map(({ notional }) => notional)
      .filter((notional) => notional > 0)
      .sort((a, b) => a - b);
    expect(buys[0]).toBeGreaterThan(15);
    expect(buys.at(-1)).toBeLessThan(2100);
    expect(buys[Math.floor(buys.length / 2)]).toBeLessThan(400);
  });

  test('take back what nobody took', () => {
    expect(life.memory.exchange.query({ type: 'openOrders', customer: 5001 }).length).toBeLessThan(15);
  });
});

test('D4 a customer with little orders no more than it has, and goes on', async () => {
  const { desk, memory, orders } = await lifeOf(traderStyles.map((style, i) => trader(5000 + i, style, 150)));
  expect(orders.length).toBeGreaterThan(20);
  expect(desk.stats().refusals).not.toHaveProperty('insufficient_balance');
  expect(memory.exchange.checkInvariants()).toBeNull();
});

test('a customer leans towards what it has less of', async () => {
  const rich = { ...trader(5000, 'taker', 100_000), funds: { quote: 100_000, base: 2_000 } };
  const { memory } = await lifeOf([rich]);
  const owned = memory.exchange.query({ type: 'balances', customer: 5000 }).filter(({ asset }) => asset !== 3);
  const bitcoin = owned.find(({ asset }) => asset === 1)!;
  expect((Number(bitcoin.available) / 1e8) * 64_000).toBeGreaterThan(500);
  expect((Number(bitcoin.available) / 1e8) * 64_000).toBeLessThan(6_000);
});
