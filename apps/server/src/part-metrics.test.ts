import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { observeChains } from './chains/chain-metrics.ts';
import { Metrics } from './edge/metrics.ts';
import type { EngineStats } from './engine/engine-stats.ts';
import { observeFeed } from './feeds/feed-metrics.ts';
import { observeFiat } from './fiat/fiat-metrics.ts';
import { observeParts } from './part-metrics.ts';
import { observeReconciliation } from './reconciliation/reconciliation-metrics.ts';

const stats: EngineStats = {
  epoch: 3,
  seq: 900,
  durableSeq: 890,
  projectedSeq: 880,
  commands: 4_000,
  batches: 120,
  pendingCommands: 10,
  projectorLagMs: 60,
  projectorRestarts: 1,
  indexAgeMs: 1_500,
  snapshotAgeMs: Number.POSITIVE_INFINITY,
  snapshotFailures: 2,
  refusals: new Map([['insufficient_balance', 7]]),
  unavailable: 5,
  openOrders: 40,
  balances: 50,
  requestFill: 0.25,
  diskFreeBytes: 5e9,
  replayedEvents: 0,
};

/** Observes parts that say the above, and gives what tells them of a commit. */
function observed(registry: Registry): (ms: number) => void {
  let told: ((ms: number) => void) | undefined;
  const engine = { stats: () => stats, watchCommits: (commitTook: (ms: number) => void) => void (told = commitTook) };
  const realtime = { stats: () => ({ connections: 1, channels: 2, behind: 0, droppedTotal: 3 }) };
  const limits = { refusals: new Map([['order', 9]]) };
  observeParts(registry, { engine, realtime, limits, pool: { totalCount: 4, waitingCount: 0 } });
  return (ms) => told?.(ms);
}

test('what counts is a counter, a latency is a histogram, and refusals have their names', async () => {
  const registry = new Registry();
  const commitTook = observed(registry);
  commitTook(3);
  const text = await registry.metrics();
  expect(text).toContain('# TYPE auric_exchange_commands_total counter\nauric_exchange_commands_total 4000');
  expect(text).toContain('auric_exchange_refusals_total{code="insufficient_balance"} 7');
  expect(text).toContain('auric_http_limited_total{limit="order"} 9');
  expect(text).toContain('auric_exchange_commit_seconds_bucket{le="0.002"} 0');
  expect(text).toContain('auric_exchange_commit_seconds_bucket{le="0.004"} 1');
  // Read a second time it is the same: a counter that is read must not count the reading.
  expect(await registry.metrics()).toBe(text);
});

test.each(['alerts.yaml', 'dashboard.json'])('every figure that %s asks for is one that is served', async (file) => {
  const metrics = new Metrics();
  observed(metrics.registry);
  observeChains(metrics.registry, new Map());
  observeFeed(metrics.registry, { health: () => [] }, () => 0);
  observeFiat(metrics.registry, { stats: () => ({ ageMs: 0, refused: 0 }) });
  observeReconciliation(metrics.registry, { last: new Map(), stopped: new Set() }, () => 0);
  const served = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`] : [name],
  );
  const text = readFileSync(new URL(`../../../ops/${file}`, import.meta.url), 'utf8');
  const asked = new Set(text.match(/\b(auric|process|nodejs)_[a-z0-9_]+/g));
  metrics.close();
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !served.includes(name))).toEqual([]);
});
