import { encodeText } from './text-bytes.ts';

const digitPairs = Uint8Array.from({ length: 200 }, (_, i) => 48 + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));
const billion = 1_000_000_000;
const minus = 45;
const quote = 34;

/** ASCII bytes of a constant, prepared once. */
export function ascii(text: string): Uint8Array {
  return encodeText(text);
}

/** A growing byte buffer that writes JSON without making strings. */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1 << 16) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Makes sure that `count` more bytes fit, so that the writes after it need no check. */
  reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  raw(bytes: Uint8Array): void {
    const count = bytes.length;
    this.reserve(count + 40);
    const target = this.bytes;
    let at = this.length;
    for (let i = 0; i < count; i++) target[at++] = bytes[i]!;
    this.length = at;
  }

  /** A string that is known to be ASCII. */
  ascii(value: string): void {
    this.reserve(value.length);
    const target = this.bytes;
    let at = this.length;
    for (let i = 0; i < value.length; i++) target[at++] = value.charCodeAt(i);
    this.length = at;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** A safe integer in decimal digits. */
  int(value: number): void {
    this.reserve(20);
    let rest = value;
    if (rest < 0) {
      this.bytes[this.length++] = minus;
      rest = -rest;
    }
    if (rest < billion) {
      this.#digits(rest | 0, digitCount(rest));
      return;
    }
    const high = Math.floor(rest / billion);
    this.#digits(high | 0, digitCount(high));
    this.#digits((rest - high * billion) | 0, 9);
  }

  #digits(value: number, count: number): void {
    const bytes = this.bytes;
    let rest = value;
    let at = this.length + count;
    this.length = at;
    while (count >= 2) {
      const high = (rest / 100) | 0;
      const pair = (rest - high * 100) * 2;
      bytes[--at] = digitPairs[pair + 1]!;
      bytes[--at] = digitPairs[pair]!;
      rest = high;
      count -= 2;
    }
    if (count === 1) bytes[--at] = 48 + rest;
  }

  /** A bigint as a JSON string of digits. */
  amount(value: bigint): void {
    const short = Number(value);
    this.byte(quote);
    if (short <= Number.MAX_SAFE_INTEGER && short >= -Number.MAX_SAFE_INTEGER) this.int(short);
    else this.raw(encodeText(value.toString()));
    this.byte(quote);
  }

  /** A JSON string. */
  text(value: string): void {
    this.raw(encodeText(JSON.stringify(value)));
  }

  ints(values: readonly number[]): void {
    this.byte(91);
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.byte(44);
      this.int(values[i]!);
    }
    this.byte(93);
  }
}

/** The number of decimal digits of a safe integer below 2^53 / 10^9 or 10^9, whichever is larger. */
function digitCount(value: number): number {
  if (value < 10) return 1;
  if (value < 100) return 2;
  if (value < 1000) return 3;
  if (value < 10_000) return 4;
  if (value < 100_000) return 5;
  if (value < 1_000_000) return 6;
  if (value < 10_000_000) return 7;
  if (value < 100_000_000) return 8;
  return 9;
}
