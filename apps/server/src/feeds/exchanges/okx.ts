import { z } from 'zod';
import { leaving, refused, sign, type Venue, type VenueTicker } from './venue.ts';

const row = z.object({
  instId: z.string(),
  last: z.string(),
  askPx: z.string(),
  bidPx: z.string(),
  ts: z.string().regex(/^\d{1,15}$/),
});

function tickerOf({ instId, last, askPx, bidPx, ts }: z.infer<typeof row>): VenueTicker {
  return { symbol: instId, bid: bidPx, ask: askPx, last, at: Number(ts) };
}

const channel = z.object({ channel: z.literal('tickers') });
const event = z.object({ event: z.string(), code: z.string().optional(), msg: z.string().optional() });
const frame = z.union([
  z
    .object({ arg: channel, data: z.array(row) })
    .transform(({ data }) => ({ kind: 'tickers' as const, tickers: data.map(tickerOf) })),
  event.transform(({ event: name, code, msg }) => {
    if (name === 'error') return refused(code ?? '', msg ?? '');
    return name === 'notice' ? leaving : sign;
  }),
]);

/** An answer of its REST says within whether it is one. */
const snapshot = z.object({ code: z.literal('0'), data: z.array(row) });

/**
 * OKX spot. It drops a line that it hears nothing on for 30 seconds, answers the text `ping`, and takes three
 * subscriptions a second. Its snapshot says when each market last moved, which is no age of the answer.
 */
export const okx: Venue = {
  name: 'okx',
  streamUrl: 'wss://ws.okx.com:8443/ws/v5/public',
  restUrl: 'https://www.okx.com',
  symbolOf: (code) => `${code}-USDT`,
  subscriptions: (symbols) => [
    JSON.stringify({ op: 'subscribe', args: symbols.map((instId) => ({ channel: 'tickers', instId })) }),
  ],
  ping: 'ping',
  snapshotPath: '/api/v5/market/tickers?instType=SPOT',
  readSnapshot: (body) => snapshot.parse(body).data.map((each) => ({ ...tickerOf(each), at: null })),
  readFrame: (text) => (text === 'pong' ? sign : frame.parse(JSON.parse(text))),
};
