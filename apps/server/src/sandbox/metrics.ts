import type { Registry } from 'prom-client';
import { observe, type Row } from '../part-metrics.ts';
import type { DeskStats } from './trading-desk.ts';

const rows: readonly Row<DeskStats>[] = [
  ['auric_sandbox_accepted_total', 'Commands of the simulated market since the start.', (stats) => stats.accepted],
  ['auric_sandbox_unavailable_total', 'How often the exchange was too busy for it.', (stats) => stats.unavailable],
];

/** Adds what the simulated market did to what the operator's Prometheus reads. */
export function observeSandbox(registry: Registry, sandbox: { stats(): DeskStats }): void {
  observe(registry, rows, () => sandbox.stats());
}
