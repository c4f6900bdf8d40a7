import type { Path } from '@auric/api';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the operator's Prometheus reads of the edge, and of whoever adds to `registry`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #durations: Histogram<'path'>;
  readonly #calls: Counter<'path' | 'outcome'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#durations = new Histogram({
      name: 'auric_http_call_seconds',
      help: 'Time from the parsed request to the answer, by call.',
      labelNames: ['path'],
      buckets,
      registers,
    });
    this.#calls = new Counter({
      name: 'auric_http_calls_total',
      help: 'Calls by their outcome: ok, or the code of the failure.',
      labelNames: ['path', 'outcome'],
      registers,
    });
  }

  /** Observes the calls of one path; the labels are bound once, because finding them costs more than counting. */
  observerOf(path: Path | `console/${string}`): (outcome: string, seconds: number) => void {
    const duration = this.#durations.labels(path);
    const outcomes = new Map<string, { inc(): void }>();
    return (outcome, seconds) => {
      let counter = outcomes.get(outcome);
      if (counter === undefined) {
        counter = this.#calls.labels(path, outcome);
        outcomes.set(outcome, counter);
      }
      counter.inc();
      duration.observe(seconds);
    };
  }

  /** Releases the event loop monitors of the default metrics. */
  close(): void {
    this.registry.clear();
  }
}
