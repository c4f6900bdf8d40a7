/**
 * A running 64-bit hash in two 32-bit halves, so that hashing a record makes no garbage. It guards against mistakes
 * (a replay that diverges), not against an attacker: that is what the SHA-256 chain of the journal is for. The halves are
 * signed, because those are what an engine keeps in registers and in the object itself.
 */
export class Hasher {
  low = 0;
  high = 0;
  readonly #double = new Float64Array(1);
  readonly #doubleWords = new Uint32Array(this.#double.buffer);

  start(seed: number): void {
    this.low = Math.imul(seed ^ 0x2545f491, 0x9e3779b1);
    this.high = Math.imul(seed ^ 0x6a09e667, 0x85ebca77);
  }

  words(low: number, high: number): void {
    let a = Math.imul(this.low ^ low, 0x9e3779b1);
    a ^= a >>> 15;
    let b = Math.imul(this.high ^ high ^ a, 0x85ebca77);
    b ^= b >>> 13;
    this.low = (a + b) | 0;
    this.high = (b ^ Math.imul(a, 0xc2b2ae3d)) | 0;
  }

  text(value: string): void {
    this.words(value.length, 0x7465_7874);
    for (let i = 0; i < value.length; i++) this.words(value.charCodeAt(i), i);
  }

  /** A number by the bits of its double, so that nothing of it escapes; −0 counts as 0. */
  int(value: number): void {
    this.#double[0] = value + 0;
    this.words(this.#doubleWords[0]! | 0, this.#doubleWords[1]! | 0);
  }

  finish(): void {
    this.words(this.low >>> 16, this.high >>> 16);
    this.words(this.high, this.low);
  }

  /** The 64 bits as a whole number. */
  get value(): bigint {
    return wholeOf(this.low, this.high);
  }
}

/** A sum of 64-bit hashes mod 2^64: the order of the records doesn't matter, and one can be taken back. */
export class HashSum {
  #low = 0;
  #high = 0;

  add(low: number, high: number): void {
    this.#low = (this.#low + low) | 0;
    const carry = this.#low >>> 0 < low >>> 0 ? 1 : 0;
    this.#high = (this.#high + high + carry) | 0;
  }

  subtract(low: number, high: number): void {
    const borrow = this.#low >>> 0 < low >>> 0 ? 1 : 0;
    this.#low = (this.#low - low) | 0;
    this.#high = (this.#high - high - borrow) | 0;
  }

  get value(): bigint {
    return wholeOf(this.#low, this.#high);
  }
}

function wholeOf(low: number, high: number): bigint {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
