import { ascii, ByteWriter } from './byte-writer.ts';
import type { EventCodec } from './codec.ts';
import type { Values } from './fields.ts';
import { writeJournalKey } from './journal-key.ts';

/** Three numbers, a request key and what stands between them; the name of the command comes on top. */
const headerBytesMax = 128;

const frameEnd = ascii(']\n');
const [comma, open, quote] = [44, 91, 34];

/** Who asks for what: the command's name, its customer (0 for none) and its request key as six words, or null. */
export interface FrameHead {
  command: string;
  customer: number;
  request: Uint32Array | null;
}

/**
 * Writes frames as lines `[seq,at,customer,"request","Command",["Event",version,value,…],…]`; nothing of one is
 * written before its first event.
 */
export class FrameWriter {
  readonly #bytes = new ByteWriter(1 << 20);
  /** The names of commands in quotes. */
  readonly #names = new Map<string, Uint8Array>();
  readonly #digits = new ByteWriter(32);
  #atText = new Uint8Array(0);
  #atWritten = Number.NaN;
  #seq = 0;
  #at = 0;
  #head: FrameHead = { command: '', customer: 0, request: null };
  #events = 0;

  /** How many bytes of frames wait to be taken. */
  get length(): number {
    return this.#bytes.length;
  }

  /** How many events the frame has so far. */
  get events(): number {
    return this.#events;
  }

  /** Gives away what was written, see `ByteWriter.take`. */
  take(spare?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    return this.#bytes.take(spare);
  }

  /** Begins a frame; `head` stays the caller's and must not change before the first event. */
  start(seq: number, at: number, head: FrameHead): void {
    this.#seq = seq;
    this.#at = at;
    this.#head = head;
    this.#events = 0;
  }

  event(codec: EventCodec, event: Readonly<Values>): void {
    if (this.#events++ === 0) this.#writeHeader();
    codec.encode(this.#bytes, event);
  }

  /** Ends a frame that has events. */
  end(): void {
    this.#bytes.raw(frameEnd);
  }

  #writeHeader(): void {
    const { command, customer, request } = this.#head;
    const name = this.#nameOf(command);
    const writer = this.#bytes;
    let at = writer.reserve(headerBytesMax + name.length);
    const { bytes } = writer;
    bytes[at++] = open;
    at = writer.intAt(at, this.#seq);
    bytes[at++] = comma;
    at = writer.rawAt(at, this.#timeText());
    bytes[at++] = comma;
    at = writer.intAt(at, customer);
    bytes[at++] = comma;
    bytes[at++] = quote;
    if (request !== null) at = writeJournalKey(bytes, at, request);
    bytes[at++] = quote;
    bytes[at++] = comma;
    writer.length = writer.rawAt(at, name);
  }

  /** The digits of the time, made once a millisecond. */
  #timeText(): Uint8Array {
    if (this.#at === this.#atWritten) return this.#atText;
    const digits = this.#digits;
    digits.length = 0;
    digits.int(this.#at);
    this.#atText = digits.bytes.subarray(0, digits.length);
    this.#atWritten = this.#at;
    return this.#atText;
  }

  #nameOf(command: string): Uint8Array {
    const known = this.#names.get(command);
    if (known !== undefined) return known;
    const name = ascii(`"${command}"`);
    this.#names.set(command, name);
    return name;
  }
}
