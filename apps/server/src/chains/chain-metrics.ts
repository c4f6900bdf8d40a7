import type { Chain } from '@auric/api/addresses/chain';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Sweeper } from './sweep/sweeper.ts';
import type { ChainWatcher } from './watch/chain-watcher.ts';

type Watched = ReadonlyMap<
  Chain,
  { readonly watcher: Pick<ChainWatcher, 'health'>; readonly sweeper: Pick<Sweeper, 'stats'> }
>;

/** Adds what is known of the chains to what the operator's Prometheus reads. */
export function observeChains(registry: Registry, chains: Watched): void {
  gauge(registry, 'auric_chain_height', 'The newest block of a chain that was read.', () =>
    Array.from(chains, ([chain, { watcher }]) => [chain, watcher.health.height] as const),
  );
  gauge(
    registry,
    'auric_chain_node_up',
    'Whether the node of a chain gave a sound answer when it was last asked.',
    () => Array.from(chains, ([chain, { watcher }]) => [chain, watcher.health.problem === null ? 1 : 0] as const),
  );
  sweeps(registry, chains);
}

function sweeps(registry: Registry, chains: Watched): void {
  new Counter({
    name: 'auric_chain_sweeps_total',
    help: 'Transactions that brought deposits to the hot wallet, and those that moved nothing.',
    labelNames: ['chain', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [chain, { sweeper }] of chains) {
        this.inc({ chain, outcome: 'swept' }, sweeper.stats.swept);
        this.inc({ chain, outcome: 'failed' }, sweeper.stats.failed);
      }
    },
  });
}

function gauge(registry: Registry, name: string, help: string, read: () => (readonly [Chain, number])[]): void {
  new Gauge({
    name,
    help,
    labelNames: ['chain'],
    registers: [registry],
    collect() {
      for (const [chain, value] of read()) this.set({ chain }, value);
    },
  });
}
