import { binance } from '../binance.ts';
import type { RecordedVenue, Said } from './recorded-venue.ts';

function message({ symbol, price, at }: Said) {
  return {
    e: '24hrTicker',
    E: at,
    s: symbol,
    p: '-1204.02000000',
    P: '-1.843',
    w: '64633.71204402',
    x: '65320.01000000',
    c: price,
    Q: '0.00044000',
    b: price,
    B: '2.81400000',
    a: price,
    A: '3.50271000',
    o: '65320.01000000',
    h: '65800.00000000',
    l: '63270.52000000',
    v: '17430.28847000',
    q: '1126584251.10422360',
    O: at - 86_400_000,
    C: at,
    F: 4025514231,
    L: 4028034862,
    n: 2520632,
  };
}

const changed = (change: object) => (said: Said) => JSON.stringify({ ...message(said), ...change });

export const recordedBinance: RecordedVenue = {
  venue: binance,
  answer(text) {
    const { method, id } = JSON.parse(text) as { method: string; id: number };
    return method === 'SUBSCRIBE' ? [JSON.stringify({ result: null, id })] : [];
  },
  ticker: (said) => JSON.stringify(message(said)),
  unsound: [
    changed({ c: '', b: '', a: '' }),
    changed({ b: '0.00000000' }),
    changed({ a: '-1' }),
    changed({ b: '99999.00000000', a: '1.00000000' }),
    changed({ b: '1', a: '99999999999', c: '99999999999' }),
    changed({ c: 'NaN' }),
    changed({ c: '1e5' }),
    changed({ c: 64_000 }),
    changed({ E: 'soon' }),
  ],
  refusal: JSON.stringify({ code: 2, msg: 'Invalid request: invalid stream' }),
  leaving: JSON.stringify({ e: 'serverShutdown', E: 1_770_123_456_789 }),
  snapshot: (said) =>
    JSON.stringify(
      said.map(({ symbol, price }) => ({
        symbol,
        bidPrice: price,
        bidQty: '2.81400000',
        askPrice: price,
        askQty: '3.50271000',
      })),
    ),
  failedSnapshots: [JSON.stringify({ code: -1121, msg: 'Invalid symbol.' }), JSON.stringify([{ symbol: 'BTCUSDT' }])],
};
