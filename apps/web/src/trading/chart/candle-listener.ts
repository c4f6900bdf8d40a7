import type { Candle } from '@auric/api';

/** What a feed of candles tells those who draw them. */
export interface CandleListener {
  /** All candles anew, oldest first: at the start, when older ones came, and after a loss of the line. */
  whole(candles: readonly Candle[]): void;
  /** The last candle has changed, or this one has begun after it. */
  moved(candle: Candle): void;
  /** There is nothing to show and nothing is on its way. */
  failed(error: Error): void;
}

/** What a feed of candles offers those who draw them. */
export interface Feed {
  follow(listener: CandleListener): () => void;
  loadOlder(): Promise<void>;
}
