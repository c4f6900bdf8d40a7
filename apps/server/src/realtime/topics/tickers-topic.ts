import type { ChannelStates, Ticker, TickerChange } from '@auric/api';
import type { MarketData } from '../../market-data/market-data.ts';
import type { BoardMarket } from '../../market-data/ticker-board.ts';
import { tickerToWire } from '../../market-data/wire.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/** The tickers of all markets; a change carries only the fields that changed. */
export class TickersTopic implements Topic<'tickers'> {
  readonly #marketData: MarketData;
  readonly #coalescer: Coalescer;
  readonly #published = new Map<number, Ticker>();
  readonly #changed = new Set<number>();
  #publish: Publish<'tickers'> = () => undefined;
  #stopListening: () => void = () => undefined;

  constructor(marketData: MarketData, coalesceMs: number) {
    this.#marketData = marketData;
    this.#coalescer = new Coalescer(coalesceMs, () => this.#flush());
  }

  open(publish: Publish<'tickers'>): Promise<number> {
    this.#publish = publish;
    for (const market of this.#marketData.board.markets()) {
      this.#published.set(market.view.market, this.#tickerOf(market));
    }
    this.#stopListening = this.#marketData.listen((change) => {
      const changed = change.type === 'trades' ? change.trades : change.markets;
      for (const { market } of changed) this.#changed.add(market);
      this.#coalescer.mark();
    });
    return Promise.resolve(this.#marketData.seq);
  }

  state(): ChannelStates['tickers'] {
    return { tickers: [...this.#published.values()] };
  }

  close(): void {
    this.#stopListening();
    this.#coalescer.close();
  }

  #flush(): void {
    const tickers: TickerChange[] = [];
    for (const id of this.#changed) {
      const market = this.#marketData.board.market(id);
      if (market === undefined) continue;
      const ticker = this.#tickerOf(market);
      const change = tickerChange(this.#published.get(id), ticker);
      this.#published.set(id, ticker);
      if (change !== null) tickers.push(change);
    }
    this.#changed.clear();
    if (tickers.length > 0) this.#publish(this.#marketData.seq, { tickers });
  }

  #tickerOf(market: BoardMarket): Ticker {
    const { quoteScale } = this.#marketData.assetsOf(market.view);
    return tickerToWire(this.#marketData.board.ticker(market), quoteScale);
  }
}

/** The fields in which a ticker differs from the one before; null when in none. */
export function tickerChange(before: Ticker | undefined, after: Ticker): TickerChange | null {
  if (before === undefined) return after;
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Ticker] !== value);
  return changed.length === 0 ? null : { ...Object.fromEntries(changed), match_id: after.match_id };
}
