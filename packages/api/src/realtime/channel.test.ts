import { expect, test } from 'vitest';
import { channelName, parseChannel, type ChannelName } from './channel.ts';

const names: ChannelName[] = [
  'tickers',
  'me',
  'depth:1',
  'trades:19',
  'mark:101',
  'session:210',
  'index:1',
  'kline:12:1min',
  'kline:1:1week',
  'depth:999999999',
];

test.each(names)('%s is a channel and keeps its name', (name) => {
  const channel = parseChannel(name);
  expect(channel).not.toBeNull();
  expect(channel && channelName(channel)).toBe(name);
});

test('a channel name is taken apart', () => {
  expect(parseChannel('kline:12:4hour')).toEqual({ type: 'kline', market: 12, period: '4hour' });
  expect(parseChannel('depth:7')).toEqual({ type: 'depth', market: 7 });
});

test.each([
  '',
  ':',
  'Tickers',
  'tickers:',
  'tickers:1',
  'me:1001',
  'me:',
  'depth',
  'depth:',
  'depth:0',
  'depth:01',
  'depth:-1',
  'depth:1.5',
  'depth:1e3',
  'depth:0x1',
  'depth: 1',
  'depth:1 ',
  'depth:1\n',
  'depth:١',
  'depth:１',
  'depth:NaN',
  'depth:Infinity',
  'depth:1:1',
  'depth:1000000000',
  'depth:99999999999999999999',
  'trades:1:',
  'mark',
  'mark:0',
  'mark:1:1',
  'kline:1',
  'kline:1:',
  'kline:1:2min',
  'kline:1:1min:',
  'kline:1:toString',
  'kline:1:__proto__',
  '__proto__',
  'constructor',
  'depth:__proto__',
  'depth:constructor',
  'chat:1',
  `depth:${'1'.repeat(1_000_000)}`,
])('D42 %.40j is no channel', (name) => {
  expect(parseChannel(name)).toBeNull();
});

test.each([undefined, null, 1, true, {}, [], ['tickers'], { toString: () => 'tickers' }])(
  'D42 a name that is no text is no channel',
  (name) => {
    expect(parseChannel(name)).toBeNull();
  },
);
