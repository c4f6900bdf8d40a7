import { z } from 'zod';
import { leaving, refused, sign, type Venue } from './venue.ts';

/** 24hrTicker: a market's last 24 hours, once a second. */
const ticker = z.object({
  e: z.literal('24hrTicker'),
  E: z.int(),
  s: z.string(),
  c: z.string(),
  b: z.string(),
  a: z.string(),
});
const shutdown = z.object({ e: z.literal('serverShutdown') });
const acknowledged = z.object({ result: z.null(), id: z.int() });
const failure = z.object({ code: z.int(), msg: z.string() });
const failed = z.union([failure, z.object({ error: failure }).transform(({ error }) => error)]);
const frame = z.union([
  ticker.transform(({ s, b, a, c, E }) => ({
    kind: 'tickers' as const,
    tickers: [{ symbol: s, bid: b, ask: a, last: c, at: E }],
  })),
  acknowledged.transform(() => sign),
  shutdown.transform(() => leaving),
  failed.transform(({ code, msg }) => refused(code, msg)),
]);

const bookTickers = z.array(z.object({ symbol: z.string(), bidPrice: z.string(), askPrice: z.string() }));

/**
 * Binance spot. It pings with the protocol's own frames, takes five messages a second, and closes each line after 24 hours.
 * The best prices of all markets in one answer weigh 4 of 6,000 a minute.
 */
export const binance: Venue = {
  name: 'binance',
  streamUrl: 'wss://stream.binance.com:9443/ws',
  restUrl: 'https://api.binance.com',
  symbolOf: (code) => `${code}USDT`,
  subscriptions: (symbols) => [
    JSON.stringify({ method: 'SUBSCRIBE', params: symbols.map((symbol) => `${symbol.toLowerCase()}@ticker`), id: 1 }),
  ],
  ping: null,
  snapshotPath: '/api/v3/ticker/bookTicker',
  readSnapshot: (body) =>
    bookTickers
      .parse(body)
      .map(({ symbol, bidPrice, askPrice }) => ({ symbol, bid: bidPrice, ask: askPrice, last: null, at: null })),
  readFrame: (text) => frame.parse(JSON.parse(text)),
};
