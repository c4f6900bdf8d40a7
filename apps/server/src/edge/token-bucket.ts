interface Bucket {
  tokens: number;
  at: number;
}

const bucketsMost = 100_000;

/**
 * Allows `perSecond` acts a second for each key in the long run, and `burst` at once. A key that has not been seen for
 * long has a full bucket, so forgetting it costs nothing.
 */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string | number, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one token of `key`. Returns 0, or the whole seconds until there is one again. */
  take(key: string | number, now: number): number {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= bucketsMost) this.#forgetFull(now);
      bucket = { tokens: this.#burst, at: now };
      this.#buckets.set(key, bucket);
    } else {
      const refilled = bucket.tokens + (Math.max(0, now - bucket.at) * this.#perSecond) / 1000;
      bucket.tokens = Math.min(this.#burst, refilled);
      bucket.at = now;
    }
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perSecond));
  }

  /** Forgets whoever has a full bucket again; when a flood leaves nobody full, everybody starts anew. */
  #forgetFull(now: number): void {
    const fullAfterMs = (this.#burst / this.#perSecond) * 1000;
    for (const [key, bucket] of this.#buckets) if (now - bucket.at >= fullAfterMs) this.#buckets.delete(key);
    if (this.#buckets.size >= bucketsMost) this.#buckets.clear();
  }
}
