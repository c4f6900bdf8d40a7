import { useSyncExternalStore } from 'react';

/** The lines of indicators are drawn in the colours of drawings, by their numbers. */
export type SeriesNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The tokens of the theme that a canvas needs; it can't read custom properties itself. */
export interface ChartColours {
  text: string;
  line: string;
  crosshair: string;
  label: string;
  up: string;
  down: string;
  /** What is to be watched out for. */
  warning: string;
  onUp: string;
  onDown: string;
  upSoft: string;
  downSoft: string;
  series: (number: SeriesNumber) => string;
}

/** Half as strong, for what stands behind the candles. */
const softened = '70';

export function readChartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token('--text-3'),
    line: token('--line'),
    crosshair: token('--text-3'),
    label: token('--surface-3'),
    up: token('--up'),
    down: token('--down'),
    warning: token('--gold-text'),
    onUp: token('--on-up'),
    onDown: token('--on-down'),
    upSoft: token('--up') + softened,
    downSoft: token('--down') + softened,
    series: (number) => token(`--series-${number}`),
  };
}

/** The size of the smallest text, which follows the size that the reader has chosen; a scale has room for twice of it. */
export function readChartFontSize(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(Math.max(Math.round(root * 0.6875), 10), 18);
}

function watchAppearance(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-updown'] });
  return () => watch.disconnect();
}

/** Theme and colours as they stand on the document: a choice, or the system's at night, changes them. */
export function useAppearance(): string {
  return useSyncExternalStore(watchAppearance, () => {
    const { theme, updown } = document.documentElement.dataset;
    return `${theme} ${updown ?? ''}`;
  });
}
