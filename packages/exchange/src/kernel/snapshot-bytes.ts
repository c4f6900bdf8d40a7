import { Hasher } from './hash.ts';
import { decodeText, encodeText } from './text-bytes.ts';

const checksumBytes = 8;

/** 64 bits over every byte: the hash of the state says nothing of what it leaves out, nor of a zero's sign. */
function checksumOf(bytes: Uint8Array): { low: number; high: number } {
  const hasher = new Hasher();
  hasher.start(bytes.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength - (bytes.byteLength % 8);
  for (let at = 0; at < end; at += 8) hasher.words(view.getInt32(at, true), view.getInt32(at + 4, true));
  for (let at = end; at < bytes.byteLength; at++) hasher.words(bytes[at]!, at);
  hasher.finish();
  return { low: hasher.low >>> 0, high: hasher.high >>> 0 };
}

/** Collects the parts of a snapshot: each part is its length (8 bytes) and its bytes; at the end a checksum. */
export class SnapshotWriter {
  readonly #parts: Uint8Array[] = [];

  bytes(part: Uint8Array): void {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setFloat64(0, part.byteLength, true);
    this.#parts.push(length, part);
  }

  json(value: unknown): void {
    this.bytes(encodeText(JSON.stringify(value)));
  }

  finish(): Uint8Array {
    let total = 0;
    for (const part of this.#parts) total += part.byteLength;
    const whole = new Uint8Array(total + checksumBytes);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.byteLength;
    }
    const { low, high } = checksumOf(whole.subarray(0, total));
    const view = new DataView(whole.buffer, total);
    view.setUint32(0, low, true);
    view.setUint32(4, high, true);
    return whole;
  }
}

/** Reads the parts back in their order; throws when the bytes end early. */
export class SnapshotReader {
  readonly #whole: Uint8Array;
  readonly #end: number;
  #at = 0;

  constructor(whole: Uint8Array) {
    this.#whole = whole;
    this.#end = Math.max(0, whole.byteLength - checksumBytes);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    if (this.#at + 8 > this.#end) throw new Error('The snapshot ends early.');
    const view = new DataView(this.#whole.buffer, this.#whole.byteOffset + this.#at, 8);
    const length = view.getFloat64(0, true);
    const start = this.#at + 8;
    if (!(length >= 0) || start + length > this.#end) throw new Error('The snapshot ends early.');
    this.#at = start + length;
    return new Uint8Array(this.#whole.subarray(start, start + length));
  }

  json(): unknown {
    return JSON.parse(decodeText(this.bytes()));
  }

  /** Ends the reading. Throws when something is left, or when a byte isn't what was written (D38). */
  finish(): void {
    if (this.#at !== this.#end) throw new Error('The snapshot is longer than its state.');
    const { low, high } = checksumOf(this.#whole.subarray(0, this.#end));
    const view = new DataView(this.#whole.buffer, this.#whole.byteOffset + this.#end, checksumBytes);
    if (view.getUint32(0, true) !== low || view.getUint32(4, true) !== high)
      throw new Error('The snapshot is damaged: its bytes do not have the checksum that it names.');
  }
}
