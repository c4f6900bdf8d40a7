import type { MarketView } from '@auric/exchange';
import type { Config } from '../config.ts';
import type { IndexTick, MarketFeed } from '../feeds/feed.ts';
import { drawsOf, streamOf } from '../feeds/simulator/random.ts';
import { closeOfBefore } from '../feeds/simulator/stock-feed.ts';
import { BackgroundCustomers } from './background-customers.ts';
import { LiquidityProvider, type ProviderStyle } from './liquidity-provider.ts';
import { observe, stockScenes } from './market-scene.ts';
import { NightOrders } from './night-orders.ts';
import { sendQuotes } from './send-quotes.ts';
import { SpotInventory } from './spot-inventory.ts';
import { stockProvider, stockTraders } from './stock-people.ts';
import type { TradingDesk } from './trading-desk.ts';

/** The one provider of stocks stands near and far. */
const stockStyle: ProviderStyle = {
  shape: ({ turnover }, half) => ({
    gapPpm: half,
    zones: [
      { levels: 7, stepPpm: half, usdt: Math.max(400, turnover / 4), growth: 1.16 },
      { levels: 7, stepPpm: half * 6, usdt: Math.max(2_000, turnover), growth: 1.2 },
    ],
  }),
  movedHalfSpreads: 1.6,
  movedPpm: 120,
  paceMs: 9_000,
};

/** What the opening has not filled by then is taken back. */
const openingMs = 30_000;
/** Old enough that nobody quotes by it. */
const closeAgeMs = 3_600_000;

/** Everyone who trades stocks in the sandbox, and their index: by day a provider and customers, by night orders that wait. */
export class StockCrowd {
  readonly #desk: TradingDesk;
  readonly #feed: MarketFeed;
  readonly #scenes = stockScenes();
  readonly #inventory = new SpotInventory(stockProvider, 'stock');
  readonly #provider: LiquidityProvider;
  readonly #customers: BackgroundCustomers;
  readonly #nights: NightOrders;
  /** When the index of the day began, in Unix ms; null at night. */
  #dayBegan: number | null = null;
  /** The index of each share that was published last, and what the splits since the start have made of it. */
  readonly #published = new Map<number, number>();
  readonly #factors = new Map<number, number>();

  constructor(desk: TradingDesk, feed: MarketFeed, { sandbox }: Pick<Config, 'sandbox'>, run: number) {
    this.#desk = desk;
    this.#feed = feed;
    const draws = (name: string) => drawsOf(streamOf(run, name));
    this.#provider = new LiquidityProvider(
      stockProvider.customer,
      stockStyle,
      this.#inventory,
      draws('stock provider'),
    );
    const traders = stockTraders(sandbox.backgroundCustomers);
    this.#customers = new BackgroundCustomers(desk, traders, draws('stock customers'), 'stock');
    this.#nights = new NightOrders(desk, traders, draws('night orders'));
  }

  /** Goes on from the last index; a market that never had one gets the close of an ordinary day. */
  async open(markets: readonly MarketView[], at: number): Promise<void> {
    const stocks = markets.filter(({ settlement }) => settlement === 'stock');
    const unknown = stocks.filter(({ indexE8 }) => indexE8 === 0).map(({ base }) => ({ asset: base }));
    const first = closeOfBefore(unknown);
    if (unknown.length > 0) await this.#desk.execute({ type: 'PublishIndex', ...first });
    const closes = stocks.flatMap(({ base, indexE8 }) => (indexE8 === 0 ? [] : [base, indexE8, closeAgeMs, 0]));
    for (let i = 0; i < first.prices.length; i += 4) closes.push(first.prices[i]!, first.prices[i + 1]!, closeAgeMs, 0);
    observe(this.#scenes, { source: first.source, prices: closes }, at);
  }

  /** The index of this second and what follows from it; at night there is none. */
  async tick(at: number): Promise<void> {
    const said = this.#feed.tick(at);
    if (said !== null && this.#dayBegan === null) await this.#followSplits();
    const index = said && {
      ...said,
      prices: said.prices.map((value, i) => (i % 4 === 1 ? this.#split(said, i) : value)),
    };
    this.#dayBegan = index === null ? null : (this.#dayBegan ?? at);
    if (index !== null) {
      await this.#desk.execute({ type: 'PublishIndex', ...index });
      observe(this.#scenes, index, at);
      for (let i = 0; i < index.prices.length; i += 4) this.#published.set(index.prices[i]!, index.prices[i + 1]!);
    }
    if (this.#dayBegan !== null && at - this.#dayBegan >= openingMs) await this.#nights.end();
    // At night they are withdrawn: an index that is lost is nobody's to quote by.
    await sendQuotes(this.#desk, this.#provider, this.#scenes, at);
  }

  /** Splits change the index overnight: the feed, which knows nothing of them, is followed in the same measure from then on. */
  async #followSplits(): Promise<void> {
    const markets = await this.#desk.markets();
    for (const { base, indexE8 } of markets ?? []) {
      const before = this.#published.get(base);
      if (before !== undefined && before !== indexE8)
        this.#factors.set(base, (this.#factors.get(base) ?? 1) * (indexE8 / before));
    }
  }

  #split({ prices }: IndexTick, place: number): number {
    return Math.max(1, Math.round(prices[place]! * (this.#factors.get(prices[place - 1]!) ?? 1)));
  }

  async takeStock(): Promise<void> {
    const balances = await this.#desk.balances(stockProvider.customer);
    if (balances !== null) this.#inventory.learn(balances);
  }

  async beat(at: number): Promise<void> {
    await (this.#dayBegan !== null ? this.#customers.beat(this.#scenes, at) : this.#nights.beat(this.#scenes, at));
  }
}
