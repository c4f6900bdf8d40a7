import { klinePeriods, type KlinePeriod } from '../market-data/kline-period.ts';

/** The channels that a socket can subscribe to, by their wire names. */
export type ChannelName =
  | 'tickers'
  | 'me'
  | `depth:${number}`
  | `trades:${number}`
  | `mark:${number}`
  | `session:${number}`
  | `index:${number}`
  | `kline:${number}:${KlinePeriod}`;

/** A channel name taken apart; `market` is the wire's `match_id`. */
export type Channel =
  | { type: 'tickers' }
  | { type: 'me' }
  | { type: 'depth'; market: number }
  | { type: 'trades'; market: number }
  | { type: 'mark'; market: number }
  | { type: 'session'; market: number }
  | { type: 'index'; market: number }
  | { type: 'kline'; market: number; period: KlinePeriod };

/** Nine digits: every market id has fewer, and none of them can leave the safe integers. */
const marketPattern = /^[1-9][0-9]{0,8}$/;

/** Takes a channel name apart; null for anything that isn't one. */
export function parseChannel(name: unknown): Channel | null {
  if (typeof name !== 'string' || name.length > 32) return null;
  const [type, id, period, ...rest] = name.split(':');
  if (rest.length > 0) return null;
  if (type === 'tickers' || type === 'me') return id === undefined ? { type } : null;
  if (id === undefined || !marketPattern.test(id)) return null;
  const market = Number(id);
  if (isOfMarket(type)) return period === undefined ? { type, market } : null;
  if (type !== 'kline') return null;
  const known = klinePeriods.find((candidate) => candidate === period);
  return known === undefined ? null : { type, market, period: known };
}

function isOfMarket(type: string | undefined): type is 'depth' | 'trades' | 'mark' | 'session' | 'index' {
  return type === 'depth' || type === 'trades' || type === 'mark' || type === 'session' || type === 'index';
}

/** The wire name of a channel: the inverse of `parseChannel`. */
export function channelName(channel: Channel): ChannelName {
  switch (channel.type) {
    case 'tickers':
    case 'me':
      return channel.type;
    case 'depth':
    case 'trades':
    case 'mark':
    case 'session':
    case 'index':
      return `${channel.type}:${channel.market}`;
    case 'kline':
      return `kline:${channel.market}:${channel.period}`;
  }
}
