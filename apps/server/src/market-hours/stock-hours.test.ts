import { describe, expect, it, test } from 'vitest';
import { dateOfDay, dayNumber, isoDate } from './civil-date.ts';
import { hoursOf, hoursWithin, todayIn } from './stock-hours.ts';
import { tradingDay } from './trading-day.ts';

/** As the exchange publishes them: nyse.com/markets/hours-calendars. The days of mourning of presidents aren't among them. */
const published: readonly { year: number; holidays: readonly string[]; short: readonly string[] }[] = [
  {
    year: 2024,
    holidays: ['01-01', '01-15', '02-19', '03-29', '05-27', '06-19', '07-04', '09-02', '11-28', '12-25'],
    short: ['07-03', '11-29', '12-24'],
  },
  {
    year: 2025,
    holidays: ['01-01', '01-20', '02-17', '04-18', '05-26', '06-19', '07-04', '09-01', '11-27', '12-25'],
    short: ['07-03', '11-28', '12-24'],
  },
  {
    year: 2026,
    holidays: ['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26', '12-25'],
    short: ['11-27', '12-24'],
  },
  {
    year: 2027,
    holidays: ['01-01', '01-18', '02-15', '03-26', '05-31', '06-18', '07-05', '09-06', '11-25', '12-24'],
    short: ['11-26'],
  },
  {
    year: 2028,
    holidays: ['01-17', '02-21', '04-14', '05-29', '06-19', '07-04', '09-04', '11-23', '12-25'],
    short: ['07-03', '11-24'],
  },
];

function daysOf(year: number): string[] {
  const first = dayNumber({ year, month: 1, day: 1 });
  const next = dayNumber({ year: year + 1, month: 1, day: 1 });
  return Array.from({ length: next - first }, (_, i) => isoDate(dateOfDay(first + i)));
}

const parsed = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number);
  return { year: year!, month: month!, day: day! };
};

describe.each(published)('the calendar of $year', ({ year, holidays, short }) => {
  const days = daysOf(year).map((date) => ({ date: date.slice(5), ...tradingDay(parsed(date)) }));

  it('has the holidays that were published, and no others', () => {
    const closed = days.filter(({ kind, occasion }) => kind === 'closed' && occasion !== 'weekend');
    expect(closed.map(({ date }) => date)).toEqual(holidays);
  });

  it('has the short days that were published, and no others', () => {
    expect(days.filter(({ kind }) => kind === 'short').map(({ date }) => date)).toEqual(short);
  });
});

test.each([
  // Ordinary days in winter and in summer, and the Mondays after the clocks went forward and back.
  ['2026-01-05', '2026-01-05T14:30:00Z', '2026-01-05T21:00:00Z'],
  ['2026-07-06', '2026-07-06T13:30:00Z', '2026-07-06T20:00:00Z'],
  ['2026-03-06', '2026-03-06T14:30:00Z', '2026-03-06T21:00:00Z'],
  ['2026-03-09', '2026-03-09T13:30:00Z', '2026-03-09T20:00:00Z'],
  ['2026-10-30', '2026-10-30T13:30:00Z', '2026-10-30T20:00:00Z'],
  ['2026-11-02', '2026-11-02T14:30:00Z', '2026-11-02T21:00:00Z'],
  // Short ones, in winter and in summer.
  ['2026-11-27', '2026-11-27T14:30:00Z', '2026-11-27T18:00:00Z'],
  ['2028-07-03', '2028-07-03T13:30:00Z', '2028-07-03T17:00:00Z'],
])('%s trades from %s to %s', (date, opens, closes) => {
  const hours = hoursOf(parsed(date));
  expect(hours && [hours.opensAt, hours.closesAt]).toEqual([Date.parse(opens), Date.parse(closes)]);
});

test.each(['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-25'])('%s trades not at all', (date) => {
  expect(hoursOf(parsed(date))).toBeNull();
});

test('a range holds the hours that it touches, by their time', () => {
  const inThanksgivingWeek = (from: string, to: string) =>
    hoursWithin(Date.parse(from), Date.parse(to)).map(({ opensAt }) => new Date(opensAt).toISOString().slice(0, 10));
  expect(inThanksgivingWeek('2026-11-23T03:00:00Z', '2026-12-01T03:00:00Z')).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-27',
    '2026-11-30',
  ]);
  // The last moment of a session belongs to what comes after it, and a session that runs is within.
  expect(inThanksgivingWeek('2026-11-25T21:00:00Z', '2026-11-27T14:30:00Z')).toEqual([]);
  expect(inThanksgivingWeek('2026-11-25T20:59:59Z', '2026-11-27T14:30:01Z')).toEqual(['2026-11-25', '2026-11-27']);
});

test('the day of New York begins at its own midnight', () => {
  expect(todayIn(Date.parse('2026-11-27T04:59:59Z'))).toEqual({
    date: '2026-11-26',
    kind: 'closed',
    occasion: 'thanksgiving_day',
  });
  expect(todayIn(Date.parse('2026-11-27T05:00:00Z'))).toEqual({
    date: '2026-11-27',
    kind: 'short',
    occasion: 'day_after_thanksgiving',
  });
});
