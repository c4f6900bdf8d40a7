import { Gauge, type Registry } from 'prom-client';
import type { Reconciler } from './reconciler.ts';

type Watched = Pick<Reconciler, 'last' | 'stopped'>;

/** Adds what comparisons of books and chains came to, to what the operator's Prometheus reads. */
export function observeReconciliation(registry: Registry, reconciler: Watched, now: () => number): void {
  gauge(registry, 'auric_reconciliation_age_seconds', 'How long ago an asset was compared with its chains.', () =>
    Array.from(reconciler.last, ([asset, { at }]) => [asset, (now() - at) / 1000] as const),
  );
  gauge(
    registry,
    'auric_reconciliation_stopped',
    'Whether withdrawals of an asset are stopped because books and chains differ.',
    () => Array.from(reconciler.last, ([asset]) => [asset, reconciler.stopped.has(asset) ? 1 : 0] as const),
  );
}

function gauge(registry: Registry, name: string, help: string, read: () => (readonly [string, number])[]): void {
  new Gauge({
    name,
    help,
    labelNames: ['asset'],
    registers: [registry],
    collect() {
      for (const [asset, value] of read()) this.set({ asset }, value);
    },
  });
}
