import { expect, test } from 'vitest';
import type { MarketFeed, SourceHealth } from './feed.ts';
import { feedReport } from './feed-report.ts';

const well: SourceHealth = {
  name: 'binance',
  assets: 2,
  ageMs: 120,
  connected: true,
  reconnects: 0,
  dropped: 0,
  failedSnapshots: 0,
  skewMs: 15,
  problem: null,
};

test('a report says how each source is and what each asset is worth', () => {
  const feed: MarketFeed = {
    name: 'binance+okx',
    tick: () => ({ source: 'binance+okx', prices: [1, 6_412_345_000_000, 120, 3, 14, 12_345_600, 9_000, 1] }),
    health: () => [
      well,
      {
        ...well,
        name: 'okx',
        assets: 0,
        ageMs: null,
        connected: false,
        skewMs: null,
        reconnects: 3,
        problem: 'refused',
      },
    ],
    close() {},
  };
  const codes = new Map([
    [1, 'BTC'],
    [2, 'ETH'],
    [14, 'DOGE'],
  ]);
  expect(feedReport(feed, codes, 0)).toEqual([
    '  binance: connected, 2 assets, heard 120 ms ago, its clock 15 ms ahead',
    '  okx: not connected, 0 assets, nothing heard, 3 lines replaced, 0 messages dropped, 0 snapshots failed, last: refused',
    '  BTC: 64123.45000000 of 3 sources, 120 ms old',
    '  ETH: no index yet',
    '  DOGE: 0.12345600 of 1 sources, 9000 ms old',
  ]);
});
