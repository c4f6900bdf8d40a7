import { bybit } from '../bybit.ts';
import type { RecordedVenue, Said } from './recorded-venue.ts';

function message({ symbol, price, at }: Said, change: object = {}, outer: object = {}): string {
  return JSON.stringify({
    topic: `tickers.${symbol}`,
    ts: at,
    type: 'snapshot',
    cs: 588_472_203_117,
    data: {
      symbol,
      lastPrice: price,
      highPrice24h: '65788.1',
      lowPrice24h: '63280',
      prevPrice24h: '65301.7',
      volume24h: '9423.118402',
      turnover24h: '609112345.5531204',
      price24hPcnt: '-0.0184',
      usdIndexPrice: '64105.2231',
      ...change,
    },
    ...outer,
  });
}

const changed = (change: object) => (said: Said) => message(said, change);

export const recordedBybit: RecordedVenue = {
  venue: bybit,
  answer(text) {
    const { op, req_id } = JSON.parse(text) as { op: string; req_id: string };
    const ret_msg = op === 'ping' ? 'pong' : 'subscribe';
    return [JSON.stringify({ success: true, ret_msg, conn_id: '2324d924-aa4d', req_id, op })];
  },
  ticker: (said) => message(said),
  unsound: [
    changed({ lastPrice: '' }),
    changed({ lastPrice: '0' }),
    changed({ lastPrice: '-1' }),
    changed({ lastPrice: '99999999999' }),
    changed({ lastPrice: 'NaN' }),
    changed({ lastPrice: '1e5' }),
    changed({ lastPrice: 64_000 }),
    (said) => message(said, {}, { ts: 'soon' }),
    (said) => message(said, {}, { type: 'delta' }),
  ],
  refusal: JSON.stringify({
    success: false,
    ret_msg: 'Invalid symbol :[tickers.XYZUSDT]',
    conn_id: '2324d924-aa4d',
    req_id: 'XYZUSDT',
    op: 'subscribe',
  }),
  leaving: null,
  snapshot: (said) =>
    JSON.stringify({
      retCode: 0,
      retMsg: 'OK',
      result: {
        category: 'spot',
        list: said.map(({ symbol, price }) => ({
          symbol,
          bid1Price: price,
          bid1Size: '0.401',
          ask1Price: price,
          ask1Size: '1.862172',
          lastPrice: price,
          prevPrice24h: '65301.7',
          price24hPcnt: '-0.0184',
          highPrice24h: '65788.1',
          lowPrice24h: '63280',
          turnover24h: '609112345.5531204',
          volume24h: '9423.118402',
          usdIndexPrice: '64105.2231',
        })),
      },
      retExtInfo: {},
      time: said[0]?.at ?? 0,
    }),
  failedSnapshots: [
    JSON.stringify({ retCode: 10_006, retMsg: 'Too many visits!', result: {}, retExtInfo: {}, time: 1 }),
    JSON.stringify({ retCode: 0, retMsg: 'OK', result: { category: 'linear', list: [] }, retExtInfo: {}, time: 1 }),
  ],
};
