import type { SupportDesk } from '@auric/api';
import type { Config } from '../config.ts';

const minutesPerHour = 60;
const msPerMinute = 60_000;

/** When customer service is there, in days of the week (1 is Monday) and minutes of the day in UTC, and whether it is now. */
export function openingHours({ days, openHour, closeHour }: Config['support'], at: number): SupportDesk['hours'] {
  const [from, to] = [openHour * minutesPerHour, closeHour * minutesPerHour];
  const date = new Date(at);
  const weekday = ((date.getUTCDay() + 6) % 7) + 1;
  const minute = Math.floor((at / msPerMinute) % (24 * minutesPerHour));
  return {
    open: weekday <= days && minute >= from && minute < to,
    from,
    to,
    days: Array.from({ length: days }, (_, day) => day + 1),
  };
}
