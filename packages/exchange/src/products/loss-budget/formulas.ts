import { type LossPeriod, lossPeriods } from '../../kernel/vocabulary.ts';

const dayMs = 86_400_000;
/** 1 January 1970 was a Thursday: the Monday before it is so many days earlier. */
const daysSinceMonday = 3;

/** How long a wider budget waits, and how long at least nothing is taken from who has lost theirs: rules, section 10. */
export const widerAfterMs = dayMs;
export const coolOffLeastMs = dayMs;

/** When a cool-off of so many days that begins at a time ends, in ms. */
export function coolOffEnd(at: number, days: number): number {
  return at + days * dayMs;
}

/** When the period that a time lies in has begun, in Unix ms. */
export function periodStart(period: LossPeriod, at: number): number {
  const day = Math.floor(at / dayMs);
  if (period === 'day') return day * dayMs;
  if (period === 'week') return (day - ((day + daysSinceMonday) % 7)) * dayMs;
  return (day - dayOfMonth(day) + 1) * dayMs;
}

/** When the period that a time lies in ends, in Unix ms. */
export function periodEnd(period: LossPeriod, at: number): number {
  const start = periodStart(period, at);
  if (period === 'day') return start + dayMs;
  if (period === 'week') return start + 7 * dayMs;
  // No month is longer than 31 days, and none is over before the 28th: the 32nd day after its first lies in the next one.
  return periodStart('month', start + 31 * dayMs);
}

/**
 * The day of the month, from 1, of a day since 1970 in the Gregorian calendar. Years are counted from 1 March, so that the leap day
 * is their last; then any five months from March or August on have 153 days together, which places the first of each.
 */
function dayOfMonth(day: number): number {
  const daysOf400Years = 146_097;
  const dayOfEra = (day + 719_468) % daysOf400Years;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const year = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
}

/** A budget: so much in 1e-6 USDT in a period; 0 for none. */
export interface Budget {
  readonly amount: bigint;
  readonly period: LossPeriod;
}

/** Whether one budget lets nobody lose more than another does: no more, and in no shorter a period. */
export function isTighter(next: Budget, now: Budget): boolean {
  if (now.amount === 0n) return true;
  if (next.amount === 0n) return false;
  return next.amount <= now.amount && lossPeriods.indexOf(next.period) >= lossPeriods.indexOf(now.period);
}

/** What may still be put at risk: the budget, with what was gained or lost, less what is at stake. In 1e-6 USDT. */
export function roomOf(amount: bigint, result: bigint, atStake: bigint): bigint {
  const room = amount + result - atStake;
  return room > 0n ? room : 0n;
}
