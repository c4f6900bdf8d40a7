import { Counter, Gauge, type Registry } from 'prom-client';
import type { MarketFeed, SourceHealth } from './feed.ts';

type Row = readonly [name: string, help: string, value: (health: SourceHealth) => number];

const gauges: readonly Row[] = [
  ['auric_feed_source_assets', 'Assets of which a source has a fresh quote.', ({ assets }) => assets],
  ['auric_feed_source_age_seconds', 'How old its youngest quote is.', ({ ageMs }) => seconds(ageMs, Infinity)],
  ['auric_feed_source_connected', '1 while the line to it is open.', ({ connected }) => Number(connected)],
  ['auric_feed_source_skew_seconds', 'How far its clock is ahead of ours.', ({ skewMs }) => seconds(skewMs, 0)],
];

const counters: readonly Row[] = [
  ['auric_feed_source_reconnects_total', 'How often the line to it was replaced.', ({ reconnects }) => reconnects],
  ['auric_feed_source_dropped_total', 'Frames and quotes that were not taken.', ({ dropped }) => dropped],
  ['auric_feed_source_snapshots_failed_total', 'Snapshots that it did not give.', (health) => health.failedSnapshots],
];

/** Adds how each source of the index is to what the operator's Prometheus reads. */
export function observeFeed(registry: Registry, feed: Pick<MarketFeed, 'health'>, now: () => number): void {
  for (const [name, help, value] of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['source'],
      registers: [registry],
      collect() {
        for (const health of feed.health(now())) this.set({ source: health.name }, value(health));
      },
    });
  }
  for (const [name, help, value] of counters) {
    new Counter({
      name,
      help,
      labelNames: ['source'],
      registers: [registry],
      collect() {
        this.reset();
        for (const health of feed.health(now())) this.inc({ source: health.name }, value(health));
      },
    });
  }
}

function seconds(ms: number | null, unknown: number): number {
  return ms === null ? unknown : ms / 1000;
}
