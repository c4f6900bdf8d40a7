import type { Health } from '@auric/api/console/health';
import { formatClock } from '@auric/web/src/locales/time-format.ts';
import { type PointerEvent, useState } from 'react';
import { spoken } from '../../kit/spoken.ts';
import { health as texts } from '../../texts/health.ts';
import { figureText } from './figure-text.ts';
import { mostOf, seriesPath } from './series-path.ts';

type Series = Health['series'][number];

interface SeriesChartProps {
  series: Series;
  /** The time of the last value, and how far apart they are. */
  at: number;
  stepMs: number;
}

const width = 320;
const height = 56;

/** One metric over time: what it is now, what it was at most, and its line. Pointing at it reads a moment. */
export function SeriesChart({ series: { name, unit, values }, at, stepMs }: SeriesChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = values.findLastIndex((value) => value !== null);
  const shown = pointed !== null && values[pointed] !== null ? pointed : last;
  const value = values[shown];
  const title = texts.series[name] ?? spoken(name);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - left) / wide) * (values.length - 1));
    setPointed(Math.min(values.length - 1, Math.max(0, index)));
  };
  return (
    <figure className="min-w-0 rounded-card border border-line bg-surface-1 p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-xs font-medium text-text-2">{title}</span>
        <span className="text-2xs whitespace-nowrap text-text-3">
          {shown === last || shown < 0 ? texts.now : formatClock(at - (values.length - 1 - shown) * stepMs, 'en')}
        </span>
      </figcaption>
      <p className="mt-0.5 text-lg font-semibold tracking-tight">
        {value === null || value === undefined ? '–' : figureText(value, unit)}
      </p>
      <svg
        role="img"
        aria-label={`${title}: ${summary(values, unit)}`}
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        className="mt-2 block h-14 w-full overflow-visible"
      >
        <line x1={0} x2={width} y1={height} y2={height} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        <path
          d={seriesPath(values, width, height)}
          fill="none"
          stroke="var(--gold-text)"
          strokeWidth={1.5}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        {pointed !== null && (
          <line
            x1={(shown / Math.max(1, values.length - 1)) * width}
            x2={(shown / Math.max(1, values.length - 1)) * width}
            y1={0}
            y2={height}
            stroke="var(--text-3)"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p className="mt-1 text-2xs text-text-3">{summary(values, unit)}</p>
    </figure>
  );
}

/** What it was at most. */
function summary(values: readonly (number | null)[], unit: string): string {
  if (values.every((value) => value === null)) return texts.nothing;
  const most = values.some((value) => value !== null && value > 0) ? mostOf(values) : 0;
  return `${texts.most} ${figureText(most, unit)}`;
}
