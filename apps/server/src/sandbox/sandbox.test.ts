import { type Side, systemAccounts } from '@auric/exchange';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { MarketFeed } from '../feeds/feed.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { type SimulatedAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { ExchangePort } from '../engine/port/port.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { marketOf, usdt } from './listing.ts';
import { lotsFor } from './market-scene.ts';
import { outsideWithoutChains } from './outside-world.test-support.ts';
import { deepProvider, nearProvider, sandboxPeople, traders } from './people.ts';
import { beatMs, type Crowd, createCrowd, startSandbox } from './sandbox.ts';
import { seedSandbox } from './seed.ts';
import { placeOrder } from './trading-desk.ts';

const start = Date.UTC(2026, 10, 21, 14);
const config = readConfig({ SANDBOX_SEED: '2026' });
const markets = simulatedAssets.map(marketOf);

async function seeded(memory: ExchangeInMemory): Promise<void> {
  await seedSandbox({ port: memory.port, config, now: () => memory.now });
}

/** Goes on from the prices that the exchange knows, as after a restart. */
function feedOf(memory: ExchangeInMemory, using = config): MarketFeed {
  const priced = memory.exchange.query({ type: 'markets' }).filter(({ indexE8 }) => indexE8 > 0);
  const lastPricesE8 = new Map(priced.map(({ base, indexE8 }) => [base, indexE8]));
  return simulatedFeed({ seed: using.sandbox.seed, lastPricesE8 });
}

async function crowdIn(memory: ExchangeInMemory, using = config): Promise<Crowd> {
  const crowd = createCrowd({ port: memory.port, feed: feedOf(memory, using), config: using, now: () => memory.now });
  await crowd.open(memory.now);
  return crowd;
}

async function live(memory: ExchangeInMemory, crowd: Crowd, seconds: number): Promise<void> {
  for (const end = memory.now + seconds * 1000; memory.now < end;) {
    memory.now += beatMs;
    await crowd.beat(memory.now);
  }
}

describe('an opened sandbox', () => {
  const memory = new ExchangeInMemory(start);
  beforeAll(async () => {
    await seeded(memory);
    await crowdIn(memory);
  });

  test('has the capital of the house, once however often it starts', async () => {
    await seeded(memory);
    const house = memory.exchange.query({ type: 'houseBalances' });
    const usdtOf = (id: number) =>
      house.find(({ account }) => account === id)!.balances.find(({ asset }) => asset === 3)?.available;
    const { treasury, optionPool, insurance, lending } = systemAccounts;
    expect([treasury, optionPool, insurance, lending].map(usdtOf)).toEqual([
      10_000_000_000_000n,
      5_000_000_000_000n,
      5_000_000_000_000n,
      2_000_000_000_000n,
    ]);
  });

  test('has twelve markets, each with an index, a last price beside it and a deep book', () => {
    const views = memory.exchange.query({ type: 'markets' }).filter(({ settlement }) => settlement === 'spot');
    expect(views.map(({ market }) => market)).toEqual(markets);
    for (const { market, indexE8, lastPrice, priceDecimals } of views) {
      expect(indexE8).toBeGreaterThan(0);
      expect(Math.abs((lastPrice * 10 ** (8 - priceDecimals)) / indexE8 - 1)).toBeLessThan(0.002);
      const { bids, asks } = memory.exchange.query({ type: 'depth', market, limit: 50 })!;
      expect(bids.length / 2).toBeGreaterThanOrEqual(20);
      expect(asks.length / 2).toBeGreaterThanOrEqual(20);
      expect(asks[0]! / bids[0]! - 1).toBeLessThan(0.0012);
    }
  });

  test('takes a market order of a new customer at a fair price', () => {
    const reply = memory.exchange
      .query({ type: 'markets' })
      .filter(({ settlement }) => settlement === 'spot')
      .map(({ market }) => memory.exchange.query({ type: 'depth', market, limit: 50 })!);
    for (const [i, { bids, asks }] of reply.entries()) {
      const asset = simulatedAssets[i]!;
      const worth = (levels: readonly number[]): number =>
        levels.reduce((sum, value, n) => (n % 2 === 1 ? sum + value * levels[n - 1]! : sum), 0) /
        10 ** (asset.priceDecimals + asset.quantityDecimals);
      expect(worth(bids)).toBeGreaterThan(20_000);
      expect(worth(asks)).toBeGreaterThan(20_000);
    }
  });

  test('stays as it is when it is seeded again', async () => {
    const before = memory.exchange.hash();
    await seeded(memory);
    expect(memory.exchange.hash()).toBe(before);
  });
});

test('a seeding that was interrupted is completed by the next one', async () => {
  const whole = new ExchangeInMemory(start);
  await seeded(whole);
  for (const after of [0, 3, 20, 40, 90, 200]) {
    const memory = new ExchangeInMemory(start);
    const execute = memory.port.execute.bind(memory.port);
    let commands = 0;
    const port = new ExchangePort({
      execute: (request) => (commands++ < after ? execute(request) : Promise.reject(new Error('interrupted'))),
      query: memory.port.query.bind(memory.port),
      subscribe: memory.port.subscribe.bind(memory.port),
    });
    await expect(seedSandbox({ port, config, now: () => memory.now })).rejects.toThrow('interrupted');
    await seeded(memory);
    expect(memory.exchange.query({ type: 'assets' })).toEqual(whole.exchange.query({ type: 'assets' }));
    expect(memory.exchange.query({ type: 'markets' })).toEqual(whole.exchange.query({ type: 'markets' }));
    for (const { customer } of sandboxPeople(config.sandbox.backgroundCustomers)) {
      expect(memory.exchange.query({ type: 'balances', customer })).toEqual(
        whole.exchange.query({ type: 'balances', customer }),
      );
    }
  }
});

test('a seeding that is refused for another reason says so', async () => {
  const memory = new ExchangeInMemory(start);
  const wrong = { ...config, spot: { ...config.spot, priceBandPpm: -1 } };
  const seeding = seedSandbox({ port: memory.port, config: wrong, now: () => memory.now });
  await expect(seeding).rejects.toThrow(/ListMarket was refused as market_invalid/);
});

describe('an hour of the sandbox', () => {
  const trades = new Map<number, number>();
  const takenByQuotes: number[] = [];
  const memory = new ExchangeInMemory(start, (event, command) => {
    if (event.type === 'OrdersTraded') trades.set(event.market, (trades.get(event.market) ?? 0) + 1);
    // The frame of a quote does what is due before: copies of what a lead had filled, too.
    if (command.type === 'MassQuote' && event.type === 'OrdersTraded' && event.takerCustomer === command.customer)
      takenByQuotes.push(event.trade);
  });
  let crowd: Crowd;
  let bytes: number;
  const crossed: number[] = [];
  const broken: string[] = [];

  beforeAll(async () => {
    await seeded(memory);
    crowd = await crowdIn(memory);
    const before = memory.journalBytes;
    for (let minute = 0; minute < 60; minute++) {
      await live(memory, crowd, 60);
      for (const market of markets) {
        const { bids, asks } = memory.exchange.query({ type: 'depth', market, limit: 1 })!;
        if (!(bids[0]! < asks[0]!)) crossed.push(market);
      }
      const breach = memory.exchange.checkInvariants();
      if (breach !== null) broken.push(breach);
    }
    bytes = memory.journalBytes - before;
  });

  test('costs less than half of the journal that a day may cost', () => {
    expect(bytes * 24).toBeLessThan(500_000_000);
    expect(bytes * 24).toBeGreaterThan(50_000_000);
  });

  test('D2 breaks no invariant: nobody has less than nothing', () => {
    expect(broken).toEqual([]);
  });

  test('D6 never crosses a book, and its quotes never take', () => {
    expect(crossed).toEqual([]);
    expect(takenByQuotes).toEqual([]);
  });

  test('D4 asks for nothing that it can not have', () => {
    const { accepted, unavailable, refusals } = crowd.stats();
    expect(accepted).toBeGreaterThan(20_000);
    expect(unavailable).toBe(0);
    // Both mean that somebody else was faster, as happens to every customer.
    const { post_only_would_take: late = 0, order_not_found: gone = 0, ...others } = refusals;
    expect(others).toEqual({});
    expect((late + gone) / accepted).toBeLessThan(0.01);
  });

  test('trades in every market, every few seconds in the busy ones', () => {
    for (const market of markets) expect(trades.get(market)).toBeGreaterThan(120);
    expect(trades.get(1)).toBeGreaterThan(1200);
    expect(trades.get(2)).toBeGreaterThan(900);
  });

  test('keeps the last price beside the index', () => {
    const spot = memory.exchange.query({ type: 'markets' }).filter(({ settlement }) => settlement === 'spot');
    for (const { lastPrice, indexE8, priceDecimals } of spot) {
      expect(Math.abs((lastPrice * 10 ** (8 - priceDecimals)) / indexE8 - 1)).toBeLessThan(0.003);
    }
  });

  test('leaves everybody with something to trade with', () => {
    for (const { customer, funds, assets } of [nearProvider, deepProvider, ...traders(24)]) {
      const balances = memory.exchange.query({ type: 'balances', customer });
      const usdtOwned = balances.find(({ asset }) => asset === 3)!;
      expect(Number(usdtOwned.available + usdtOwned.held) / usdt).toBeGreaterThan(funds.quote * 0.9);
      for (const { asset } of assets) {
        expect(balances.find((balance) => balance.asset === asset)!.available).toBeGreaterThan(0n);
      }
    }
  });
});

describe('a customer beside the sandbox', () => {
  const customer = 10_000;
  let memory: ExchangeInMemory;
  let crowd: Crowd;

  beforeAll(async () => {
    memory = new ExchangeInMemory(start);
    await seeded(memory);
    const { exchange } = memory;
    exchange.execute({ type: 'OpenCustomer', customer }, start);
    const funds = [{ asset: 3, amount: 10_000n * BigInt(usdt) }, ...simulatedAssets.map(oneThousandUsdtOf)];
    for (const { asset, amount } of funds) {
      const reference = String(asset).padStart(32, '0');
      exchange.execute({ type: 'Deposit', customer, kind: 'spot', asset, amount, reference }, start);
    }
    crowd = await crowdIn(memory);
    await live(memory, crowd, 30);
  });

  test('is filled at the touch within seconds, unless the market leaves the price', async () => {
    const waited: number[] = [];
    for (const asset of simulatedAssets) {
      for (const side of ['buy', 'sell'] as const) waited.push(await secondsToFill(asset, side));
    }
    waited.sort((a, b) => a - b);

    expect(waited[Math.floor(waited.length / 2)]).toBeLessThan(6);
    expect(waited[Math.floor(waited.length * 0.8)]).toBeLessThan(30);
  });

  async function secondsToFill(asset: SimulatedAsset, side: Side): Promise<number> {
    const { bids, asks } = memory.exchange.query({ type: 'depth', market: marketOf(asset), limit: 1 })!;
    const price = side === 'buy' ? bids[0]! : asks[0]!;
    const quantity = lotsFor(asset, 200, price);
    const order = placeOrder({ customer, market: marketOf(asset), side, price, quantity });
    const [placed] = memory.exchange.execute(order, memory.now).orders;
    for (let seconds = 0; seconds < 60; seconds++) {
      if (memory.exchange.query({ type: 'order', customer, order: placed!.id }) === null) return seconds;
      await live(memory, crowd, 1);
    }
    return 60;
  }
});

function oneThousandUsdtOf({ asset, scale, startPrice, priceDecimals }: SimulatedAsset) {
  return { asset, amount: BigInt(Math.round((1000 * 10 ** (scale + priceDecimals)) / startPrice)) };
}

test('D34 the same seed and the same clock write the same journal', async () => {
  const checksums: number[] = [];
  for (const seed of ['7', '7', '8']) {
    const memory = new ExchangeInMemory(start);
    await seeded(memory);
    const crowd = await crowdIn(memory, readConfig({ SANDBOX_SEED: seed }));
    await live(memory, crowd, 120);
    checksums.push(memory.checksum);
  }
  expect(checksums[1]).toBe(checksums[0]);
  expect(checksums[2]).not.toBe(checksums[0]);
});

test('a restart goes on at the same prices and takes back what waited', async () => {
  const memory = new ExchangeInMemory(start);
  await seeded(memory);
  await live(memory, await crowdIn(memory), 300);
  // Without their index nobody trades stocks here.
  const priced = () => memory.exchange.query({ type: 'markets' }).filter(({ settlement }) => settlement !== 'stock');
  const before = priced();
  const waiting = traders(24).flatMap(({ customer }) => memory.exchange.query({ type: 'openOrders', customer }));
  expect(waiting.length).toBeGreaterThan(0);

  memory.now += 5_000;
  await crowdIn(memory);
  for (const [i, { indexE8, lastPrice }] of priced().entries()) {
    expect(Math.abs(indexE8 / before[i]!.indexE8 - 1)).toBeLessThan(0.0003);
    expect(lastPrice).toBe(before[i]!.lastPrice);
  }
  expect(traders(24).flatMap(({ customer }) => memory.exchange.query({ type: 'openOrders', customer }))).toEqual([]);
});

test('an exchange that is busy for a while is no reason to stop', async () => {
  const memory = new ExchangeInMemory(start);
  await seeded(memory);
  const crowd = await crowdIn(memory);
  await live(memory, crowd, 10);
  memory.isBusy = true;
  const { seq } = memory.exchange;
  await live(memory, crowd, 10);
  expect(memory.exchange.seq).toBe(seq);
  expect(crowd.stats().unavailable).toBeGreaterThan(10);
  memory.isBusy = false;
  await live(memory, crowd, 10);
  expect(memory.exchange.seq).toBeGreaterThan(seq + 10);
  for (const market of markets)
    expect(memory.exchange.query({ type: 'depth', market, limit: 50 })!.bids.length).toBeGreaterThan(20);
});

test('without background customers there are quotes and no trades', async () => {
  const quiet = readConfig({ SANDBOX_BACKGROUND_CUSTOMERS: '0' });
  let trades = 0;
  const memory = new ExchangeInMemory(start, (event) => {
    if (event.type === 'OrdersTraded') trades++;
  });
  await seedSandbox({ port: memory.port, config: quiet, now: () => memory.now });
  const crowd = await crowdIn(memory, quiet);
  const opening = trades;
  await live(memory, crowd, 120);
  expect(opening).toBeGreaterThanOrEqual(markets.length);
  expect(trades).toBe(opening);
  expect(memory.exchange.checkInvariants()).toBeNull();
});

test('a started sandbox lives by the clock until it is closed, and then nothing moves', async () => {
  vi.useFakeTimers({ now: start });
  try {
    const memory = new ExchangeInMemory(start);
    const now = (): number => (memory.now = Date.now());
    await seeded(memory);
    const feed = feedOf(memory);
    const close = vi.spyOn(feed, 'close');
    const failed = vi.fn<(error: unknown) => void>();
    const outside = outsideWithoutChains();
    const sandbox = await startSandbox({ port: memory.port, feed, outside, config, now, failed });
    const opened = memory.exchange.seq;
    await vi.advanceTimersByTimeAsync(5_000);
    const lived = memory.exchange.seq;
    expect(lived).toBeGreaterThan(opened + 10);
    await sandbox.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(memory.exchange.seq).toBe(lived);
    expect(close).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    expect(sandbox.stats().accepted).toBeGreaterThan(lived - opened);
  } finally {
    vi.useRealTimers();
  }
});

test('the index ticks once a second, also when the beat on the second fell out', async () => {
  const ticks: number[] = [];
  const memory = new ExchangeInMemory(start, (event) => {
    if (event.type === 'IndexPublished') ticks.push(memory.now - start);
  });
  await seeded(memory);
  const crowd = await crowdIn(memory);
  for (const at of [250, 1000, 1250, 2500, 2750, 3000, 3250]) {
    memory.now = start + at;
    await crowd.beat(memory.now);
  }
  expect(ticks).toEqual([0, 1000, 2500, 3000]);
});
