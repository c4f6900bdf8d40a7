import type { ChannelStates } from '@auric/api';
import type { ExchangePort, Subscription, Update } from '../../engine/port/port.ts';
import type { MarketData } from '../../market-data/market-data.ts';
import { levelsToWire } from '../../market-data/wire.ts';
import { Coalescer } from '../coalescer.ts';
import { DepthBook, levelChanges, type Levels } from '../depth-book.ts';
import type { Publish, Topic } from './topic.ts';

type DepthUpdate = Extract<Update, { type: 'depth' }>;

/** The best levels of one book. A level that others push out of them is removed like one that is gone. */
export class DepthTopic implements Topic<'depth'> {
  readonly #port: ExchangePort;
  readonly #marketData: MarketData;
  readonly #market: number;
  readonly #levels: number;
  readonly #coalescer: Coalescer;
  readonly #book = new DepthBook();
  #published: Levels = { bids: [], asks: [] };
  #seq = 0;
  /** Updates may come before the state that they change. */
  #early: DepthUpdate[] | null = [];
  #publish: Publish<'depth'> = () => undefined;
  #subscription: Subscription | undefined;
  #closed = false;

  constructor(
    port: ExchangePort,
    marketData: MarketData,
    market: number,
    options: { levels: number; coalesceMs: number },
  ) {
    this.#port = port;
    this.#marketData = marketData;
    this.#market = market;
    this.#levels = options.levels;
    this.#coalescer = new Coalescer(options.coalesceMs, () => this.#flush());
  }

  async open(publish: Publish<'depth'>): Promise<number> {
    this.#publish = publish;
    const channel = { type: 'depth', market: this.#market } as const;
    const subscription = await this.#port.subscribe(channel, (update) => this.#take(update));
    if (this.#closed) subscription.close();
    this.#subscription = subscription;
    const early = this.#early ?? [];
    this.#early = null;
    this.#take(subscription.state);
    this.#seq = subscription.seq;
    this.#published = this.#book.best(this.#levels);
    for (const update of early) if (update.seq > subscription.seq) this.#take(update);
    return subscription.seq;
  }

  state(): ChannelStates['depth'] {
    return this.#toWire(this.#published);
  }

  close(): void {
    this.#closed = true;
    this.#subscription?.close();
    this.#coalescer.close();
  }

  #take(update: Update): void {
    if (update.type !== 'depth' || update.market !== this.#market) return;
    if (this.#early !== null) {
      this.#early.push(update);
      return;
    }
    this.#book.apply(update);
    this.#seq = update.seq;
    this.#coalescer.mark();
  }

  #flush(): void {
    const before = this.#published;
    const after = this.#book.best(this.#levels);
    const bids = levelChanges(before.bids, after.bids);
    const asks = levelChanges(before.asks, after.asks);
    this.#published = after;
    if (bids.length > 0 || asks.length > 0) this.#publish(this.#seq, this.#toWire({ bids, asks }));
  }

  #toWire(levels: Levels): ChannelStates['depth'] {
    const view = this.#marketData.board.market(this.#market)?.view;
    if (view === undefined) return { bids: [], asks: [] };
    return { bids: levelsToWire(levels.bids, view), asks: levelsToWire(levels.asks, view) };
  }
}
