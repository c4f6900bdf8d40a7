import type { ReactNode } from 'react';

interface ProgressProps {
  /** What is measured, for screen readers. */
  label: string;
  /** How much of the whole is done, in ppm of it; null where nobody knows: it is going on. */
  donePpm: number | null;
  look?: 'gold' | 'up' | 'down';
  /** What it says beside the bar. */
  children?: ReactNode;
}

const wholePpm = 1_000_000;
const bars = { gold: 'bg-gold', up: 'bg-up', down: 'bg-down' } as const;

/** How far something has come: a bar, and the words to it. */
export function Progress({ label, donePpm, look = 'gold', children }: ProgressProps) {
  const percent =
    donePpm === null ? undefined : Math.floor((Math.min(wholePpm, Math.max(0, donePpm)) * 100) / wholePpm);
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={`h-full rounded-full ${bars[look]} ${percent === undefined ? 'w-1/3 animate-[loader_1.4s_ease-in-out_infinite]' : ''}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
      {children !== undefined && <p className="text-xs text-text-2">{children}</p>}
    </div>
  );
}
