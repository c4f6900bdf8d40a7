import type { EquityPeriod } from '@auric/api';

const minuteMs = 60_000;
const dayMs = 86_400_000;

const periodMs: Readonly<Record<EquityPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
  quarter: 90 * dayMs,
};

/** The distances that points of a curve may have: whole minutes, so that a curve asked for again has the same points. */
const stepsMinutes = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240, 480, 720, 1_440] as const;
const pointsMost = 96;

/**
 * The bills by which something comes from outside or goes there, what customers give each other, and corrections of the house, by which nothing was earned or
 * lost. A fee of it stays a fee: it is a loss.
 */
export const externalFlows = [
  'deposit',
  'withdrawal',
  'adjustment',
  'customer_transfer_in',
  'customer_transfer_out',
] as const;

/** 00:00 UTC of the day that a time lies in; Unix ms. */
export function dayStartOf(at: number): number {
  return Math.floor(at / dayMs) * dayMs;
}

/**
 * The times of an equity curve, oldest first, ending with `now`; Unix ms. Between its ends the points lie on round
 * times of the clock, as close as at most 96 points allow: 73 for a day, 85 for a week, 91 for a month and a quarter.
 * It begins with the period or, for a younger customer, at `openedAt`, the moment of the first bill; an account of less
 * than 47 minutes has a point a minute. Without an `openedAt` there is only now.
 */
export function curveTimes(period: EquityPeriod, openedAt: number | null, now: number): number[] {
  if (openedAt === null || openedAt >= now) return [now];
  const first = Math.max(openedAt, now - periodMs[period]);
  // What lies on round times comes between two ends, which need not.
  const room = pointsMost - 2;
  const minutes = stepsMinutes.find((step) => (now - first) / (step * minuteMs) <= room) ?? 1_440;
  const step = minutes * minuteMs;
  const times = [first];
  for (let at = (Math.floor(first / step) + 1) * step; at < now; at += step) times.push(at);
  times.push(now);
  return times;
}

/** What came from outside at a moment (Unix ms), in 1e-6 USDT; negative for what went there. */
export interface Flow {
  at: number;
  worth: bigint;
}

/** A point of an equity curve, in 1e-6 USDT. */
export interface CurvePoint {
  time: number;
  value: bigint;
  /** What was earned since the first point: the change of the value less all that flowed. */
  profit: bigint;
  /** What flowed since the point before. */
  flow: bigint;
}

/** The points of a curve at `times`, with their `values`; what flowed by the first one is in its value. */
export function curveOf(times: readonly number[], values: readonly bigint[], flows: readonly Flow[]): CurvePoint[] {
  let flowed = 0n;
  return times.map((time, index) => {
    const since = times[index - 1] ?? time;
    const flow = flows.reduce((sum, each) => (each.at > since && each.at <= time ? sum + each.worth : sum), 0n);
    flowed += flow;
    const value = values[index] ?? 0n;
    return { time, value, flow, profit: value - (values[0] ?? 0n) - flowed };
  });
}

/** What happened to a customer's equity since a moment, all in 1e-6 USDT; flows at the index of their own time. */
export interface EquityChange {
  /** What everything was worth at that moment. */
  start: bigint;
  now: bigint;
  /** What came from outside since then, and what went there without its fees. Both are positive. */
  deposits: bigint;
  withdrawals: bigint;
}

/** Flows added up by their direction, both positive. */
export function flowsOf(flows: readonly Flow[]): Pick<EquityChange, 'deposits' | 'withdrawals'> {
  const sum = (worths: readonly bigint[]): bigint => worths.reduce((all, worth) => all + worth, 0n);
  const worths = flows.map(({ worth }) => worth);
  return {
    deposits: sum(worths.filter((worth) => worth > 0n)),
    withdrawals: -sum(worths.filter((worth) => worth < 0n)),
  };
}

/**
 * Profit or loss: equity now − equity at the start − (deposits − withdrawals). So a deposit earns nothing, a fee is a
 * loss, and what moves between one's own accounts or is only held changes nothing.
 */
export function profitOf({ start, now, deposits, withdrawals }: EquityChange): bigint {
  return now - start - deposits + withdrawals;
}

/**
 * The profit as a share of all that could earn it, start + deposits, in 1e-6 and rounded to the nearest, halves away
 * from zero. Withdrawals stay in: what left in the evening was at work until then. Of nothing the share is 0.
 */
export function profitRatioPpm(change: EquityChange): bigint {
  const atWork = change.start + change.deposits;
  if (atWork <= 0n) return 0n;
  const doubled = (profitOf(change) * 2_000_000n) / atWork;
  return (doubled + (doubled < 0n ? -1n : 1n)) / 2n;
}
