import type { Language, SupportDesk } from '@auric/api';
import { languageTags } from '@auric/api';

const msPerMinute = 60_000;
const monday = Date.UTC(2026, 0, 5);
const msPerDay = 86_400_000;
const minutesPerDay = 1440;

/** Whether there is somebody at every minute of the week. */
export function isAlwaysOpen({ from, to, days }: SupportDesk['hours']): boolean {
  return days.length === 7 && from === 0 && to === minutesPerDay;
}

/** The opening hours in the reader's own time: the days from the first to the last, and when they begin and end. */
export function openingTexts(hours: SupportDesk['hours'], lang: Language): { days: string; from: string; to: string } {
  const tag = languageTags[lang];
  const dayOf = (day: number) => monday + (day - 1) * msPerDay + hours.from * msPerMinute;
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short' });
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' });
  const first = dayOf(hours.days[0] ?? 1);
  const last = dayOf(hours.days.at(-1) ?? 7);
  return {
    days: first === last ? days.format(first) : `${days.format(first)}–${days.format(last)}`,
    from: clock.format(monday + hours.from * msPerMinute),
    to: clock.format(monday + hours.to * msPerMinute),
  };
}
