interface Measurement {
  readonly title: string;
  readonly unit: 'ms' | '' | '%' | 'MB' | 'KB/min' | '/s';
  /** At most this; the limits of web.dev's "good" where it has one. */
  readonly budget?: number;
}

const goodPaint = 2500;
const goodShift = 0.1;
const goodInteraction = 200;

const screens = {
  home_guest: 'Home, guest',
  home_customer: 'Home, customer',
  markets: 'Markets',
  trade: 'Trade, customer',
} as const;
export type MeasuredScreen = keyof typeof screens;

type LoadingKey = `${MeasuredScreen}.${'lcp_ms' | 'fcp_ms' | 'cls' | 'slow_line_lcp_ms' | 'longest_task_ms'}`;

function loadingRows(): Record<LoadingKey, Measurement> {
  const rows = Object.entries(screens).flatMap(([screen, title]): [string, Measurement][] => [
    [`${screen}.lcp_ms`, { title: `${title}: largest paint`, unit: 'ms', budget: goodPaint }],
    [`${screen}.fcp_ms`, { title: '  first paint', unit: 'ms', budget: 1800 }],
    [`${screen}.cls`, { title: '  layout shift', unit: '', budget: goodShift }],
    [`${screen}.longest_task_ms`, { title: '  longest task', unit: 'ms' }],
    [`${screen}.slow_line_lcp_ms`, { title: '  largest paint over slow 4G', unit: 'ms', budget: goodPaint }],
  ]);
  return Object.fromEntries(rows) as Record<LoadingKey, Measurement>;
}

export const measurements = {
  ...loadingRows(),
  'book.depth_per_s': { title: 'The book moves', unit: '/s' },
  'typing.inp_ms': { title: '  typing 20 keys in the ticket, INP', unit: 'ms', budget: goodInteraction },
  'typing.p75_ms': { title: '    three of four within', unit: 'ms' },
  'keypad.inp_ms': { title: '  20 keys of the own keypad, INP', unit: 'ms', budget: goodInteraction },
  'slider.inp_ms': { title: '  tapping the percent slider, INP', unit: 'ms', budget: goodInteraction },
  'side.inp_ms': { title: '  buy and sell in turn, INP', unit: 'ms', budget: goodInteraction },
  'tabs.inp_ms': { title: '  through the five tabs, INP', unit: 'ms', budget: goodInteraction },
  'busy.cls': { title: '  layout shift meanwhile', unit: '', budget: goodShift },
  'busy.long_tasks': { title: '  long tasks meanwhile', unit: '' },
  'busy.longest_ms': { title: '  longest of them', unit: 'ms' },
  'watching.busy_percent': { title: '  main thread busy, only watching', unit: '%' },
  'watching.layouts_per_s': { title: '  layouts a second meanwhile', unit: '' },
  'watching.late_frames_percent': { title: '  frames later than 25 ms', unit: '%' },
  'watching.long_tasks': { title: '  long tasks in ten seconds of it', unit: '' },
  'marks.per_s': { title: 'The marks of 50 positions move', unit: '/s' },
  'futures.inp_ms': { title: '  ticket and lists, INP', unit: 'ms', budget: goodInteraction },
  'futures.busy_percent': { title: '  main thread busy, only watching', unit: '%', budget: 50 },
  'futures.layouts_per_s': { title: '  layouts a second meanwhile', unit: '' },
  'futures.long_tasks': { title: '  long tasks in ten seconds of it', unit: '' },
  'soak.heap_start_mb': { title: 'Heap on the trade screen, at the start', unit: 'MB' },
  'soak.heap_end_mb': { title: '  at the end', unit: 'MB' },
  'soak.heap_growth_kb_per_min': { title: '  growth', unit: 'KB/min' },
  'soak.nodes_start': { title: '  DOM nodes, at the start', unit: '' },
  'soak.nodes_end': { title: '  at the end', unit: '' },
  'soak.listeners_end': { title: '  listeners, at the end', unit: '' },
  'soak.long_tasks_per_min': { title: '  long tasks a minute', unit: '' },
} as const satisfies Record<string, Measurement>;

export type BrowserMeasurementKey = keyof typeof measurements;
export type BrowserResults = Partial<Record<BrowserMeasurementKey, number>>;

/** Two columns: what was measured now and what the last run had. */
export function table(results: BrowserResults, before: BrowserResults): string {
  const rows = Object.entries(measurements) as [BrowserMeasurementKey, Measurement][];
  const head = `${''.padEnd(46)}${'measured'.padStart(14)}${'before'.padStart(14)}   budget`;
  return [head, ...rows.flatMap(([key, row]) => rowText(row, results[key], before[key]))].join('\n');
}

function rowText(row: Measurement, value: number | undefined, before: number | undefined): string[] {
  if (value === undefined) return [];
  const { budget } = row;
  const verdict = budget === undefined ? '' : `≤ ${shown(budget)} ${value <= budget ? 'met' : 'MISSED'}`;
  const columns = [withUnit(value, row.unit), before === undefined ? '' : withUnit(before, row.unit)];
  return [`${row.title.padEnd(46)}${columns.map((text) => text.padStart(14)).join('')}   ${verdict}`];
}

function withUnit(value: number, unit: string): string {
  return `${shown(value)} ${unit}`.trim();
}

function shown(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
