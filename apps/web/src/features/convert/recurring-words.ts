import type { RecurringBuy } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatDayCount } from '../../locales/time-format.ts';

const words = { 1: 'daily', 7: 'weekly', 14: 'fortnightly', 30: 'monthly' } as const;

/** The intervals that are offered, in days. */
export const intervals = [1, 7, 14, 30] as const;

/** How often a recurring buy takes place, in words. */
export function useIntervalText(): (days: number) => string {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  return (days) => {
    const known = intervals.find((each) => each === days);
    return known === undefined ? formatDayCount(days, lang) : t(($) => $.recurring[words[known]]);
  };
}

/** Where a recurring buy stands, in a word. */
export function useRecurringState(): (state: RecurringBuy['state']) => string {
  const { t } = useTranslation();
  return (state) => t(($) => $.recurring.states[state]);
}
