import { z } from 'zod';
import { refused, sign, type Venue } from './venue.ts';

/** The tickers of spot are whole ones, each a snapshot, and have no bid and ask. */
const ticker = z.object({
  topic: z.string().startsWith('tickers.'),
  ts: z.int(),
  type: z.literal('snapshot'),
  data: z.object({ symbol: z.string(), lastPrice: z.string() }),
});
const answer = z.object({ success: z.boolean(), ret_msg: z.string(), op: z.string() });
const frame = z.union([
  ticker.transform(({ ts, data }) => ({
    kind: 'tickers' as const,
    tickers: [{ symbol: data.symbol, bid: null, ask: null, last: data.lastPrice, at: ts }],
  })),
  answer.transform(({ success, ret_msg, op }) => (success ? sign : refused(op, ret_msg))),
]);

const row = z.object({ symbol: z.string(), bid1Price: z.string(), ask1Price: z.string(), lastPrice: z.string() });
const snapshot = z.object({
  retCode: z.literal(0),
  result: z.object({ category: z.literal('spot'), list: z.array(row) }),
  time: z.int(),
});

/**
 * Bybit spot. It refuses a whole subscription for one market that it does not have, so each is asked for by itself; it wants a ping
 * every 20 seconds.
 */
export const bybit: Venue = {
  name: 'bybit',
  streamUrl: 'wss://stream.bybit.com/v5/public/spot',
  restUrl: 'https://api.bybit.com',
  symbolOf: (code) => `${code}USDT`,
  subscriptions: (symbols) =>
    symbols.map((symbol) => JSON.stringify({ req_id: symbol, op: 'subscribe', args: [`tickers.${symbol}`] })),
  ping: JSON.stringify({ req_id: 'ping', op: 'ping' }),
  snapshotPath: '/v5/market/tickers?category=spot',
  readSnapshot: (body) => {
    const { time, result } = snapshot.parse(body);
    return result.list.map(({ symbol, bid1Price, ask1Price, lastPrice }) => ({
      symbol,
      bid: bid1Price,
      ask: ask1Price,
      last: lastPrice,
      at: time,
    }));
  },
  readFrame: (text) => frame.parse(JSON.parse(text)),
};
