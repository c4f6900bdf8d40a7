import type { TradingOccasion } from '@auric/api';
import { type CivilDate, dateOfDay, dayNumber, isoDate } from './civil-date.ts';
import { newYorkDate, newYorkInstant } from './new-york.ts';
import { type TradingDay, tradingDay } from './trading-day.ts';

/** When stocks trade on one day, in Unix ms. */
export interface StockHours {
  readonly opensAt: number;
  readonly closesAt: number;
  /** Why it is a short day; null on an ordinary one. */
  readonly occasion: TradingOccasion | null;
}

/** In minutes after midnight in New York. Source: rules.md section 3, and NYSE Rule 7.2 for short days. */
const opening = 9 * 60 + 30;
const closing = 16 * 60;
const shortClosing = 13 * 60;

/** The hours of a day in New York; null where nothing trades. */
export function hoursOf(date: CivilDate): StockHours | null {
  const { kind, occasion } = tradingDay(date);
  if (kind === 'closed') return null;
  const closesAt = newYorkInstant(date, kind === 'short' ? shortClosing : closing);
  return { opensAt: newYorkInstant(date, opening), closesAt, occasion };
}

/** The hours that end after `from` and begin before `to` (Unix ms), by their time. */
export function hoursWithin(from: number, to: number): StockHours[] {
  const hours: StockHours[] = [];
  const lastDay = dayNumber(newYorkDate(to));
  for (let day = dayNumber(newYorkDate(from)); day <= lastDay; day++) {
    const found = hoursOf(dateOfDay(day));
    if (found !== null && found.closesAt > from && found.opensAt < to) hours.push(found);
  }
  return hours;
}

/** What day it is in New York. */
export function todayIn(at: number): TradingDay & { readonly date: string } {
  const date = newYorkDate(at);
  return { date: isoDate(date), ...tradingDay(date) };
}
