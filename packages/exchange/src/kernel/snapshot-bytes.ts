import { decodeText, encodeText } from './text-bytes.ts';

/** Collects the parts of a snapshot: each part is its length (8 bytes) and its bytes. */
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
    const whole = new Uint8Array(total);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.byteLength;
    }
    return whole;
  }
}

/** Reads the parts back in their order; throws when the bytes end early. */
export class SnapshotReader {
  readonly #whole: Uint8Array;
  #at = 0;

  constructor(whole: Uint8Array) {
    this.#whole = whole;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    if (this.#at + 8 > this.#whole.byteLength) throw new Error('The snapshot ends early.');
    const view = new DataView(this.#whole.buffer, this.#whole.byteOffset + this.#at, 8);
    const length = view.getFloat64(0, true);
    const start = this.#at + 8;
    if (!(length >= 0) || start + length > this.#whole.byteLength) throw new Error('The snapshot ends early.');
    this.#at = start + length;
    return new Uint8Array(this.#whole.subarray(start, start + length));
  }

  json(): unknown {
    return JSON.parse(decodeText(this.bytes()));
  }

  get done(): boolean {
    return this.#at === this.#whole.byteLength;
  }
}
