import { type CivilDate, dayNumber } from './civil-date.ts';

/** The zone of the New York Stock Exchange; its offsets are those of the time zone data that Node carries. */
export const newYork = 'America/New_York' as const;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: newYork,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The day that it is in New York at a time in Unix ms. */
export function newYorkDate(at: number): CivilDate {
  const { year, month, day } = wallClock(at);
  return { year: year!, month: month!, day: day! };
}

/** When it is so many minutes after midnight on a day in New York, in Unix ms. No session is near the hour that a change of clocks skips or repeats. */
export function newYorkInstant(date: CivilDate, minutes: number): number {
  const wall = dayNumber(date) * dayMs + minutes * minuteMs;
  // The offset of the moment that the wall clock would be in UTC is that of the day, but near a change of clocks: once more from there.
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** How far New York's wall clock is ahead of UTC, in ms: negative. */
function offsetAt(at: number): number {
  const { year, month, day, hour, minute, second } = wallClock(at);
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function wallClock(at: number): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  return Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}
