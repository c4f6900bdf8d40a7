import { languageTags, type Language } from '@auric/api';
import { TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts';
import { isOfDays, type ChartPeriod } from './chart-period.ts';

/**
 * Time as the chart wants it. The library divides UTC into days; the days of a reader are those of the clock on the
 * wall, so times are moved by one constant distance (a distance of each candle's own would jump back in autumn) and
 * written in the reader's zone. Days and weeks stay the exchange's, in UTC.
 */
export class ChartTime {
  readonly #shiftMs: number;
  readonly #formats: Readonly<Record<'year' | 'month' | 'day' | 'clock' | 'full', Intl.DateTimeFormat>>;

  constructor(period: ChartPeriod, lang: Language, offsetMinutes = new Date().getTimezoneOffset()) {
    const wholeDays = isOfDays(period);
    this.#shiftMs = wholeDays ? 0 : offsetMinutes * 60_000;
    const format = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(languageTags[lang], {
        ...parts,
        calendar: 'gregory',
        numberingSystem: 'latn',
        ...(wholeDays ? { timeZone: 'UTC' } : {}),
      });
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    this.#formats = {
      year: format({ year: 'numeric' }),
      month: format({ month: 'short' }),
      day: format({ month: 'numeric', day: 'numeric' }),
      clock: format(clock),
      full: format({ year: 'numeric', month: '2-digit', day: '2-digit', ...(wholeDays ? {} : clock) }),
    };
  }

  /** The place of a candle that starts at `atMs` (Unix milliseconds). */
  place(atMs: number): UTCTimestamp {
    return Math.floor((atMs - this.#shiftMs) / 1000) as UTCTimestamp;
  }

  /** A mark of the time scale. */
  mark(place: Time, type: TickMarkType): string {
    const at = this.#at(place);
    if (type === TickMarkType.Year) return this.#formats.year.format(at);
    if (type === TickMarkType.Month) return this.#formats.month.format(at);
    return (type === TickMarkType.DayOfMonth ? this.#formats.day : this.#formats.clock).format(at);
  }

  /** Date and, below a day, time of the candle at a place of the scale. */
  placed(place: Time): string {
    return this.full(this.#at(place));
  }

  full(atMs: number): string {
    return this.#formats.full.format(atMs);
  }

  #at(place: Time): number {
    return Number(place) * 1000 + this.#shiftMs;
  }
}
