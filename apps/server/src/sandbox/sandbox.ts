import type { Config } from '../config.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { MarketFeed } from '../feeds/feed.ts';
import { drawsOf, streamOf } from '../feeds/simulator/random.ts';
import { BackgroundCustomers } from './background-customers.ts';
import { BackgroundPayments, type PaymentKind } from './background-payments.ts';
import { BargainHunters, type Known } from './bargain-hunters.ts';
import { StockCrowd } from './stock-crowd.ts';
import { ContractCrowd } from './contract-crowd.ts';
import { CopyCrowd } from './copy-crowd.ts';
import { deepStyle, LiquidityProvider, nearStyle, type ProviderStyle } from './liquidity-provider.ts';
import { marketScenes, observe } from './market-scene.ts';
import { OptionCustomers } from './option-customers.ts';
import { optionTraders } from './option-people.ts';
import type { OutsideWorld } from './outside-world.ts';
import { deepProvider, hunters, nearProvider, type Person, traders } from './people.ts';
import { sendQuotes } from './send-quotes.ts';
import { SpotInventory } from './spot-inventory.ts';
import { startPace } from './pace.ts';
import { openingTrades } from './opening.ts';
import { type DeskStats, TradingDesk } from './trading-desk.ts';

export interface SandboxOptions {
  readonly port: ExchangePort;
  readonly feed: MarketFeed;
  /** The index of stocks; without it nobody trades them. */
  readonly stockFeed?: MarketFeed;
  readonly outside: OutsideWorld;
  readonly config: Pick<Config, 'sandbox'>;
  readonly now: () => number;
  /** Told of what shouldn't happen; the sandbox goes on. */
  readonly failed: (error: unknown) => void;
}

export interface Sandbox {
  stats(): DeskStats;
  /** How many payments of each kind its people have made. */
  payments(): ReadonlyMap<PaymentKind, number>;
  /** Stops and waits for what is under way. The quotes stay in the book, as they would at any exchange. */
  close(): Promise<void>;
}

/** Four beats a second: trades come in between the ticks of the index, and each beat shares one commit. */
export const beatMs = 250;

/** Payments have a pace of their own, so that a chain that can't be written to holds no price up. */
export const paymentsBeatMs = 5_000;

/**
 * Starts the simulated market. Resolves when the first index is published and every book is quoted, so that whoever
 * looks first sees a living market.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const crowd = createCrowd(options);
  await crowd.open(options.now());
  const payments = createPayments(options);
  const paces = [
    startPace(beatMs, options.now, (at) => crowd.beat(at), options.failed),
    startPace(paymentsBeatMs, options.now, (at) => payments.beat(at), options.failed),
  ];
  return {
    stats: () => crowd.stats(),
    payments: () => payments.made,
    async close() {
      await Promise.all(paces.map((pace) => pace.close()));
      options.feed.close();
      options.stockFeed?.close();
    },
  };
}

/** What background customers pay and are paid, moved by the caller's clock. */
export function createPayments({ port, outside, config, now }: Omit<SandboxOptions, 'feed' | 'failed'>) {
  const draw = drawsOf(streamOf(runOf(config, now), 'payments'));
  const people = traders(config.sandbox.backgroundCustomers);
  return new BackgroundPayments({ desk: new TradingDesk(port), people, outside, draw });
}

/** A new run is a new day: with the draws of the run before, the same people would do the same again. */
function runOf({ sandbox }: SandboxOptions['config'], now: () => number): number {
  return streamOf(sandbox.seed, 'run', Math.floor(now() / 1000));
}

export interface Crowd {
  open(now: number): Promise<void>;
  beat(now: number): Promise<void>;
  stats(): DeskStats;
}

/** How often the providers look at what they own. */
const stocktakingMs = 15_000;

/** Everyone in the sandbox, moved by the caller's clock. */
export function createCrowd({ port, feed, stockFeed, config, now }: Omit<SandboxOptions, 'outside' | 'failed'>): Crowd {
  const desk = new TradingDesk(port);
  const scenes = marketScenes();
  const { backgroundCustomers } = config.sandbox;
  const run = runOf(config, now);
  const spotProvider = (person: Person, style: ProviderStyle, draws: string) => {
    const inventory = new SpotInventory(person);
    const provider = new LiquidityProvider(person.customer, style, inventory, drawsOf(streamOf(run, draws)));
    return { provider, inventory };
  };
  const near = spotProvider(nearProvider, nearStyle, 'near provider');
  const deep = spotProvider(deepProvider, deepStyle, 'deep provider');
  const contracts = new ContractCrowd(desk, config, run);
  const stocks = stockFeed === undefined ? null : new StockCrowd(desk, stockFeed, config, run);
  const options = new OptionCustomers(
    desk,
    optionTraders(backgroundCustomers),
    config,
    drawsOf(streamOf(run, 'options')),
  );
  const copying = new CopyCrowd(desk, config, run);
  const customers = new BackgroundCustomers(desk, traders(backgroundCustomers), drawsOf(streamOf(run, 'customers')));
  const hunting = new BargainHunters(desk, hunters, drawsOf(streamOf(run, 'hunters')));
  const providers = [near, deep];
  const tickDue = oncePer(1000);
  const lookDue = oncePer(1000);
  const stocktakingDue = oncePer(stocktakingMs);

  async function tick(at: number): Promise<void> {
    const index = feed.tick(at);
    const published = index === null ? null : desk.execute({ type: 'PublishIndex', ...index });
    if (index !== null) {
      observe(scenes, index, at);
      contracts.observe(index, at);
      copying.observe(index, at);
    }
    const quotes = providers.map(({ provider }) => sendQuotes(desk, provider, scenes, at));
    await Promise.all([published, contracts.quote(at), stocks?.tick(at), ...quotes]);
  }

  async function takeStock(): Promise<void> {
    for (const { provider, inventory } of providers) {
      const balances = await desk.balances(provider.customer);
      if (balances !== null) inventory.learn(balances);
    }
    await Promise.all([contracts.takeStock(), stocks?.takeStock()]);
  }

  function knownIn(market: number): Known | null {
    const quoted = near.provider.quotedIn(market);
    return quoted === null ? null : { ...quoted, resting: customers.restingIn(market) };
  }

  return {
    stats: () => desk.stats(),
    async open(at) {
      await takeStock();
      tickDue(at);
      await stocks?.open((await port.query({ type: 'markets' })).value, at);
      await tick(at);
      await openingTrades(port, desk, hunters);
      await customers.tidyUp();
    },
    async beat(at) {
      const work = [customers.beat(scenes, at), contracts.beat(at), options.beat(at), copying.beat(at)];
      if (stocks !== null) work.push(stocks.beat(at));
      if (tickDue(at)) work.push(tick(at));
      else if (backgroundCustomers > 0 && lookDue(at)) work.push(hunting.look(scenes, knownIn));
      if (stocktakingDue(at)) work.push(takeStock());
      await Promise.all(work);
    },
  };
}

/** True for the first beat in each period: one that fell out is made up for by the next. */
function oncePer(periodMs: number): (at: number) => boolean {
  let last = -1;
  return (at) => {
    const period = Math.floor(at / periodMs);
    if (period === last) return false;
    last = period;
    return true;
  };
}
