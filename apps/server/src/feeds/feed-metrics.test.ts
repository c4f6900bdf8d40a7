import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { SourceHealth } from './feed.ts';
import { observeFeed } from './feed-metrics.ts';

const live: SourceHealth = {
  name: 'binance',
  assets: 12,
  ageMs: 250,
  connected: true,
  reconnects: 2,
  dropped: 5,
  failedSnapshots: 1,
  skewMs: -40,
  problem: null,
};

test('every source has its own figures, which reading does not change', async () => {
  const registry = new Registry();
  const silent = { ...live, name: 'okx', assets: 0, ageMs: null, connected: false, skewMs: null };
  observeFeed(registry, { health: () => [live, silent] }, () => 0);
  const text = await registry.metrics();
  expect(text).toContain('auric_feed_source_assets{source="binance"} 12');
  expect(text).toContain('auric_feed_source_age_seconds{source="binance"} 0.25');
  expect(text).toContain('auric_feed_source_age_seconds{source="okx"} +Inf');
  expect(text).toContain('auric_feed_source_connected{source="okx"} 0');
  expect(text).toContain('auric_feed_source_skew_seconds{source="binance"} -0.04');
  expect(text).toContain('auric_feed_source_reconnects_total{source="binance"} 2');
  expect(text).toContain('auric_feed_source_dropped_total{source="okx"} 5');
  expect(text).toContain('auric_feed_source_snapshots_failed_total{source="binance"} 1');
  expect(await registry.metrics()).toBe(text);
});
