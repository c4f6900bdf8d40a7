import { useId, useMemo, useState } from 'react';
import { signColours } from './change-pill.tsx';
import { curvePaths } from './curve-geometry.ts';

export interface CurvePoint {
  at: number;
  /** A signed decimal of the wire. */
  value: string;
}

interface EquityCurveProps {
  label: string;
  points: readonly CurvePoint[];
  valueText: (value: string) => string;
  timeText: (at: number) => string;
  height?: number;
}

const width = 320;
const inset = 6;

/** What something was worth over time. A finger or the arrow keys read a value at any time; untouched it shows the last. */
export function EquityCurve({ label, points, valueText, timeText, height = 120 }: EquityCurveProps) {
  const id = useId();
  const [read, setRead] = useState<number | null>(null);
  const values = useMemo(() => points.map((point) => Number(point.value)), [points]);
  const paths = useMemo(() => curvePaths(values, width, height, inset), [values, height]);
  const last = points.length - 1;
  const index = Math.min(read ?? last, last);
  const shown = points[index];
  const place = paths.points[index];
  if (shown === undefined || place === undefined) return null;
  const rise = (values[last] ?? 0) - (values[0] ?? 0);
  const sign = rise > 0 ? 'up' : rise < 0 ? 'down' : 'flat';
  return (
    <figure className={signColours[sign]}>
      <figcaption className="mb-1 flex items-baseline justify-between gap-2 text-xs text-text-3">
        <span className="text-sm font-semibold text-text-1">{valueText(shown.value)}</span>
        <span>{timeText(shown.at)}</span>
      </figcaption>
      <div
        className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-gold-text"
        style={{ height }}
      >
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="size-full">
          <linearGradient id={id} x1={0} x2={0} y1={0} y2={1}>
            <stop offset="0" stopColor="currentColor" stopOpacity={0.22} />
            <stop offset="1" stopColor="currentColor" stopOpacity={0} />
          </linearGradient>
          <path d={paths.area} fill={`url(#${id})`} />
          <path
            d={paths.line}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.8}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {read !== null && (
          <span
            aria-hidden
            style={{ left: `${(place.x / width) * 100}%` }}
            className="pointer-events-none absolute inset-y-0 w-px bg-text-3"
          />
        )}
        <span
          aria-hidden
          style={{ left: `${(place.x / width) * 100}%`, top: place.y }}
          className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface-0 bg-current"
        />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={label}
          aria-valuetext={`${valueText(shown.value)}, ${timeText(shown.at)}`}
          onChange={(event) => setRead(Number(event.target.value))}
          onPointerUp={() => setRead(null)}
          onBlur={() => setRead(null)}
          data-no-swipe
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
        />
      </div>
    </figure>
  );
}
