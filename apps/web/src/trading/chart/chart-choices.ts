import { useMemo } from 'react';
import { setPreference, useApp } from '../../data/app-store.ts';
import { chartPeriods, type ChartPeriod } from './chart-period.ts';

/** Drawn over the candles, and in panes of their own below them. */
export const priceStudies = ['ma', 'ema', 'boll', 'volume'] as const;
export const paneStudies = ['macd', 'rsi'] as const;
export type StudyName = (typeof priceStudies)[number] | (typeof paneStudies)[number];

export interface ChartChoices {
  period: ChartPeriod;
  studies: readonly StudyName[];
}

/** In this order they are drawn and told of, whatever the order in which they were switched on. */
const allStudies: readonly StudyName[] = [...priceStudies, ...paneStudies];
const firstChoices: ChartChoices = { period: '15min', studies: ['ma', 'volume'] };

/** What is stored, as far as this version knows it. */
export function readChoices(stored: { period: string; studies: readonly string[] } | null): ChartChoices {
  if (stored === null || !Array.isArray(stored.studies)) return firstChoices;
  return {
    period: chartPeriods.find((period) => period === stored.period) ?? firstChoices.period,
    studies: allStudies.filter((study) => stored.studies.includes(study)),
  };
}

/** The interval and the indicators of every chart on this device. */
export function useChartChoices(): {
  choices: ChartChoices;
  setPeriod: (period: ChartPeriod) => void;
  toggleStudy: (study: StudyName) => void;
} {
  const stored = useApp((state) => state.preferences.chart);
  const choices = useMemo(() => readChoices(stored), [stored]);
  const { period, studies } = choices;
  return {
    choices,
    setPeriod: (next) => setPreference('chart', { period: next, studies }),
    toggleStudy: (study) =>
      setPreference('chart', {
        period,
        studies: allStudies.filter((each) => (each === study) !== studies.includes(each)),
      }),
  };
}
