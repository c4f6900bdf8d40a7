import { ascii, ByteWriter } from './byte-writer.ts';
import type { EventCodec } from './codec.ts';

/** The names, three numbers, a request key and the name of a command. */
const headerBytesMax = 256;

const frameStart = ascii('{"seq":');
const frameAt = ascii(',"at":');
const frameCustomer = ascii(',"customer":');
const frameRequest = ascii(',"request":"');
const frameCommand = ascii('","command":"');
const frameEvents = ascii('","events":[');
const frameEnd = ascii(']}\n');
const comma = 44;

/** Writes frames one after the other: nothing of one is written before its first event. */
export class FrameWriter {
  readonly #bytes = new ByteWriter(1 << 20);
  #seq = 0;
  #at = 0;
  #customer = 0;
  #request = '';
  #command = '';
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

  /** Begins a frame: `request` is its request key, 48 hex digits, or empty. */
  start(seq: number, at: number, customer: number, request: string, command: string): void {
    this.#seq = seq;
    this.#at = at;
    this.#customer = customer;
    this.#request = request;
    this.#command = command;
    this.#events = 0;
  }

  event(codec: EventCodec, event: Readonly<Record<string, unknown>>): void {
    if (this.#events++ === 0) this.#writeHeader();
    else this.#bytes.byte(comma);
    codec.encode(this.#bytes, event);
  }

  /** Ends a frame that has events. */
  end(): void {
    this.#bytes.raw(frameEnd);
  }

  #writeHeader(): void {
    const writer = this.#bytes;
    let at = writer.reserve(headerBytesMax);
    at = writer.intAt(writer.rawAt(at, frameStart), this.#seq);
    at = writer.intAt(writer.rawAt(at, frameAt), this.#at);
    at = writer.intAt(writer.rawAt(at, frameCustomer), this.#customer);
    at = writer.asciiAt(writer.rawAt(at, frameRequest), this.#request);
    at = writer.asciiAt(writer.rawAt(at, frameCommand), this.#command);
    writer.length = writer.rawAt(at, frameEvents);
  }
}
