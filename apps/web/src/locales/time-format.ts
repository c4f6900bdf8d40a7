import { languageTags, type Language } from '@auric/api';

/** Younger than this is "just now". */
const justNowMs = 5 * 60_000;

/** Exchanges count years and digits alike everywhere, also where the language's own calendar is another. */
const everywhere = { calendar: 'gregory', numberingSystem: 'latn' } as const;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Date and time of a record, in digits and with the whole year, in the reader's language and time zone. */
export function formatTime(at: number, lang: Language): string {
  return new Intl.DateTimeFormat(languageTags[lang], { ...everywhere, ...date, ...clock }).format(at);
}

/** Hours, minutes and seconds: the time of a trade of today. */
export function formatClock(at: number, lang: Language): string {
  return clockOf(lang).format(at);
}

export function formatAge(at: number, now: number, lang: Language, justNow: string): string {
  return now - at < justNowMs ? justNow : formatTime(at, lang);
}

const clocks = new Map<Language, Intl.DateTimeFormat>();

function clockOf(lang: Language): Intl.DateTimeFormat {
  let format = clocks.get(lang);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(languageTags[lang], { ...everywhere, ...clock });
    clocks.set(lang, format);
  }
  return format;
}

const dayMs = 86_400_000;

/** The day of a record as a heading: today, yesterday, else its date, beginning with a capital where there are any. */
export function formatDay(at: number, now: number, lang: Language): string {
  const tag = languageTags[lang];
  const ago = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (ago !== 0 && ago !== 1) return formatDate(at, lang);
  const text = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(ago === 0 ? 0 : -1, 'day');
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/** A day in words, with its year. */
export function formatDate(at: number, lang: Language): string {
  // The style 'long' would add the era in Thai.
  const long = { ...everywhere, year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(languageTags[lang], long).format(at);
}

/** A month of UTC in words, with its year. */
export function formatMonth(at: number, lang: Language): string {
  const long = { ...everywhere, year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[lang], long).format(at);
}

function startOfDay(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Two days of the calendar, each as `2026-11-21`, or what is open at one end. */
export function formatDays(from: string | null, to: string | null, lang: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[lang], { ...everywhere, dateStyle: 'medium', timeZone: 'UTC' });
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  if (from !== null && to !== null) return format.formatRange(dateOf(from), dateOf(to));
  const one = from ?? to;
  if (one === null) return '';
  return from === null ? `– ${format.format(dateOf(one))}` : `${format.format(dateOf(one))} –`;
}

/** So many days, in the grammar of the language. */
export function formatDayCount(days: number, lang: Language): string {
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(languageTags[lang], unit).format(days);
}
