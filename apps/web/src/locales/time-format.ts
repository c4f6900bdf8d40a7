import { languageTags, type Language } from '@auric/api';

/** Younger than this is "just now". */
const justNowMs = 5 * 60_000;

/** Date and time of a record, short, in the reader's language and time zone. */
export function formatTime(at: number, lang: Language): string {
  return new Intl.DateTimeFormat(languageTags[lang], { dateStyle: 'short', timeStyle: 'medium' }).format(at);
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
  let clock = clocks.get(lang);
  if (clock === undefined) {
    const digits = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const;
    clock = new Intl.DateTimeFormat(languageTags[lang], digits);
    clocks.set(lang, clock);
  }
  return clock;
}
