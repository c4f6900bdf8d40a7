import type { Candle, KlinePeriod } from '@auric/api';
import { api, realtime } from '../../data/client.ts';
import type { ChannelConsumer } from '../../data/socket/channel.ts';
import type { CandleListener, Feed } from './candle-listener.ts';
import { CandleHistory, periodMs } from './candle-history.ts';
import { joinerOf, sourceOf, type ChartPeriod } from './chart-period.ts';
import { JoinedFeed } from './joined-candles.ts';

/** Where candles come from: the past is read, the present is pushed. Times in Unix milliseconds, both inclusive. */
export interface CandleSource {
  read(range: { from?: number; to?: number }): Promise<readonly Candle[]>;
  open(consumer: ChannelConsumer): () => void;
}

/** As many as the server answers with by itself. */
const olderAtOnce = 300;
const retryAfterMs = 3000;

/**
 * The candles of one market and period, live while somebody follows. It outlives those who follow: a channel that is
 * opened again a moment after it was closed goes on telling the one who opened it first.
 */
export class CandleFeed implements Feed {
  readonly #source: CandleSource;
  readonly #stepMs: number;
  readonly #history: CandleHistory;
  readonly #listeners = new Set<CandleListener>();
  #release: (() => void) | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #early: Candle[] = [];
  #loading = false;
  /** The past has come once. Before, a pushed candle would stand there alone. */
  #known = false;
  #loadingOlder = false;
  #noOlder = false;

  constructor(period: KlinePeriod, source: CandleSource) {
    this.#source = source;
    this.#stepMs = periodMs[period];
    this.#history = new CandleHistory(period);
  }

  /** Whether the first candle is the first that there is. */
  get complete(): boolean {
    return this.#noOlder;
  }

  follow(listener: CandleListener): () => void {
    this.#listeners.add(listener);
    this.#release ??= this.#source.open(this.#consumer());
    if (this.#known) listener.whole(this.#history.candles);
    else void this.load();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#retry);
      this.#release?.();
      this.#release = undefined;
    };
  }

  /** Reads the latest candles; pushes that arrive meanwhile follow them. */
  async load(): Promise<void> {
    if (this.#loading) return;
    clearTimeout(this.#retry);
    this.#loading = true;
    try {
      this.#history.takeLatest(await this.#source.read({}));
      this.#loading = false;
      this.#known = this.#release !== undefined;
      this.#tell((listener) => listener.whole(this.#history.candles));
      const early = this.#early;
      this.#early = [];
      this.#take(early);
    } catch (error) {
      this.#loading = false;
      this.#early = [];
      // What is drawn stays, and is asked for again; an empty chart says why it is empty.
      if (this.#known) this.#loadLater();
      else this.#tell((listener) => listener.failed(error as Error));
    }
  }

  /** Reads what is before the first candle; does nothing where that is on its way or there is no more. */
  async loadOlder(): Promise<void> {
    const [first] = this.#history.candles;
    if (first === undefined || this.#loadingOlder || this.#noOlder) return;
    this.#loadingOlder = true;
    try {
      const range = { from: first.time - olderAtOnce * this.#stepMs, to: first.time - 1 };
      const came = this.#history.takeOlder(await this.#source.read(range));
      if (!came) this.#noOlder = true;
      this.#tell((listener) => listener.whole(this.#history.candles));
    } catch {
      // Panning further to the left asks again.
    } finally {
      this.#loadingOlder = false;
    }
  }

  #consumer(): ChannelConsumer {
    return {
      snapshot: (state) => {
        const candles = state['candles'] as Candle[];
        const last = this.#history.candles.at(-1);
        // The running candle alone says nothing of those that closed while nobody followed or the line was away.
        if ((candles[0]?.time ?? 0) > (last?.time ?? 0)) void this.load();
        this.#take(candles);
      },
      event: (event) => this.#take(event['candles'] as Candle[]),
      // What is known of the past stays; that its last candle is the present one nobody knows any more.
      closed: () => (this.#known = false),
    };
  }

  #take(candles: readonly Candle[]): void {
    if (this.#loading) {
      this.#early.push(...candles);
      return;
    }
    if (!this.#known) return;
    for (const candle of candles) {
      const outcome = this.#history.put(candle);
      if (outcome === 'gap') return this.#loadLater(0);
      if (outcome === 'taken') this.#tell((listener) => listener.moved(candle));
    }
  }

  #loadLater(afterMs = retryAfterMs): void {
    clearTimeout(this.#retry);
    if (this.#listeners.size > 0) this.#retry = setTimeout(() => void this.load(), afterMs);
  }

  #tell(news: (listener: CandleListener) => void): void {
    for (const listener of this.#listeners) news(listener);
  }
}

const feeds = new Map<string, CandleFeed>();

/** The candles of an interval: the exchange's own, or such that are joined of them. */
export function candleFeedOf(market: number, period: ChartPeriod): Feed {
  const feed = ownFeedOf(market, sourceOf(period));
  const startOf = joinerOf(period);
  return startOf === null ? feed : new JoinedFeed(feed, startOf);
}

function ownFeedOf(market: number, period: KlinePeriod): CandleFeed {
  const channel = `kline:${market}:${period}`;
  const known = feeds.get(channel);
  if (known !== undefined) return known;
  const made = new CandleFeed(period, {
    read: (range) => api.read('currency/new_timeshar', { match_id: market, period, ...range }, { loader: false }),
    open: (consumer) => realtime.open(channel, consumer),
  });
  feeds.set(channel, made);
  return made;
}
