import { Gauge, type Registry } from 'prom-client';
import type { EngineStats } from './engine/engine-stats.ts';
import type { RealtimeStats } from './realtime/attach-realtime.ts';

/** One figure of a part: its name, what it means, and how it is read. */
export type Row<Stats> = readonly [name: string, help: string, value: (stats: Stats) => number];

const engineRows: readonly Row<EngineStats>[] = [
  ['auric_exchange_epoch', 'The epoch of this leader.', (stats) => stats.epoch],
  ['auric_exchange_seq', 'The last frame in memory.', (stats) => stats.seq],
  ['auric_exchange_durable_seq', 'The last frame on the disk.', (stats) => stats.durableSeq],
  ['auric_exchange_projected_seq', 'The last frame in the read models.', (stats) => stats.projectedSeq],
  ['auric_exchange_commands', 'Commands since the start.', (stats) => stats.commands],
  ['auric_exchange_batches', 'Commits of the journal since the start.', (stats) => stats.batches],
  ['auric_exchange_pending_commands', 'Commands that wait for the disk.', (stats) => stats.pendingCommands],
  ['auric_exchange_commit_p50_seconds', 'Half of the last commits took less.', (stats) => stats.commitMsP50 / 1000],
  ['auric_exchange_commit_p99_seconds', '99 % of the last commits took less.', (stats) => stats.commitMsP99 / 1000],
  ['auric_projector_lag_seconds', 'How old the read models are.', (stats) => stats.projectorLagMs / 1000],
  ['auric_exchange_open_orders', 'Orders that rest or wait for a trigger.', (stats) => stats.openOrders],
  ['auric_exchange_balances', 'Balances that are not zero.', (stats) => stats.balances],
];

const realtimeRows: readonly Row<RealtimeStats>[] = [
  ['auric_realtime_connections', 'Open sockets.', (stats) => stats.connections],
  ['auric_realtime_channels', 'Public channels that somebody follows.', (stats) => stats.channels],
  ['auric_realtime_behind', 'Sockets that wait for a snapshot.', (stats) => stats.behind],
  ['auric_realtime_dropped', 'How often a socket fell behind since the start.', (stats) => stats.droppedTotal],
];

export interface ObservedParts {
  engine: { stats(): EngineStats };
  realtime: { stats(): RealtimeStats };
}

/** Adds what the parts know about themselves to what the operator's Prometheus reads. */
export function observeParts(registry: Registry, { engine, realtime }: ObservedParts): void {
  observe(registry, engineRows, () => engine.stats());
  observe(registry, realtimeRows, () => realtime.stats());
}

/** Adds the figures of one part, read whenever they are asked for. */
export function observe<Stats>(registry: Registry, rows: readonly Row<Stats>[], stats: () => Stats): void {
  for (const [name, help, value] of rows) {
    const collect = function (this: Gauge): void {
      this.set(value(stats()));
    };
    new Gauge({ name, help, registers: [registry], collect });
  }
}
