import { okx } from '../okx.ts';
import type { RecordedVenue, Said } from './recorded-venue.ts';

function row({ symbol, price, at }: Said) {
  return {
    instType: 'SPOT',
    instId: symbol,
    last: price,
    lastSz: '0.00061',
    askPx: price,
    askSz: '1.13092',
    bidPx: price,
    bidSz: '0.40551',
    open24h: '65310.1',
    high24h: '65799',
    low24h: '63277.7',
    sodUtc0: '64120.4',
    sodUtc8: '64730.2',
    volCcy24h: '531208471.91',
    vol24h: '8213.77',
    ts: String(at),
  };
}

function message(said: Said, change: object = {}): string {
  return JSON.stringify({ arg: { channel: 'tickers', instId: said.symbol }, data: [{ ...row(said), ...change }] });
}

const changed = (change: object) => (said: Said) => message(said, change);

export const recordedOkx: RecordedVenue = {
  venue: okx,
  answer(text) {
    if (text === 'ping') return ['pong'];
    const { op, args } = JSON.parse(text) as { op: string; args: object[] };
    return op === 'subscribe' ? args.map((arg) => JSON.stringify({ event: 'subscribe', arg, connId: 'a4d3ae55' })) : [];
  },
  ticker: (said) => message(said),
  unsound: [
    changed({ last: '', askPx: '', bidPx: '' }),
    changed({ bidPx: '0' }),
    changed({ askPx: '-1' }),
    changed({ bidPx: '99999', askPx: '1' }),
    changed({ bidPx: '1', askPx: '99999999999', last: '99999999999' }),
    changed({ last: 'NaN' }),
    changed({ last: '1e5' }),
    changed({ last: 64_000 }),
    changed({ ts: 'soon' }),
  ],
  refusal: JSON.stringify({
    event: 'error',
    code: '60018',
    msg: "Wrong URL or channel:tickers,instId:XYZ-USDT doesn't exist.",
    connId: 'a4d3ae55',
  }),
  leaving: JSON.stringify({
    event: 'notice',
    code: '64008',
    msg: 'The connection will soon be closed for a service upgrade. Please reconnect.',
    connId: 'a4d3ae55',
  }),
  snapshot: (said) => JSON.stringify({ code: '0', msg: '', data: said.map(row) }),
  failedSnapshots: [
    JSON.stringify({ code: '50011', msg: 'Too Many Requests', data: [] }),
    JSON.stringify({ data: [] }),
  ],
};
