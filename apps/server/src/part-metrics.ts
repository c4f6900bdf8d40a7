import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Engine } from './engine/engine.ts';
import type { EngineStats } from './engine/engine-stats.ts';
import type { RealtimeStats } from './realtime/attach-realtime.ts';

/** One figure of a part: its name, what it means, and how it is read. What counts since the start is named `…_total`. */
export type Row<Stats> = readonly [name: string, help: string, value: (stats: Stats) => number];

const engineRows: readonly Row<EngineStats>[] = [
  ['auric_exchange_epoch', 'The epoch of this leader.', (stats) => stats.epoch],
  ['auric_exchange_seq', 'The last frame in memory.', (stats) => stats.seq],
  ['auric_exchange_durable_seq', 'The last frame on the disk.', (stats) => stats.durableSeq],
  ['auric_exchange_projected_seq', 'The last frame in the read models.', (stats) => stats.projectedSeq],
  ['auric_exchange_commands_total', 'Commands that the exchange has decided.', (stats) => stats.commands],
  ['auric_exchange_unavailable_total', 'Commands that found no room.', (stats) => stats.unavailable],
  ['auric_exchange_commits_total', 'Commits of the journal.', (stats) => stats.batches],
  ['auric_exchange_pending_commands', 'Commands that wait for the disk.', (stats) => stats.pendingCommands],
  ['auric_exchange_open_orders', 'Orders that rest or wait for a trigger.', (stats) => stats.openOrders],
  ['auric_disk_free_bytes', 'Free on the fullest disk of ours.', (stats) => stats.diskFreeBytes],
  ['auric_exchange_balances', 'Balances that are not zero.', (stats) => stats.balances],
  ['auric_exchange_request_ids_ratio', "How much of a day's request ids is taken.", (stats) => stats.requestFill],
  ['auric_projector_lag_seconds', 'How old the read models are.', (stats) => stats.projectorLagMs / 1000],
  [
    'auric_projector_restarts_total',
    'How often the projector had to be started again.',
    (stats) => stats.projectorRestarts,
  ],
  ['auric_index_age_seconds', 'How old the newest prices are.', (stats) => stats.indexAgeMs / 1000],
  ['auric_snapshot_age_seconds', 'How long ago a snapshot was written.', (stats) => stats.snapshotAgeMs / 1000],
  ['auric_snapshot_failures_total', 'Snapshots that were due and not written.', (stats) => stats.snapshotFailures],
];

const realtimeRows: readonly Row<RealtimeStats>[] = [
  ['auric_realtime_connections', 'Open sockets.', (stats) => stats.connections],
  ['auric_realtime_channels', 'Public channels that somebody follows.', (stats) => stats.channels],
  ['auric_realtime_behind', 'Sockets that wait for a snapshot.', (stats) => stats.behind],
  ['auric_realtime_dropped_total', 'How often a socket fell behind.', (stats) => stats.droppedTotal],
];

const poolRows: readonly Row<PoolStats>[] = [
  ['auric_database_connections', 'Open connections of the pool for services.', (pool) => pool.totalCount],
  ['auric_database_waiting', 'Queries that wait for a connection.', (pool) => pool.waitingCount],
];

const refusals = {
  name: 'auric_exchange_refusals_total',
  help: 'Commands that the exchange refused, by the name of the refusal.',
  label: 'code',
};

const limited = {
  name: 'auric_http_limited_total',
  help: 'Requests over a limit of the edge, by the limit.',
  label: 'limit',
};

/** The disk under the journal: half a millisecond to five seconds, when the process gives up. */
const commitSeconds = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 5];

interface PoolStats {
  readonly totalCount: number;
  readonly waitingCount: number;
}

export interface ObservedParts {
  engine: Pick<Engine, 'stats' | 'watchCommits'>;
  realtime: { stats(): RealtimeStats };
  limits: { readonly refusals: ReadonlyMap<string, number> };
  pool: PoolStats;
}

/** Adds what the parts know about themselves to what the operator's Prometheus reads. */
export function observeParts(registry: Registry, { engine, realtime, limits, pool }: ObservedParts): void {
  observe(registry, engineRows, () => engine.stats());
  observe(registry, realtimeRows, () => realtime.stats());
  observe(registry, poolRows, () => pool);
  observeByName(registry, refusals, () => engine.stats().refusals);
  observeByName(registry, limited, () => limits.refusals);
  const registers = [registry];
  const help = 'From sending a batch of the journal to the word of the disk.';
  const commits = new Histogram({ name: 'auric_exchange_commit_seconds', help, buckets: commitSeconds, registers });
  engine.watchCommits((ms) => commits.observe(ms / 1000));
}

/** Adds the figures of one part, read whenever they are asked for. */
export function observe<Stats>(registry: Registry, rows: readonly Row<Stats>[], stats: () => Stats): void {
  for (const [name, help, value] of rows) {
    if (name.endsWith('_total')) observeCount(registry, name, help, () => value(stats()));
    else
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(value(stats()));
        },
      });
  }
}

function observeCount(registry: Registry, name: string, help: string, count: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(count());
    },
  });
}

/** Adds a count for each name that has been met so far; `label`: what the names are. */
export function observeByName(
  registry: Registry,
  { name, help, label }: { name: string; help: string; label: string },
  counts: () => ReadonlyMap<string, number>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of counts()) this.inc({ [label]: value }, count);
    },
  });
}
