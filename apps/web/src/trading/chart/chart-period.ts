import type { KlinePeriod } from '@auric/api';
import { periodMs } from './candle-history.ts';

/** The intervals of a chart: those that the exchange has candles of, and larger ones that are made of them exactly. */
export const chartPeriods = [
  '1min',
  '3min',
  '5min',
  '15min',
  '30min',
  '60min',
  '2hour',
  '4hour',
  '6hour',
  '12hour',
  '1day',
  '1week',
  '1month',
] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Which candles of the exchange an interval joins, and how long it is; a month has no one length. */
interface Joined {
  source: KlinePeriod;
  lengthMs: number | null;
}

const hourMs = 3_600_000;
const joined: Readonly<Partial<Record<ChartPeriod, Joined>>> = {
  '3min': { source: '1min', lengthMs: 180_000 },
  '2hour': { source: '60min', lengthMs: 2 * hourMs },
  '6hour': { source: '60min', lengthMs: 6 * hourMs },
  '12hour': { source: '4hour', lengthMs: 12 * hourMs },
  '1month': { source: '1day', lengthMs: null },
};

/** The candles of the exchange that an interval is drawn from. */
export function sourceOf(period: ChartPeriod): KlinePeriod {
  return joined[period]?.source ?? (period as KlinePeriod);
}

/** How long an interval is, in milliseconds; null for a month. */
export function lengthMsOf(period: ChartPeriod): number | null {
  const shape = joined[period];
  return shape === undefined ? periodMs[period as KlinePeriod] : shape.lengthMs;
}

/** The start of the joined candle that a candle of the exchange belongs to, in UTC; null where nothing is joined. */
export function joinerOf(period: ChartPeriod): ((startMs: number) => number) | null {
  const shape = joined[period];
  if (shape === undefined) return null;
  const { lengthMs } = shape;
  if (lengthMs !== null) return (startMs) => startMs - (startMs % lengthMs);
  return (startMs) => {
    const day = new Date(startMs);
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
  };
}

/** Whether a candle is as long as a day or longer: it has a date and no time, and its days are the exchange's. */
export function isOfDays(period: ChartPeriod): boolean {
  return period === '1day' || period === '1week' || period === '1month';
}
