import { languageTags, type Language } from '@auric/api';
import { Maximize2, Minimize2, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { chartPeriods, type ChartPeriod } from './chart-period.ts';

/** The abbreviations of intervals are the same on every exchange and in every language; they are read out in full. */
const intervals: Readonly<
  Record<ChartPeriod, { short: string; unit: 'minute' | 'hour' | 'day' | 'week' | 'month'; count: number }>
> = {
  '1min': { short: '1m', unit: 'minute', count: 1 },
  '3min': { short: '3m', unit: 'minute', count: 3 },
  '5min': { short: '5m', unit: 'minute', count: 5 },
  '15min': { short: '15m', unit: 'minute', count: 15 },
  '30min': { short: '30m', unit: 'minute', count: 30 },
  '60min': { short: '1h', unit: 'hour', count: 1 },
  '2hour': { short: '2h', unit: 'hour', count: 2 },
  '4hour': { short: '4h', unit: 'hour', count: 4 },
  '6hour': { short: '6h', unit: 'hour', count: 6 },
  '12hour': { short: '12h', unit: 'hour', count: 12 },
  '1day': { short: '1D', unit: 'day', count: 1 },
  '1week': { short: '1W', unit: 'week', count: 1 },
  '1month': { short: '1M', unit: 'month', count: 1 },
};

/** An interval in words of the language: “15 minutes”. */
export function intervalText(period: ChartPeriod, lang: Language): string {
  const { unit, count } = intervals[period];
  return new Intl.NumberFormat(languageTags[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

interface ChartRowProps {
  period: ChartPeriod;
  onPeriod: (period: ChartPeriod) => void;
  onIndicators: () => void;
  full: boolean;
  onFull: () => void;
}

/** The intervals, and the way to the indicators. The row stays at the top while the page scrolls past the chart. */
export function ChartRow({ period, onPeriod, onIndicators, full, onFull }: ChartRowProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const name = useId();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[data-chosen]');
    if (list === null || chosen === null || chosen === undefined) return;
    list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [period]);

  return (
    <div className="sticky top-(--below-price-bar,0px) z-10 flex shrink-0 items-center border-b border-line bg-surface-0 lg:bg-inherit">
      <div
        ref={row}
        role="radiogroup"
        aria-label={t(($) => $.chart.interval)}
        className="scroll-quiet fade-end relative flex min-w-0 flex-1 overflow-x-auto"
      >
        {chartPeriods.map((each) => (
          <label
            key={each}
            data-chosen={each === period || undefined}
            className={`relative grid min-h-11 min-w-11 flex-1 shrink-0 cursor-pointer place-items-center px-1 text-xs font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-gold-text lg:max-w-14 ${
              each === period ? 'text-text-1' : 'text-text-2'
            }`}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === period}
              onChange={() => onPeriod(each)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span className={each === period ? 'rounded-[6px] bg-surface-3 px-2 py-1' : 'px-2 py-1'}>
              {intervals[each].short}
            </span>
            <span className="sr-only">{intervalText(each, lang)}</span>
          </label>
        ))}
      </div>
      <IconButton label={t(($) => $.chart.indicators)} aria-haspopup="dialog" onClick={onIndicators}>
        <SlidersHorizontal size={18} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <IconButton
        label={full ? t(($) => $.chart.leaveFullScreen) : t(($) => $.chart.fullScreen)}
        aria-pressed={full}
        onClick={onFull}
        className="-mr-2 lg:mr-0"
      >
        {full ? (
          <Minimize2 size={18} strokeWidth={1.7} aria-hidden />
        ) : (
          <Maximize2 size={18} strokeWidth={1.7} aria-hidden />
        )}
      </IconButton>
    </div>
  );
}
