import { useMemo } from 'react';
import type { Sign } from '../../locales/number-format.ts';

const strokes: Readonly<Record<Sign, string>> = { up: 'var(--up)', down: 'var(--down)', flat: 'var(--text-3)' };

/** The shape of a day. Drawn from doubles: it is a picture, no number is read from it. */
export function Sparkline({
  points,
  sign,
  width = 64,
  height = 26,
  className = '',
}: {
  points: readonly string[];
  sign: Sign;
  width?: number;
  height?: number;
  /** May draw it narrower where there is less room. */
  className?: string;
}) {
  const path = useMemo(() => linePath(points.map(Number), width, height), [points, width, height]);
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`shrink-0 ${className}`}
    >
      <path
        d={path}
        fill="none"
        stroke={strokes[sign]}
        strokeWidth={1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function linePath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = width / (values.length - 1);
  const points = values.map((value, index) => {
    const y = height - 3 - ((value - least) / span) * (height - 6);
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
