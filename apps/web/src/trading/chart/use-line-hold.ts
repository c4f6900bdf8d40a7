import { useCallback, useMemo, useState } from 'react';
import type { Market } from '../../data/market/market.ts';
import { heldAt, type HeldLine } from './line-hold.ts';
import type { ChartLine } from './own-lines.ts';

export interface LineHold {
  /** The line that is held now, while there is one. */
  held: HeldLine | null;
  /** Takes a line to so many ticks. */
  take: (key: string, ticks: number) => void;
  /** The line is where it shall be: asks whether what it stands for is to follow. */
  ask: () => void;
  /** Lets the line go back. */
  release: () => void;
  asking: boolean;
}

/** The line that is being taken to another price on the chart. Nothing is sent before that is confirmed. */
export function useLineHold(lines: readonly ChartLine[], { priceDecimals }: Market): LineHold {
  const [held, setHeld] = useState<HeldLine | null>(null);
  const [asking, setAsking] = useState(false);
  const isThere = lines.some(({ key }) => key === held?.key);
  const take = useCallback((key: string, ticks: number) => setHeld(heldAt(key, ticks, priceDecimals)), [priceDecimals]);
  const ask = useCallback(() => setAsking(true), []);
  const release = useCallback(() => {
    setAsking(false);
    setHeld(null);
  }, []);
  // One whose order or position has ended meanwhile is held by nobody.
  const live = isThere ? held : null;
  return useMemo(
    () => ({ held: live, take, ask, release, asking: asking && live !== null }),
    [live, take, ask, release, asking],
  );
}
