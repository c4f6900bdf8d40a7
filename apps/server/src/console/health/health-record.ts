import type { Registry } from 'prom-client';

export const stepMs = 10_000;
const kept = (24 * 3_600_000) / stepMs;

type Unit = 'per_second' | 'ms' | 'count' | 'bytes';

/**
 * One line of the picture: how it is read of the metrics. `gauge` is the value itself, `rate` how much a counter rose a
 * second, `mean` how long what a histogram observed since took on average. A metric with labels is their sum.
 */
interface Line {
  readonly name: string;
  readonly metric: string;
  readonly how: 'gauge' | 'rate' | 'mean';
  readonly unit: Unit;
  readonly factor?: number;
}

/** What matters when somebody asks how the house is. */
export const healthLines: readonly Line[] = [
  { name: 'commands', metric: 'auric_exchange_commands_total', how: 'rate', unit: 'per_second' },
  { name: 'refusals', metric: 'auric_exchange_refusals_total', how: 'rate', unit: 'per_second' },
  { name: 'unavailable', metric: 'auric_exchange_unavailable_total', how: 'rate', unit: 'per_second' },
  { name: 'commit', metric: 'auric_exchange_commit_seconds', how: 'mean', unit: 'ms', factor: 1000 },
  { name: 'pending', metric: 'auric_exchange_pending_commands', how: 'gauge', unit: 'count' },
  { name: 'projector_lag', metric: 'auric_projector_lag_seconds', how: 'gauge', unit: 'ms', factor: 1000 },
  { name: 'index_age', metric: 'auric_index_age_seconds', how: 'gauge', unit: 'ms', factor: 1000 },
  { name: 'open_orders', metric: 'auric_exchange_open_orders', how: 'gauge', unit: 'count' },
  { name: 'calls', metric: 'auric_http_calls_total', how: 'rate', unit: 'per_second' },
  { name: 'call_time', metric: 'auric_http_call_seconds', how: 'mean', unit: 'ms', factor: 1000 },
  { name: 'limited', metric: 'auric_http_limited_total', how: 'rate', unit: 'per_second' },
  { name: 'sockets', metric: 'auric_realtime_connections', how: 'gauge', unit: 'count' },
  { name: 'sockets_dropped', metric: 'auric_realtime_dropped_total', how: 'rate', unit: 'per_second' },
  { name: 'database_waiting', metric: 'auric_database_waiting', how: 'gauge', unit: 'count' },
  { name: 'event_loop', metric: 'nodejs_eventloop_lag_p99_seconds', how: 'gauge', unit: 'ms', factor: 1000 },
  { name: 'memory', metric: 'process_resident_memory_bytes', how: 'gauge', unit: 'bytes' },
  { name: 'disk_free', metric: 'auric_disk_free_bytes', how: 'gauge', unit: 'bytes' },
];

/** What is read of a metric: its value, or sum and count of a histogram. */
interface Reading {
  readonly value: number;
  readonly count: number;
}

/**
 * The last 24 hours of the metrics that matter, in memory: a value each ten seconds. It begins anew with the process; who
 * wants more has Prometheus read the same figures.
 */
export class HealthRecord {
  readonly #registry: Registry;
  readonly #now: () => number;
  readonly #values = new Map<string, Float64Array>(
    healthLines.map(({ name }) => [name, new Float64Array(kept).fill(NaN)]),
  );
  #before = new Map<string, Reading>();
  #next = 0;
  #at = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly startedAt: number;

  constructor(registry: Registry, now: () => number) {
    this.#registry = registry;
    this.#now = now;
    this.startedAt = now();
  }

  start(failed: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.measure().catch(failed), stepMs);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** When the last value was measured. */
  get at(): number {
    return this.#at;
  }

  async measure(): Promise<void> {
    const readings = await this.#read();
    const slot = this.#next % kept;
    for (const line of healthLines) {
      const value = valueOf(line, readings.get(line.metric), this.#before.get(line.metric));
      this.#values.get(line.name)![slot] = value;
    }
    this.#before = readings;
    this.#next += 1;
    this.#at = this.#now();
  }

  /** The last `steps` of a line in `count` values, each the mean of what it stands for; null where nothing was measured. */
  series(name: string, steps: number, count: number): (number | null)[] {
    const values = this.#values.get(name);
    if (values === undefined) return [];
    const width = Math.max(1, Math.ceil(steps / count));
    return Array.from({ length: Math.ceil(steps / width) }, (_, index) => {
      const from = this.#next - steps + index * width;
      let [sum, found] = [0, 0];
      for (let step = from; step < Math.min(from + width, this.#next); step += 1) {
        const value = step < 0 || step < this.#next - kept ? NaN : values[step % kept]!;
        if (!Number.isFinite(value)) continue;
        sum += value;
        found += 1;
      }
      return found === 0 ? null : sum / found;
    });
  }

  async #read(): Promise<Map<string, Reading>> {
    const readings = new Map<string, Reading>();
    for (const { metric } of healthLines) {
      const found = await this.#registry.getSingleMetric(metric)?.get();
      if (found === undefined) continue;
      let [value, count] = [0, 0];
      for (const one of found.values) {
        const named = (one as { metricName?: string }).metricName ?? metric;
        if (named === metric || named === `${metric}_sum`) value += one.value;
        if (named === `${metric}_count`) count += one.value;
      }
      readings.set(metric, { value, count });
    }
    return readings;
  }
}

function valueOf({ how, factor = 1 }: Line, now: Reading | undefined, before: Reading | undefined): number {
  if (now === undefined) return NaN;
  if (how === 'gauge') return now.value * factor;
  if (before === undefined) return NaN;
  if (how === 'rate') return ((now.value - before.value) / (stepMs / 1000)) * factor;
  const observed = now.count - before.count;
  return observed === 0 ? NaN : ((now.value - before.value) / observed) * factor;
}
