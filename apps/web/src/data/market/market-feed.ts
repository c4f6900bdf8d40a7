import type { Ticker, TickerChange } from '@auric/api';
import type { RealtimeClient } from '../socket/realtime-client.ts';
import { TickStore, type TickInput } from './tick-store.ts';

export const ticks = new TickStore();

const latest = new Map<number, TickInput>();

function toTick(ticker: Ticker): TickInput {
  return {
    id: ticker.match_id,
    price: ticker.now_price,
    change: ticker.change,
    open: ticker.open,
    high: ticker.high,
    low: ticker.low,
    volume: ticker.volume,
    amount: ticker.amount,
    index: ticker.index_price,
    state: ticker.state,
  };
}

function put(tick: TickInput): void {
  latest.set(tick.id, tick);
  ticks.put(tick);
}

/** Prices that came over HTTP fill what no push has told yet; they never overwrite a push. */
export function offerTickers(tickers: readonly Ticker[]): void {
  for (const ticker of tickers) {
    if (!latest.has(ticker.match_id)) put(toTick(ticker));
  }
  ticks.flush();
}

const markAgedEveryMs = 1000;

/** Keeps the prices of all markets live, and says which of them no longer are. */
export function openTickers(realtime: RealtimeClient): () => void {
  const timer = setInterval(() => ticks.markAged(), markAgedEveryMs);
  const close = realtime.open('tickers', {
    snapshot: (state) => (state['tickers'] as Ticker[]).forEach((ticker) => put(toTick(ticker))),
    event: (event) => (event['tickers'] as TickerChange[]).forEach(applyChange),
  });
  return () => {
    clearInterval(timer);
    close();
  };
}

const tickFields = {
  now_price: 'price',
  change: 'change',
  open: 'open',
  high: 'high',
  low: 'low',
  volume: 'volume',
  amount: 'amount',
  index_price: 'index',
  state: 'state',
} as const;

function applyChange(change: TickerChange): void {
  const known = latest.get(change.match_id);
  if (known === undefined) return;
  const moved: Record<string, unknown> = {};
  for (const [wire, field] of Object.entries(tickFields)) {
    const value = change[wire as keyof TickerChange];
    if (value !== undefined) moved[field] = value;
  }
  put({ ...known, ...moved });
}
