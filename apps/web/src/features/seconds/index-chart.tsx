import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveIndex } from '../../data/seconds/index-ticks.ts';
import { useNumbers } from '../../locales/number-format.ts';

/** The drawing's own units; it is stretched over its place. */
const [width, height] = [600, 200];
/** What is shown grows with what is known. */
const [shownLeastMs, shownMostMs] = [20_000, 120_000];
/** The line never fills its place from edge to edge: a calm index looks calm. */
const leastSpread = 0.0002;

/** A strike to be drawn, and whether its owner is ahead now. */
export interface StrikeLine {
  readonly id: number;
  readonly price: number;
  readonly direction: 'up' | 'down';
}

interface IndexChartProps {
  live: LiveIndex;
  strikes: readonly StrikeLine[];
  decimals: number;
  /** What lies over the drawing. */
  over?: ReactNode;
}

/** The index of the last two minutes, tick by tick, with the strikes of what is open. */
export function IndexChart({ live, strikes, decimals, over }: IndexChartProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const end = live.ticks.at(-1)?.time ?? live.last.time;
  const known = end - (live.ticks[0]?.time ?? end);
  const shownMs = Math.min(shownMostMs, Math.max(shownLeastMs, known));
  const shown = live.ticks.filter(({ time }) => time >= end - shownMs);
  const prices = [...shown.map(({ price }) => price), ...strikes.map(({ price }) => price)];
  const middle = prices.length === 0 ? Number(live.last.price) : (Math.min(...prices) + Math.max(...prices)) / 2;
  const spread = Math.max((Math.max(...prices, middle) - Math.min(...prices, middle)) * 1.25, middle * leastSpread);
  const x = (time: number): number => width - ((end - time) / shownMs) * width;
  const y = (price: number): number => height / 2 - ((price - middle) / spread) * height;
  const path = shown.map(
    ({ time, price }, at) => `${at === 0 ? 'M' : 'L'}${x(time).toFixed(1)} ${y(price).toFixed(1)}`,
  );
  const last = shown.at(-1);
  const price = numbers.fixed(live.last.price, decimals);
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3 pb-2">
        <span className="text-xs text-text-2">{t(($) => $.seconds.index)}</span>
        <span className="text-lg font-semibold" data-testid="seconds-index">
          {price}
        </span>
      </figcaption>
      <div className="relative">
        <svg
          role="img"
          aria-label={t(($) => $.joined.valued, { what: t(($) => $.seconds.index), value: price })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible rounded-card bg-surface-1 md:h-64"
        >
          {strikes.map(({ id, price: strike, direction }) => (
            <line
              key={id}
              x1={0}
              x2={width}
              y1={y(strike)}
              y2={y(strike)}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="4 4"
              className={direction === 'up' ? 'stroke-up' : 'stroke-down'}
              strokeWidth={1}
            />
          ))}
          <path
            d={path.join('')}
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="stroke-gold"
            strokeWidth={1.75}
          />
        </svg>
        {over}
        {last !== undefined && (
          <span
            aria-hidden
            className="absolute right-0 size-2 translate-x-1/2 -translate-y-1/2 rounded-full bg-gold"
            style={{ top: `${(y(last.price) / height) * 100}%` }}
          />
        )}
      </div>
      {!live.last.is_sound && (
        <p role="status" className="pt-2 text-xs text-text-2">
          {t(($) => $.seconds.gap)}
        </p>
      )}
    </figure>
  );
}
