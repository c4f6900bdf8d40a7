/** Latencies of one run in milliseconds; quantiles by sorting, because a run has no more than a few 100,000. */
export class Latencies {
  readonly #values: number[] = [];

  add(ms: number): void {
    this.#values.push(ms);
  }

  get count(): number {
    return this.#values.length;
  }

  /** `share` from 0 to 1; NaN when nothing was measured. */
  quantile(share: number): number {
    const sorted = Float64Array.from(this.#values).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  summary(): string {
    const shown = [0.5, 0.9, 0.99, 0.999].map((share) => `p${share * 100} ${this.quantile(share).toFixed(2)}`);
    return `${shown.join(', ')}, max ${this.quantile(1).toFixed(2)} ms`;
  }
}
