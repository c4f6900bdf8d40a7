import type { Candle } from '@auric/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelConsumer } from '../../data/socket/channel.ts';

vi.mock('../../data/client.ts', () => ({ api: {}, realtime: {} }));
const { CandleFeed } = await import('./candle-feed.ts');

const minute = 60_000;
const start = 1_700_000_040_000;

function candle(index: number, close = '1'): Candle {
  return { time: start + index * minute, open: '1', high: '1', low: '1', close, volume: '0' };
}

const indexes = (candles: readonly Candle[]) => candles.map(({ time }) => (time - start) / minute);

/** A server by hand: reads wait until they are answered. */
class Source {
  readonly ranges: { from?: number; to?: number }[] = [];
  readonly answers: { resolve: (candles: Candle[]) => void; reject: (error: Error) => void }[] = [];
  readonly consumers: ChannelConsumer[] = [];
  released = 0;

  readonly read = (range: { from?: number; to?: number }) => {
    this.ranges.push(range);
    return new Promise<Candle[]>((resolve, reject) => this.answers.push({ resolve, reject }));
  };

  readonly open = (consumer: ChannelConsumer) => {
    this.consumers.push(consumer);
    return () => {
      this.released += 1;
    };
  };

  async answer(index: number, candles: Candle[]): Promise<void> {
    this.answers[index]?.resolve(candles);
    await Promise.resolve();
    await Promise.resolve();
  }

  snapshot(candles: Candle[]): void {
    this.consumers.at(-1)?.snapshot({ seq: 1, candles });
  }

  event(candles: Candle[]): void {
    this.consumers.at(-1)?.event({ seq: 2, prev: 1, candles });
  }
}

let source: Source;
let feed: InstanceType<typeof CandleFeed>;
let seen: (number[] | string)[];

const listener = {
  whole: (candles: readonly Candle[]) => seen.push(indexes(candles)),
  moved: ({ time, close }: Candle) => seen.push(`${(time - start) / minute} at ${close}`),
  failed: (error: Error) => seen.push(error.message),
};

beforeEach(() => {
  source = new Source();
  feed = new CandleFeed('1min', source);
  seen = [];
});

describe('candles', () => {
  it('show the past first, then what was pushed while it was on its way', async () => {
    feed.follow(listener);
    source.snapshot([candle(2, '5')]);
    source.event([candle(2, '6'), candle(3)]);
    expect(seen).toEqual([]);
    await source.answer(0, [candle(0), candle(1), candle(2)]);
    expect(seen).toEqual([[0, 1, 2], '2 at 5', '2 at 6', '3 at 1']);
    expect(source.ranges).toHaveLength(1);
  });

  it('are read anew after a hole, and what is older stays', async () => {
    feed.follow(listener);
    await source.answer(0, [candle(0), candle(1), candle(2)]);
    source.snapshot([candle(5)]);
    await source.answer(1, [candle(2, '9'), candle(3), candle(4), candle(5)]);
    expect(seen.at(-2)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.at(-1)).toBe('5 at 1');
  });

  it('begin again where the hole is longer than what the server answers with', async () => {
    feed.follow(listener);
    await source.answer(0, [candle(0), candle(1)]);
    source.snapshot([candle(9)]);
    await source.answer(1, [candle(8), candle(9)]);
    expect(seen.at(-2)).toEqual([8, 9]);
  });

  it('are not read again when the line comes back within the same candle', async () => {
    feed.follow(listener);
    await source.answer(0, [candle(0), candle(1)]);
    source.snapshot([candle(1, '4')]);
    expect(source.ranges).toHaveLength(1);
    expect(seen.at(-1)).toBe('1 at 4');
  });

  it('are there at once for who comes back, through the consumer that the channel already has', async () => {
    const leave = feed.follow(listener);
    await source.answer(0, [candle(0), candle(1)]);
    leave();
    expect(source.released).toBe(1);
    source.event([candle(1, '7')]);
    seen = [];
    feed.follow(listener);
    expect(seen).toEqual([[0, 1]]);
    source.event([candle(2, '8')]);
    expect(seen.at(-1)).toBe('2 at 8');
    expect(source.ranges).toHaveLength(1);
  });

  it('are read anew once the channel was left: the last one known is no longer the present one', async () => {
    const leave = feed.follow(listener);
    await source.answer(0, [candle(0), candle(1)]);
    leave();
    source.consumers[0]?.closed?.();
    seen = [];
    feed.follow(listener);
    expect(seen).toEqual([]);
    await source.answer(1, [candle(1), candle(2)]);
    expect(seen).toEqual([[0, 1, 2]]);
  });

  it('begin with the first push where nothing was traded before', async () => {
    feed.follow(listener);
    source.snapshot([]);
    await source.answer(0, []);
    source.event([candle(0, '3')]);
    expect(seen).toEqual([[], '0 at 3']);
  });

  it('tell of a failure only where nothing is drawn, and load on demand', async () => {
    feed.follow(listener);
    source.answers[0]?.reject(new Error('unreachable'));
    await vi.waitFor(() => expect(seen).toEqual(['unreachable']));
    source.event([candle(1, '5')]);
    expect(seen).toEqual(['unreachable']);
    void feed.load();
    await source.answer(1, [candle(0)]);
    expect(seen.at(-1)).toEqual([0]);
  });
});

describe('older candles', () => {
  it('go before the first one until there are no more', async () => {
    feed.follow(listener);
    await source.answer(0, [candle(0), candle(1)]);
    void feed.loadOlder();
    void feed.loadOlder();
    expect(source.ranges.slice(1)).toEqual([{ from: start - 300 * minute, to: start - 1 }]);
    await source.answer(1, [candle(-2), candle(-1)]);
    expect(seen.at(-1)).toEqual([-2, -1, 0, 1]);
    void feed.loadOlder();
    await source.answer(2, []);
    void feed.loadOlder();
    expect(source.ranges).toHaveLength(3);
  });
});
