/**
 * A seeded generator (sfc32): the same seed gives the same world on every machine, so that a failure can be replayed
 * from two numbers. Statistical quality is ample for simulation; nothing here is secret.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let round = 0; round < 15; round++) this.bits();
  }

  /** 32 random bits as an unsigned integer. */
  bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor((this.bits() / 2 ** 32) * limit);
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.bits() / 2 ** 32 < percent / 100;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** One of the weighted choices: pairs of a weight and a value. */
  weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let total = 0;
    for (const [weight] of choices) total += weight;
    let at = this.below(total);
    for (const [weight, value] of choices) {
      if (at < weight) return value;
      at -= weight;
    }
    throw new Error('The weights of a choice must be positive integers.');
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.bits().toString(16).padStart(8, '0');
    return text.slice(0, digits);
  }
}
