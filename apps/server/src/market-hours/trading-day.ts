import type { TradingOccasion } from '@auric/api';
import { type CivilDate, dateOfDay, dayNumber, weekdayOf } from './civil-date.ts';
import { goodFriday } from './easter.ts';

/** What a day is for the New York Stock Exchange; an ordinary day of trading has no occasion. */
export interface TradingDay {
  readonly kind: 'session' | 'short' | 'closed';
  readonly occasion: TradingOccasion | null;
}

const [sunday, monday, thursday, friday, saturday] = [0, 1, 4, 5, 6];

/**
 * What a day is, by the exchange's standing rules. A holiday on a Saturday is kept on the Friday before, on a Sunday on the Monday
 * after; New Year's Day on a Saturday is not kept, since the Friday ends a year's books. A day of mourning is in no rule: it is
 * taken back as a session. Source: NYSE Rule 7.2 and the published calendars of 2024 to 2028.
 */
export function tradingDay(date: CivilDate): TradingDay {
  const number = dayNumber(date);
  const weekday = weekdayOf(number);
  if (weekday === sunday || weekday === saturday) return { kind: 'closed', occasion: 'weekend' };
  const holiday = holidaysOf(date.year).get(number);
  if (holiday !== undefined) return { kind: 'closed', occasion: holiday };
  const short = shortDaysOf(date.year).get(number);
  return short === undefined ? { kind: 'session', occasion: null } : { kind: 'short', occasion: short };
}

type Days = ReadonlyMap<number, TradingOccasion>;
const holidaysByYear = new Map<number, Days>();

function holidaysOf(year: number): Days {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const newYear = dayNumber({ year, month: 1, day: 1 });
  const days = new Map<number, TradingOccasion>([
    [weekdayOf(newYear) === sunday ? newYear + 1 : newYear, 'new_years_day'],
    [nth(year, 1, monday, 3), 'martin_luther_king_day'],
    [nth(year, 2, monday, 3), 'washingtons_birthday'],
    [goodFriday(year), 'good_friday'],
    [last(year, 5, monday), 'memorial_day'],
    [kept(year, 6, 19), 'juneteenth'],
    [kept(year, 7, 4), 'independence_day'],
    [nth(year, 9, monday, 1), 'labor_day'],
    [nth(year, 11, thursday, 4), 'thanksgiving_day'],
    [kept(year, 12, 25), 'christmas_day'],
  ]);
  holidaysByYear.set(year, days);
  return days;
}

/** Days that end at 13:00, where they are days of trading at all: July 3 only before a weekday that is July 4. */
function shortDaysOf(year: number): Days {
  const july4 = dayNumber({ year, month: 7, day: 4 });
  const isWeekday = weekdayOf(july4) >= monday && weekdayOf(july4) <= friday;
  const dayAfterThanksgiving = nth(year, 11, thursday, 4) + 1;
  return new Map<number, TradingOccasion>([
    ...(isWeekday ? [[july4 - 1, 'day_before_independence_day'] as const] : []),
    [dayAfterThanksgiving, 'day_after_thanksgiving'],
    [dayNumber({ year, month: 12, day: 24 }), 'christmas_eve'],
  ]);
}

/** The n-th of a weekday in a month. */
function nth(year: number, month: number, weekday: number, n: number): number {
  const first = dayNumber({ year, month, day: 1 });
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
}

function last(year: number, month: number, weekday: number): number {
  const fifth = nth(year, month, weekday, 5);
  return dateOfDay(fifth).month === month ? fifth : fifth - 7;
}

/** The weekday on which a holiday of a date is kept. */
function kept(year: number, month: number, day: number): number {
  const number = dayNumber({ year, month, day });
  if (weekdayOf(number) === saturday) return number - 1;
  return weekdayOf(number) === sunday ? number + 1 : number;
}
