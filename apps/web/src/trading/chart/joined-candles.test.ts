import type { Candle } from '@auric/api';
import { describe, expect, it } from 'vitest';
import type { CandleListener } from './candle-listener.ts';
import { chartPeriods, joinerOf, lengthMsOf } from './chart-period.ts';
import { joinCandles, JoinedFeed } from './joined-candles.ts';

const hour = 3_600_000;
const midnight = Date.UTC(2026, 0, 31);

function candle(hours: number, [open, high, low, close]: string, volume = '0.1'): Candle {
  return { time: midnight + hours * hour, open: open!, high: high!, low: low!, close: close!, volume };
}

const startOf = (period: (typeof chartPeriods)[number]) => joinerOf(period) ?? ((at: number) => at);

describe('joined candles', () => {
  it('open with the first, close with the last, reach as far as any, and add up exactly', () => {
    const hours = [candle(0, '3425', '0.1'), candle(1, '5918', '0.2'), candle(2, '4433', '1.000000000000000001')];
    expect(joinCandles(hours, startOf('2hour'), false)).toEqual([
      { time: midnight, open: '3', high: '9', low: '1', close: '8', volume: '0.3' },
      { time: midnight + 2 * hour, open: '4', high: '4', low: '3', close: '3', volume: '1.000000000000000001' },
    ]);
  });

  it('leave the first one out where its beginning is not known', () => {
    const hours = [candle(1, '3333'), candle(2, '4444')];
    expect(joinCandles(hours, startOf('2hour'), false).map(({ time }) => time)).toEqual([midnight + 2 * hour]);
    expect(joinCandles(hours, startOf('2hour'), true)).toHaveLength(2);
    expect(joinCandles([], startOf('2hour'), false)).toEqual([]);
  });

  it('begin at midnight UTC and on the first of a month', () => {
    expect(startOf('6hour')(midnight + 13 * hour)).toBe(midnight + 12 * hour);
    expect(startOf('12hour')(midnight + 13 * hour)).toBe(midnight + 12 * hour);
    expect(startOf('3min')(midnight + 179_999)).toBe(midnight);
    expect(startOf('1month')(midnight)).toBe(Date.UTC(2026, 0, 1));
    expect(startOf('1month')(midnight + 24 * hour)).toBe(Date.UTC(2026, 1, 1));
  });

  it('are made of whole candles only: none straddles the edge of an interval', () => {
    for (const period of chartPeriods) {
      const lengthMs = lengthMsOf(period);
      if (lengthMs === null || period === '1week') continue;
      expect(86_400_000 % Math.min(lengthMs, 86_400_000), period).toBe(0);
    }
  });
});

describe('a feed of joined candles', () => {
  it('tells of the running one as it grows, and of the next', () => {
    let tell: CandleListener | undefined;
    const feed = {
      complete: false,
      follow: (listener: CandleListener) => {
        tell = listener;
        return () => undefined;
      },
      loadOlder: () => Promise.resolve(),
    };
    const seen: string[] = [];
    new JoinedFeed(feed, startOf('2hour')).follow({
      whole: (candles) => seen.push(`whole ${candles.length}`),
      moved: ({ time, open, high, close, volume }) =>
        seen.push(`${(time - midnight) / hour} ${open}${high}${close} ${volume}`),
      failed: () => undefined,
    });
    tell?.whole([candle(1, '1111'), candle(2, '2222')]);
    tell?.moved(candle(2, '2524', '0.5'));
    tell?.moved(candle(3, '4646', '0.25'));
    tell?.moved(candle(4, '7777', '2'));
    expect(seen).toEqual(['whole 1', '2 254 0.5', '2 266 0.75', '4 777 2']);
  });
});
