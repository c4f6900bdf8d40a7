import { encodeText } from './text-bytes.ts';

const digitPairs = Uint8Array.from({ length: 200 }, (_, i) => 48 + (i % 2 === 0 ? Math.floor(i / 20) : (i >> 1) % 10));
const billion = 1_000_000_000;
const [minus, comma, open, close] = [45, 44, 91, 93];

/** ASCII bytes of a constant, prepared once. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return encodeText(text);
}

/**
 * A growing byte buffer that writes JSON without making strings. The `…At` methods write at a position that was
 * reserved and give the position after it, so that a caller keeps its place in a register.
 */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  length = 0;

  constructor(capacity = 1 << 16) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Makes sure that `count` more bytes fit, and gives the position where they go. */
  reserve(count: number): number {
    this.reserveAt(this.length, count);
    return this.length;
  }

  reserveAt(at: number, count: number): void {
    if (at + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, at + count));
    larger.set(this.bytes.subarray(0, at));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }

  /**
   * Gives what was written away: a copy where it is little, else the buffer itself, and goes on in `spare` or in a new
   * one of the same size.
   */
  take(spare?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const isLittle = this.length * 8 < this.bytes.length;
    const written = isLittle ? this.bytes.slice(0, this.length) : this.bytes.subarray(0, this.length);
    this.length = 0;
    if (isLittle) return written;
    const isUsable = spare !== undefined && spare.buffer.byteLength === this.bytes.length;
    const next = isUsable ? spare.buffer : new ArrayBuffer(this.bytes.length);
    this.bytes = new Uint8Array(next);
    this.view = new DataView(next);
    return written;
  }

  raw(bytes: Uint8Array): void {
    this.length = this.rawAt(this.reserve(bytes.length), bytes);
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  int(value: number): void {
    this.length = this.intAt(this.reserve(20), value);
  }

  rawAt(at: number, bytes: Uint8Array): number {
    const target = this.bytes;
    const count = bytes.length;
    for (let i = 0; i < count; i++) target[at + i] = bytes[i]!;
    return at + count;
  }

  /** A safe integer in decimal digits; needs 20 bytes. Throws on any other number: a journal must never round. */
  intAt(at: number, value: number): number {
    if (!(value >= 0 && value < billion && (value | 0) === value)) return this.#longIntAt(at, value);
    if (value >= 10) return this.#digits(at, value, digitCount(value));
    this.bytes[at] = 48 + value;
    return at + 1;
  }

  #longIntAt(at: number, value: number): number {
    if (!Number.isSafeInteger(value)) throw new RangeError(`The journal has no place for the number ${value}.`);
    if (value < 0) {
      this.bytes[at] = minus;
      return this.intAt(at + 1, -value);
    }
    const high = Math.floor(value / billion);
    return this.#digits(this.intAt(at, high), (value - high * billion) | 0, 9);
  }

  /**
   * A bigint in decimal digits; needs 22 bytes, which hold every 64-bit number. Beyond the safe integers it stands in
   * quotes, or JSON.parse would round it.
   */
  amountAt(at: number, value: bigint): number {
    const short = Number(value);
    if (short <= Number.MAX_SAFE_INTEGER && short >= -Number.MAX_SAFE_INTEGER) return this.intAt(at, short);
    return this.rawAt(at, encodeText(`"${value}"`));
  }

  /** A JSON string. Reserves what it needs. */
  textAt(at: number, value: string): number {
    const bytes = encodeText(JSON.stringify(value));
    this.reserveAt(at, bytes.length);
    return this.rawAt(at, bytes);
  }

  /** A JSON list of safe integers. Reserves what it needs. */
  intsAt(at: number, values: readonly number[]): number {
    this.reserveAt(at, values.length * 21 + 2);
    let end = at;
    this.bytes[end++] = open;
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.bytes[end++] = comma;
      end = this.intAt(end, values[i]!);
    }
    this.bytes[end++] = close;
    return end;
  }

  #digits(at: number, value: number, count: number): number {
    const bytes = this.bytes;
    const end = at + count;
    let rest = value;
    let place = end;
    let left = count;
    while (left >= 2) {
      const high = (rest / 100) | 0;
      const pair = (rest - high * 100) * 2;
      bytes[--place] = digitPairs[pair + 1]!;
      bytes[--place] = digitPairs[pair]!;
      rest = high;
      left -= 2;
    }
    if (left === 1) bytes[--place] = 48 + rest;
    return end;
  }
}

/** The number of decimal digits of a whole number below 10^9. */
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
