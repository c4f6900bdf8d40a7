import { useSyncExternalStore } from 'react';
import { narrowDepth } from './desk-layout.ts';

/** What a wide window shows above, below and between the rows of its book, and how high a row is. In pixels. */
const aroundPx = 290;
const rowPx = 24;
const deepest = 20;

/** Below this width the own orders lie under the book, as the layout of the desk has it. In pixels. */
const besideOrdersPx = 1280;
/** What there is over the desk's two rows, the share of the upper one, and what that has around the levels. */
const overRowsPx = 190;
const upperShare = 0.6;
const aroundLevelsPx = 154;

/** How many rows of each side a window of this size has room for. */
export function depthFor(windowWidthPx: number, windowHeightPx: number): number {
  const levelsPx =
    windowWidthPx < besideOrdersPx
      ? (windowHeightPx - overRowsPx) * upperShare - aroundLevelsPx
      : windowHeightPx - aroundPx;
  return Math.min(deepest, Math.max(narrowDepth, Math.floor(levelsPx / (2 * rowPx))));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The rows of each side of the book on a wide window: as many as can be seen without scrolling. */
export function useBookDepth(): number {
  return useSyncExternalStore(subscribe, () => depthFor(window.innerWidth, window.innerHeight));
}
