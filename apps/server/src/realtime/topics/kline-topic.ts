import type { ChannelStates, KlinePeriod } from '@auric/api';
import { periodStart } from '../../market-data/candle.ts';
import type { MarketData } from '../../market-data/market-data.ts';
import { candleToWire } from '../../market-data/wire.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/** The running candle of one market and period. When a period ends, its last form comes with the first of the next. */
export class KlineTopic implements Topic<'kline'> {
  readonly #marketData: MarketData;
  readonly #market: number;
  readonly #period: KlinePeriod;
  readonly #coalescer: Coalescer;
  /** The start of the candle that was published last, in Unix seconds. */
  #publishedTime = 0;
  #publish: Publish<'kline'> = () => undefined;
  #stopListening: () => void = () => undefined;

  constructor(marketData: MarketData, market: number, period: KlinePeriod, coalesceMs: number) {
    this.#marketData = marketData;
    this.#market = market;
    this.#period = period;
    this.#coalescer = new Coalescer(coalesceMs, () => this.#flush());
  }

  open(publish: Publish<'kline'>): Promise<number> {
    this.#publish = publish;
    this.#publishedTime = this.#runningTime();
    this.#stopListening = this.#marketData.listen((change) => {
      const traded = change.type === 'trades' && change.trades.some((trade) => trade.market === this.#market);
      if (traded || this.#runningTime() > this.#publishedTime) this.#coalescer.mark();
    });
    return Promise.resolve(this.#marketData.seq);
  }

  state(): ChannelStates['kline'] {
    return { candles: this.#candlesSince(this.#publishedTime) };
  }

  close(): void {
    this.#stopListening();
    this.#coalescer.close();
  }

  #flush(): void {
    const candles = this.#candlesSince(this.#publishedTime);
    this.#publishedTime = this.#runningTime();
    if (candles.length > 0) this.#publish(this.#marketData.seq, { candles });
  }

  #candlesSince(time: number): ChannelStates['kline']['candles'] {
    const { board } = this.#marketData;
    const market = board.market(this.#market);
    if (market === undefined) return [];
    const candles = market.candles.since(this.#period, time, Math.floor(board.at / 1_000));
    return candles.map((candle) => candleToWire(candle, market.view));
  }

  #runningTime(): number {
    return periodStart(this.#period, Math.floor(this.#marketData.board.at / 1_000));
  }
}
