import type { Candle, KlinePeriod } from '@auric/api';
import { api, realtime } from '../../../data/client.ts';

export interface CandleListener {
  /** The whole history, oldest first: at the start and after every loss of the line. */
  history(candles: readonly Candle[]): void;
  /** A candle that has changed or begun. */
  update(candle: Candle): void;
  failed(error: Error): void;
}

/** Candles of a market: the past over HTTP, the present by pushes; a push never arrives before the past it follows. */
export function followCandles(market: number, period: KlinePeriod, listener: CandleListener): () => void {
  const gone = new AbortController();
  let early: Candle[] = [];
  let ready = false;
  const load = async (): Promise<void> => {
    ready = false;
    try {
      const candles = await api.read(
        'currency/new_timeshar',
        { match_id: market, period },
        { loader: false, signal: gone.signal },
      );
      if (gone.signal.aborted) return;
      ready = true;
      listener.history(candles);
      for (const candle of early) listener.update(candle);
      early = [];
    } catch (error) {
      if (!gone.signal.aborted) listener.failed(error as Error);
    }
  };
  const take = (candles: readonly Candle[]): void => {
    if (ready) candles.forEach((candle) => listener.update(candle));
    else early.push(...candles);
  };
  const release = realtime.open(`kline:${market}:${period}`, {
    snapshot: (state) => {
      early = [];
      // The running candle alone says nothing of those that closed while the line was away.
      void load();
      take(state['candles'] as Candle[]);
    },
    event: (event) => take(event['candles'] as Candle[]),
  });
  void load();
  return () => {
    gone.abort();
    release();
  };
}
