import { useSyncExternalStore } from 'react';
import { narrowDepth } from './desk-layout.ts';

/** What a wide window shows above, below and between the rows of its book, and how high a row is. In pixels. */
const aroundPx = 290;
const rowPx = 24;
const deepest = 20;

/** How many rows of each side a window of this height has room for. */
export function depthFor(windowHeightPx: number): number {
  const fitting = Math.floor((windowHeightPx - aroundPx) / (2 * rowPx));
  return Math.min(deepest, Math.max(narrowDepth, fitting));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The rows of each side of the book on a wide window: as many as can be seen without scrolling. */
export function useBookDepth(): number {
  return useSyncExternalStore(subscribe, () => depthFor(window.innerHeight));
}
