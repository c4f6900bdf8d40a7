const bucketMs = 100;

interface Bucket {
  sum: bigint;
  readonly byTime: Map<number, bigint>;
}

/**
 * What may have to be paid when, by market: sums of reserves by the time (ms) at which they count as due. A window costs as many
 * steps as it has tenths of a second, however many options there are. It follows from the options and is no state itself.
 */
export class DueReserves {
  readonly #markets = new Map<number, Map<number, Bucket>>();

  add(market: number, due: number, amount: bigint): void {
    const buckets = this.#markets.get(market) ?? new Map<number, Bucket>();
    this.#markets.set(market, buckets);
    const place = Math.floor(due / bucketMs);
    const bucket = buckets.get(place) ?? { sum: 0n, byTime: new Map<number, bigint>() };
    buckets.set(place, bucket);
    bucket.sum += amount;
    bucket.byTime.set(due, (bucket.byTime.get(due) ?? 0n) + amount);
  }

  /** Throws where less was added for that time. */
  remove(market: number, due: number, amount: bigint): void {
    const buckets = this.#markets.get(market);
    const place = Math.floor(due / bucketMs);
    const bucket = buckets?.get(place);
    const left = (bucket?.byTime.get(due) ?? 0n) - amount;
    if (buckets === undefined || bucket === undefined || left < 0n)
      throw new Error(`Nothing of ${amount} is due at ${due}.`);
    bucket.sum -= amount;
    if (left === 0n) bucket.byTime.delete(due);
    else bucket.byTime.set(due, left);
    if (bucket.byTime.size === 0) buckets.delete(place);
  }

  /** What is due from one time to another, both included. */
  within(market: number, from: number, to: number): bigint {
    const buckets = this.#markets.get(market);
    if (buckets === undefined) return 0n;
    let sum = 0n;
    for (let place = Math.floor(from / bucketMs); place <= Math.floor(to / bucketMs); place++) {
      const bucket = buckets.get(place);
      if (bucket === undefined) continue;
      const isInside = place * bucketMs >= from && (place + 1) * bucketMs - 1 <= to;
      if (isInside) sum += bucket.sum;
      else for (const [due, amount] of bucket.byTime) if (due >= from && due <= to) sum += amount;
    }
    return sum;
  }

  /** The most that is due within any span of so many ms, both its ends included. Looks at every option that is open. */
  mostWithin(market: number, spanMs: number): bigint {
    const dues = [...(this.#markets.get(market)?.values() ?? [])].flatMap(({ byTime }) => [...byTime]);
    const sorted = dues.toSorted(([left], [right]) => left - right);
    let [most, sum, oldest] = [0n, 0n, 0];
    for (const [due, amount] of sorted) {
      sum += amount;
      for (; sorted[oldest]![0] < due - spanMs; oldest++) sum -= sorted[oldest]![1];
      if (sum > most) most = sum;
    }
    return most;
  }
}
