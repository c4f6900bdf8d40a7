import { formatDecimal, parseDecimal } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { type ConvertDraft, emptyConvert } from './convert-draft.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const timesMost = 1000;
/** Time to fill in the form. */
const leadMs = 10 * minuteMs;

/** A recurring buy as it is being written; `times` as it was typed, `firstAt` in ms. */
export interface RecurringDraft extends ConvertDraft {
  everyDays: number;
  times: string;
  firstAt: number | null;
}

/** What a new one begins with: four weekly buys from the next full hour on that isn't too near. */
export function emptyRecurring(now: number): RecurringDraft {
  return { ...emptyConvert, everyDays: 7, times: '4', firstAt: Math.ceil((now + leadMs) / hourMs) * hourMs };
}

type RecurringReason = 'enterAmount' | 'enterTimes' | 'chooseTime';

/** Why it can't be started as it stands, in the order of the form; null when it can. */
export function reasonAgainstRecurring(draft: RecurringDraft, scale: number, now: number): RecurringReason | null {
  const amount = parseDecimal(decimalOfTyped(draft.amount) ?? '', scale);
  if (amount === null || amount === 0n) return 'enterAmount';
  if (timesOf(draft) === null) return 'enterTimes';
  return draft.firstAt === null || draft.firstAt <= now ? 'chooseTime' : null;
}

/** How many buys; null where that is no number of them. */
export function timesOf({ times }: RecurringDraft): number | null {
  const count = /^[0-9]{1,4}$/.test(times) ? Number(times) : 0;
  return count >= 1 && count <= timesMost ? count : null;
}

/** When the last buy takes place, in ms; null as long as that can't be said. */
export function lastAtOf(draft: RecurringDraft): number | null {
  const times = timesOf(draft);
  return times === null || draft.firstAt === null ? null : draft.firstAt + (times - 1) * draft.everyDays * dayMs;
}

/** What all buys together cost at most; null as long as that can't be said. */
export function totalOf(draft: RecurringDraft, scale: number): string | null {
  const amount = parseDecimal(decimalOfTyped(draft.amount) ?? '', scale);
  const times = timesOf(draft);
  return amount === null || times === null ? null : formatDecimal(amount * BigInt(times), scale);
}
