import { formatDecimal, parseDecimal, type Candle } from '@auric/api';
import type { Feed, CandleListener } from './candle-listener.ts';

/** Finer than any quantity of the wire. */
const exactScale = 18;

/** Adds decimals exactly. */
function sumOf(texts: readonly string[]): string {
  const sum = texts.reduce((before, text) => before + (parseDecimal(text, exactScale) ?? 0n), 0n);
  const text = formatDecimal(sum, exactScale);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The price that is the highest (or the lowest); only their order is asked, for which a double is enough. */
function extreme(texts: readonly string[], isFarther: (one: number, other: number) => boolean): string {
  return texts.reduce((before, text) => (isFarther(Number(text), Number(before)) ? text : before));
}

/** One candle that starts at `time` of those that follow each other without a hole; there is at least one. */
function join(time: number, candles: readonly Candle[]): Candle {
  const [first, last] = [candles[0] as Candle, candles.at(-1) as Candle];
  return {
    time,
    open: first.open,
    high: extreme(
      candles.map(({ high }) => high),
      (one, other) => one > other,
    ),
    low: extreme(
      candles.map(({ low }) => low),
      (one, other) => one < other,
    ),
    close: last.close,
    volume: sumOf(candles.map(({ volume }) => volume)),
  };
}

/**
 * Joins candles into larger ones. The first of them is left out where its beginning is not known: unless the candles
 * start with it, or are all that there are.
 */
export function joinCandles(
  candles: readonly Candle[],
  startOf: (startMs: number) => number,
  fromTheFirst: boolean,
): Candle[] {
  const groups: { time: number; candles: Candle[] }[] = [];
  for (const candle of candles) {
    const time = startOf(candle.time);
    const last = groups.at(-1);
    if (last?.time === time) last.candles.push(candle);
    else groups.push({ time, candles: [candle] });
  }
  const [first] = groups;
  if (first !== undefined && !fromTheFirst && first.candles[0]?.time !== first.time) groups.shift();
  return groups.map((group) => join(group.time, group.candles));
}

/** Joins what a feed tells into larger candles. */
export class JoinedFeed implements Feed {
  readonly #feed: Feed & { complete: boolean };
  readonly #startOf: (startMs: number) => number;

  constructor(feed: Feed & { complete: boolean }, startOf: (startMs: number) => number) {
    this.#feed = feed;
    this.#startOf = startOf;
  }

  follow(listener: CandleListener): () => void {
    let known: Candle[] = [];
    return this.#feed.follow({
      whole: (candles) => {
        known = [...candles];
        listener.whole(joinCandles(known, this.#startOf, this.#feed.complete));
      },
      moved: (candle) => {
        if (known.at(-1)?.time === candle.time) known.pop();
        known.push(candle);
        const time = this.#startOf(candle.time);
        const from = known.findLastIndex((each) => this.#startOf(each.time) !== time) + 1;
        const running = known.slice(from);
        // Of the first one the beginning may be missing: then it isn't drawn.
        if (from > 0 || this.#feed.complete || running[0]?.time === time) listener.moved(join(time, running));
      },
      failed: (error) => listener.failed(error),
    });
  }

  loadOlder(): Promise<void> {
    return this.#feed.loadOlder();
  }
}
