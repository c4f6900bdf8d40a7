import type { Registry } from 'prom-client';
import { observe, observeByName, type Row } from '../part-metrics.ts';
import type { Sandbox } from './sandbox.ts';
import type { DeskStats } from './trading-desk.ts';

const rows: readonly Row<DeskStats>[] = [
  ['auric_sandbox_accepted_total', 'Commands of the simulated market since the start.', (stats) => stats.accepted],
  ['auric_sandbox_unavailable_total', 'How often the exchange was too busy for it.', (stats) => stats.unavailable],
];

const payments = {
  name: 'auric_sandbox_payments_total',
  help: 'What background customers paid and were paid since the start, by kind.',
  label: 'kind',
};

/** Adds what the simulated market did to what the operator's Prometheus reads. */
export function observeSandbox(registry: Registry, sandbox: Pick<Sandbox, 'stats' | 'payments'>): void {
  observe(registry, rows, () => sandbox.stats());
  observeByName(registry, payments, () => sandbox.payments());
}
