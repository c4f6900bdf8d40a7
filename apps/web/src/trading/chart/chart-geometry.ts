import { paneStudies, type StudyName } from './chart-choices.ts';

/**
 * How high the drawing of a chart is that may be as high as it needs: the candles, and a share for each pane below them.
 * What is written in it grows with the reader's letters.
 */
export function drawingHeight(studies: readonly StudyName[]): string {
  const panes = paneStudies.filter((name) => studies.includes(name)).length;
  return `calc(${9 + panes * 5.75}rem + 164px)`;
}
