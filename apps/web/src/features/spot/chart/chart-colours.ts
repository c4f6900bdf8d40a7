/** The tokens of the theme that a canvas needs; it can't read custom properties itself. */
export interface ChartColours {
  text: string;
  line: string;
  up: string;
  down: string;
  upSoft: string;
  downSoft: string;
}

export function readChartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token('--text-3'),
    line: token('--line'),
    up: token('--up'),
    down: token('--down'),
    upSoft: token('--up-soft'),
    downSoft: token('--down-soft'),
  };
}
