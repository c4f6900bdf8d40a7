/** A day of the calendar, without a place on earth. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber({ year, month, day }: CivilDate): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMs);
}

export function dateOfDay(number: number): CivilDate {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 Sunday to 6 Saturday; 1970-01-01 was a Thursday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** As `2026-11-27`. */
export function isoDate(date: CivilDate): string {
  return [String(date.year), pad(date.month), pad(date.day)].join('-');
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
