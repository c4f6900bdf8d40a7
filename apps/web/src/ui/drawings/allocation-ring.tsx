import type { ReactNode } from 'react';
import { ringParts } from './ring-geometry.ts';
import '../styles/drawing.css';

export interface RingSlice {
  id: string | number;
  label: string;
  /** Only the proportions are drawn from it. */
  weight: number;
  /** The amount as it is read, already in the language. */
  amount: ReactNode;
  /** Its share in words, as `63%`. */
  share: ReactNode;
  /** Which of the colours, where it must stay the same when slices change places; by place without it. */
  tone?: number;
}

const colours = 7;
const colourOf = (index: number): string => `var(--series-${(index % colours) + 1})`;
const radius = 42;
const stroke = 10;
const gap = 0.012;

/** How a whole is made up: a ring to see it, a list to read it. The middle says what the whole is. */
export function AllocationRing({ slices, middle }: { slices: readonly RingSlice[]; middle: ReactNode }) {
  const weights = slices.map((slice) => slice.weight);
  const parts = ringParts(weights, gap);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4">
      <div className="relative mx-auto size-26 shrink-0">
        <svg aria-hidden viewBox="0 0 100 100" className="size-full -rotate-90">
          <circle cx={50} cy={50} r={radius} fill="none" stroke="var(--surface-3)" strokeWidth={stroke} />
          {parts.map(
            (part, index) =>
              part.length > 0 && (
                <circle
                  key={slices[index]?.id}
                  cx={50}
                  cy={50}
                  r={radius}
                  fill="none"
                  pathLength={1}
                  stroke={colourOf(slices[index]?.tone ?? index)}
                  strokeWidth={stroke}
                  strokeDasharray={`${part.length} ${1 - part.length}`}
                  strokeDashoffset={-part.start}
                />
              ),
          )}
        </svg>
        <div className="absolute inset-4 grid place-content-center text-center text-xs leading-tight text-text-2">
          {middle}
        </div>
      </div>
      <dl className="min-w-[min(12rem,100%)] flex-1 text-sm">
        {slices.map((slice, index) => (
          <div key={slice.id} className="flex min-h-8 flex-wrap items-center gap-x-1.5">
            <span
              aria-hidden
              className="size-2 shrink-0 rounded-full"
              style={{ background: colourOf(slice.tone ?? index) }}
            />
            <dt className="flex-auto text-text-2">{slice.label}</dt>
            <dd className="ml-auto flex gap-x-1 text-right font-medium">
              {slice.amount}
              <span className="min-w-9 shrink-0 font-normal text-text-3">{slice.share}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
