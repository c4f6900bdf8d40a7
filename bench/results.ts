import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A measurement: its key in bench/results.json, what it is, and the budget of docs/ARCHITECTURE.md where it has one. */
interface Measurement {
  readonly title: string;
  readonly unit: string;
  readonly budget?: string;
  /** Whether a value is within the budget. */
  readonly meets?: (value: number, results: Readonly<Record<string, number>>) => boolean;
}

const atLeast = (least: number) => (value: number) => value >= least;
const below = (limit: number) => (value: number) => value < limit;
const atMost = (limit: number) => (value: number) => value <= limit;

export const measurements = {
  'core.commands_per_s': {
    title: 'Exchange core, 1,000 resting orders, request ids, six fee tiers',
    unit: 'commands/s',
    budget: '≥ 2.5 × peer',
    meets: (value, results) => value >= 2.5 * (results['peer.nodejs_order_book.commands_per_s'] ?? Infinity),
  },
  'core.no_ids.commands_per_s': { title: '  without request ids', unit: 'commands/s' },
  'core_100k.commands_per_s': {
    title: 'Exchange core, 100,000 resting orders, the same',
    unit: 'commands/s',
    budget: '≥ 4 × peer',
    meets: (value, results) => value >= 4 * (results['peer.nodejs_order_book_100k.commands_per_s'] ?? Infinity),
  },
  'core_100k.no_ids.commands_per_s': { title: '  without request ids', unit: 'commands/s' },
  'peer.nodejs_order_book.commands_per_s': {
    title: '  peer: nodejs-order-book, matching only, 1,000 resting',
    unit: 'commands/s',
  },
  'peer.nodejs_order_book_100k.commands_per_s': {
    title: '  peer: nodejs-order-book, matching only, 100,000 resting',
    unit: 'commands/s',
  },
  'durable.commands_per_s': {
    title: 'The same, acknowledged when durable',
    unit: 'commands/s',
    budget: '≥ 150,000',
    meets: atLeast(150_000),
  },
  'durable.p99_ms': { title: '  p99 at half load', unit: 'ms', budget: '< 10', meets: below(10) },
  'peer.sql_transfer.per_s': {
    title: '  peer: SQL exchange at its best, one transaction a transfer',
    unit: 'transfers/s',
  },
  'http.orders_per_s': {
    title: 'HTTP order to durable answer, client on the same cores',
    unit: 'orders/s',
    budget: '≥ 8,000',
    meets: atLeast(8000),
  },
  'http.p99_ms': { title: '  p99 at half load', unit: 'ms', budget: '< 25', meets: below(25) },
  'http.cpu_us_per_order': {
    title: '  processor time of server and Postgres at 2,500 orders/s',
    unit: 'µs an order',
  },
  'push.p50_ms': { title: "Order to the other party's push, p50", unit: 'ms', budget: '< 10', meets: below(10) },
  'recovery.events_per_s': {
    title: 'Recovery from the journal',
    unit: 'events/s',
    budget: '≥ 500,000',
    meets: atLeast(500_000),
  },
  'withdrawals.per_s': { title: 'Withdrawals, every step acknowledged when durable', unit: 'withdrawals/s' },
  'perpetual.commands_per_s': { title: 'Contracts: orders that open a position, among 100,000', unit: 'commands/s' },
  'perpetual.funding_payments_per_s': { title: '  payments of a funding, among 100,000 positions', unit: 'payments/s' },
  'perpetual.mark_updates_per_s': { title: '  marks that reach nobody of 10,000 positions', unit: 'marks/s' },
  'perpetual.mark_updates_per_s_1m': { title: '  marks that reach nobody of 1,000,000 positions', unit: 'marks/s' },
  'copy.fanout_orders_per_s': {
    title: 'Copies: orders of 1,000 followers, opened and closed with their lead',
    unit: 'orders/s',
  },
  'copy.others_p99_ms': { title: '  p99 of others, beside a lead copied by 1,000 twice a second', unit: 'ms' },
  'copy.mark_updates_per_s': { title: '  marks among 1,000 copies with a stop', unit: 'marks/s' },
  'stock.opening_priced_ms': { title: 'Stock: the price of an opening of 10,000 orders', unit: 'ms' },
  'stock.opening_filled_ms': { title: '  until all who meet are filled', unit: 'ms' },
  'memory.bytes_per_order': {
    title: 'Memory of a resting order',
    unit: 'bytes',
    budget: '< 1,024',
    meets: below(1024),
  },
  'idle.cpu_percent': { title: 'The sandbox at rest, of one core', unit: '%', budget: '< 10', meets: below(10) },
  'idle.journal_mb_per_day': {
    title: '  its journal',
    unit: 'MB/day',
    budget: '< 1,000',
    meets: below(1000),
  },
  'web.first_screen_gzip_kb': {
    title: 'First screen, gzipped JavaScript',
    unit: 'KB',
    budget: '≤ 200',
    meets: atMost(200),
  },
} as const satisfies Record<string, Measurement>;

export type MeasurementKey = keyof typeof measurements;
export type Results = Partial<Record<MeasurementKey, number>>;

const file = fileURLToPath(new URL('results.json', import.meta.url));

/** The results of earlier runs, so that a part that runs alone replaces only its own. */
export function readResults(): Results {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Results;
}

export function writeResults(results: Results): void {
  const ordered: Results = {};
  for (const key of Object.keys(measurements) as MeasurementKey[]) {
    const value = results[key];
    if (value !== undefined) ordered[key] = value;
  }
  writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`);
}

function formatted(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });
}

/** The table of budgets with what was measured in this run. */
export function table(results: Results): string {
  const lines: string[] = [];
  for (const [key, measurement] of Object.entries(measurements) as [MeasurementKey, Measurement][]) {
    const value = results[key];
    const shown = value === undefined ? 'not measured' : `${formatted(value)} ${measurement.unit}`;
    lines.push(`${measurement.title.padEnd(62)}${shown.padStart(24)}   ${verdict(key, measurement, results)}`);
  }
  return lines.join('\n');
}

function verdict(key: MeasurementKey, measurement: Measurement, results: Results): string {
  const value = results[key];
  if (measurement.budget === undefined || value === undefined) return measurement.budget ?? '';
  const met = measurement.meets?.(value, results) === true;
  return `${measurement.budget.padEnd(16)}${met ? 'met' : 'MISSED'}`;
}
