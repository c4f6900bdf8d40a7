import { useId, useMemo, useState } from 'react';
import type { Sign } from '../../locales/number-format.ts';
import { signColours } from './change-pill.tsx';
import { curvePaths, type CurvePaths } from './curve-geometry.ts';

export interface CurvePoint {
  at: number;
  /** A signed decimal of the wire. */
  value: string;
  /** A signed decimal: what came or went since the point before, which is marked. */
  flow?: string | undefined;
}

interface EquityCurveProps {
  label: string;
  points: readonly CurvePoint[];
  valueText: (value: string) => string;
  timeText: (at: number) => string;
  /** What is said of a point where something came or went. */
  flowText?: (flow: string) => string;
  /** The values between which the curve runs, at its edge. */
  axisText?: (value: string) => string;
  /** What the number beside it says. Where the curve goes the other way, after a deposit, neither has a colour. */
  sign?: Sign;
  height?: number;
}

const width = 320;
const inset = 6;

function usePaths(points: readonly CurvePoint[], height: number): CurvePaths {
  return useMemo(
    () =>
      curvePaths(
        points.map((point) => Number(point.value)),
        width,
        height,
        inset,
      ),
    [points, height],
  );
}

function signOfCurve(points: readonly CurvePoint[], said?: Sign): Sign {
  const rise = Number(points.at(-1)?.value ?? 0) - Number(points[0]?.value ?? 0);
  const sign = rise > 0 ? 'up' : rise < 0 ? 'down' : 'flat';
  return said === undefined || said === sign ? sign : 'flat';
}

/** Line and area, in the colour of the text. */
function Curve({ paths, height }: { paths: CurvePaths; height: number }) {
  const id = useId();
  return (
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
  );
}

/** The shape of a curve beside its number: a picture to look at, with nothing to read from it. */
export function EquityThumbnail({
  points,
  sign,
  height = 56,
}: Pick<EquityCurveProps, 'points' | 'height'> & { sign: Sign }) {
  const paths = usePaths(points, height);
  return (
    <div className={signColours[signOfCurve(points, sign)]} style={{ height }}>
      <Curve paths={paths} height={height} />
    </div>
  );
}

/** Where money came (up) or went (down): a mark at the lower edge, which no price has moved. */
function FlowMark({ left, comes }: { left: number; comes: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 8 6"
      style={{ left: `clamp(4px, ${left * 100}%, calc(100% - 4px))` }}
      className="pointer-events-none absolute bottom-0 h-1.5 w-2 -translate-x-1/2 fill-text-3"
    >
      <path d={comes ? 'M4 0 8 6H0Z' : 'M4 6 8 0H0Z'} />
    </svg>
  );
}

/** The highest and the lowest value, where they stand; a curve that never moved has none. */
function Axis({ points, text }: { points: readonly CurvePoint[]; text: (value: string) => string }) {
  const byValue = points.toSorted((a, b) => Number(a.value) - Number(b.value));
  const [lowest, highest] = [byValue[0], byValue.at(-1)];
  if (lowest === undefined || highest === undefined || Number(lowest.value) === Number(highest.value)) return null;
  return (
    <span aria-hidden className="flex shrink-0 flex-col justify-between text-right text-2xs text-text-3">
      <span>{text(highest.value)}</span>
      <span>{text(lowest.value)}</span>
    </span>
  );
}

/** What something was worth over time. A finger or the arrow keys read a value at any time; untouched it shows the last. */
export function EquityCurve({
  label,
  points,
  valueText,
  timeText,
  flowText,
  axisText,
  sign,
  height = 120,
}: EquityCurveProps) {
  const [read, setRead] = useState<number | null>(null);
  const paths = usePaths(points, height);
  const last = points.length - 1;
  const index = Math.min(read ?? last, last);
  const shown = points[index];
  const place = paths.points[index];
  if (shown === undefined || place === undefined) return null;
  return (
    <figure className={signColours[signOfCurve(points, sign)]}>
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-2 text-xs text-text-3">
        <span className="text-sm font-semibold text-text-1">{valueText(shown.value)}</span>
        <span>
          {shown.flow !== undefined && flowText !== undefined && (
            <span className="mr-2 text-text-2">{flowText(shown.flow)}</span>
          )}
          {timeText(shown.at)}
        </span>
      </figcaption>
      <div className="flex gap-2">
        {axisText !== undefined && <Axis points={points} text={axisText} />}
        <div
          className="relative min-w-0 flex-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-gold-text"
          style={{ height }}
        >
          <Curve paths={paths} height={height} />
          {points.map(
            ({ at, flow }, each) =>
              flow !== undefined && (
                <FlowMark key={at} left={(paths.points[each]?.x ?? 0) / width} comes={!flow.startsWith('-')} />
              ),
          )}
          {read !== null && (
            <span
              aria-hidden
              style={{ left: `${(place.x / width) * 100}%` }}
              className="pointer-events-none absolute inset-y-0 w-px bg-text-3"
            />
          )}
          <span
            aria-hidden
            style={{ left: `clamp(5px, ${(place.x / width) * 100}%, calc(100% - 5px))`, top: place.y }}
            className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface-1 bg-current"
          />
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={index}
            aria-label={label}
            aria-valuetext={[
              valueText(shown.value),
              timeText(shown.at),
              ...(shown.flow === undefined || flowText === undefined ? [] : [flowText(shown.flow)]),
            ].join(', ')}
            onChange={(event) => setRead(Number(event.target.value))}
            onPointerUp={() => setRead(null)}
            onBlur={() => setRead(null)}
            data-no-swipe
            className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
          />
        </div>
      </div>
    </figure>
  );
}
