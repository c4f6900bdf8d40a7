import { isWithin } from './kernel/amounts.ts';
import { type FrameHead, FrameWriter } from './kernel/frame-writer.ts';
import type { Rejection } from './kernel/rejection.ts';
import { ReleaseMark } from './kernel/release-mark.ts';
import { readJournalKey } from './kernel/journal-key.ts';
import { type NoRoom, readRequestKey, RequestIds } from './kernel/request-ids.ts';
import { SnapshotReader, SnapshotWriter } from './kernel/snapshot-bytes.ts';
import { type DueTimer, Timers } from './kernel/timers.ts';
import { vocabularyDigest } from './kernel/vocabulary-digest.ts';
import { brokenLedger, type Holds } from './ledger/invariants.ts';
import { Ledger } from './ledger/ledger.ts';
import type { Command, EventRecord, Query, QueryTypes } from './products/index.ts';
import { wire } from './products/wiring.ts';
import { type CommandHandler, Dispatch, type EventHandler, type Registered } from './dispatch.ts';
import type { Frame } from './frame.ts';
import { contextOf, type OwnContext } from './nested.ts';
import { type Outcome, type OrderSource, Result } from './outcome.ts';

export interface ExchangeOptions {
  /** How many request ids a day are remembered before new ones are refused. */
  requestCapacity?: number;
  /** How many due timers one call fires before its command; the rest fire with the next call. */
  timersPerCall?: number;
  /** Called with every event that is applied, live or from the journal; it must not keep the event. */
  observe?: (event: EventRecord, at: number, seq: number) => void;
}

const requestCapacityDefault = 4_000_000;
const timersPerCallDefault = 64;
/** The last time that a date can have, in ms. */
const timeMax = 8_640_000_000_000_000;
const snapshotVersion = 4;
/** Goes up, to 255 at most, whenever the same journal would hash differently: a new field, another way to hash. */
export const stateHashVersion = 9;

const commandUnknown: Rejection = { code: 'command_unknown' };
const keyReused: Rejection = { code: 'request_id_reused', field: 'request_id' };
const none: readonly number[] = [];
const noOrders: OrderSource = { order: () => null };
const noRoom: Readonly<Record<NoRoom, Rejection>> = {
  full: { code: 'request_ids_exhausted' },
  share_used: { code: 'request_ids_share_used' },
};
const keyInvalid: Rejection = { code: 'request_id_invalid', field: 'request_id' };

interface Head extends Record<'version' | 'seq' | 'at', number> {
  release: string;
  hash: string;
  vocabulary: string;
}

/**
 * The exchange: one deterministic state machine for every product. `execute` decides a command and writes its frame;
 * `apply` replays a frame; the same frames give the same state, to the bit. It reads no clock and does no I/O.
 */
export class Exchange {
  readonly #ledger = new Ledger();
  readonly #timers = new Timers();
  readonly #requests: RequestIds;
  readonly #products: readonly Registered[];
  readonly #handlers: ReadonlyMap<string, EventHandler>;
  readonly #commands: ReadonlyMap<string, CommandHandler>;
  readonly #dispatch: Dispatch;
  readonly #timersPerCall: number;
  readonly #observe: ExchangeOptions['observe'];
  readonly #frames = new FrameWriter();
  readonly #requestKey = new Uint32Array(6);
  readonly #context: OwnContext;
  #seq = 0;
  #at = 0;
  readonly #mark = new ReleaseMark();
  readonly #head: FrameHead = { command: '', customer: 0, request: null };
  #broken = false;

  constructor(options: ExchangeOptions = {}) {
    this.#requests = new RequestIds(options.requestCapacity ?? requestCapacityDefault);
    this.#timersPerCall = options.timersPerCall ?? timersPerCallDefault;
    this.#observe = options.observe;
    this.#products = wire({ ledger: this.#ledger, timers: this.#timers });
    this.#dispatch = new Dispatch(this.#products, {
      timers: this.#timers,
      requests: this.#requests,
      mark: this.#mark,
    });
    this.#handlers = this.#dispatch.events;
    this.#commands = this.#dispatch.commands;
    this.#context = contextOf(this.#commands, (event) => this.#emit(event));
  }

  /** The sequence of the last frame. */
  get seq(): number {
    return this.#seq;
  }

  /** The time of the last frame in ms. */
  get at(): number {
    return this.#at;
  }

  /** Whether a decision failed after it had begun to change state: this instance must not be used again. */
  get isBroken(): boolean {
    return this.#broken;
  }

  /** When the next timer is due, in ms; Infinity for none. */
  nextTimerAt(): number {
    return this.#timers.nextAt();
  }

  /**
   * Decides one command at the leader's clock `at` (ms; an earlier one than the last is raised to it). A refusal leaves
   * a frame only when it carries a request key (48 hex digits, 32 for customer and request id, 16 for the body) and is
   * not of form.
   * Throws only on a defect; when `isBroken` is then true, the frame must not be kept.
   */
  execute(command: Command, at: number, requestKey = ''): Outcome {
    if (this.#broken) throw new Error('The exchange is broken.');
    if (!isWithin(at, 0, timeMax)) throw new RangeError(`No command has the time ${at}.`);
    this.#context.at = Math.max(at, this.#at);
    if (this.#timers.nextAt() <= this.#context.at) this.#fireTimers();
    const customer = customerOf(command);
    if (requestKey !== '') {
      const earlier = this.#earlier(requestKey, customer);
      if (earlier) return earlier;
    }
    return this.#decide(command, customer, requestKey);
  }

  /** The release that wrote the last frames, as far as they say; empty for none. */
  get release(): string {
    return this.#mark.release;
  }

  /** Writes down at `at` (ms) that `release` goes on from here; a frame only where another one wrote before. */
  startRelease(release: string, at: number): void {
    if (release === this.#mark.release) return;
    this.#context.at = Math.max(at, this.#at);
    this.#startFrame(0, '', 'StartRelease');
    this.#emit({ type: 'ReleaseStarted', release });
    this.#closeFrame();
  }

  /**
   * The frames since the last call as JSON lines; the buffer is the caller's from now on. `spare`: a buffer that the
   * caller got here before and no longer needs, to write the next frames into.
   */
  takeFrames(spare?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    return this.#frames.take(spare);
  }

  /** How many bytes of frames wait to be taken. */
  get frameBytes(): number {
    return this.#frames.length;
  }

  /**
   * Applies one frame of the journal. Throws when it isn't the next one or doesn't fit the state, with its sequence and
   * the event; this instance must then not be used again.
   */
  apply(frame: Frame): void {
    if (frame.seq !== this.#seq + 1) throw new Error(`Frame ${frame.seq} doesn't follow ${this.#seq}.`);
    if (frame.at < this.#at) throw new Error(`Frame ${frame.seq} goes back in time.`);
    this.#context.at = frame.at;
    this.#sweep();
    for (const event of frame.events) {
      const handler = this.#handlers.get(event.type);
      if (!handler) throw new Error(`Frame ${frame.seq} has an unknown event ${event.type}.`);
      this.#applyEvent(handler, event, frame.seq);
    }
    this.#seq = frame.seq;
    this.#at = frame.at;
    if (frame.request === '') return;
    if (!readJournalKey(frame.request, this.#requestKey)) throw new Error('A frame has a malformed request key.');
    this.#requests.remember(this.#requestKey, frame.customer, this.#seq, this.#at);
  }

  #applyEvent(handler: EventHandler, event: EventRecord, seq: number): void {
    try {
      this.#evolve(handler, event);
    } catch (error) {
      this.#broken = true;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Frame ${seq} doesn't fit: ${event.type}: ${reason}`, { cause: error });
    }
  }

  /**
   * The 64-bit hash of the whole state; only what changed since the last call is hashed again. Its top byte is
   * `stateHashVersion`: hashes of two versions say nothing about each other.
   */
  hash(): bigint {
    this.#sweep();
    let sum = this.#ledger.hash() + this.#timers.hash() + this.#requests.hash() + this.#mark.hash();
    for (const product of this.#products) sum += product.hash();
    const whole = sum + BigInt(this.#seq) * 0x9e37_79b9_7f4a_7c15n + BigInt(this.#at);
    return (BigInt(stateHashVersion) << 56n) | BigInt.asUintN(56, whole);
  }

  /** The whole state as bytes. */
  save(): Uint8Array {
    const writer = new SnapshotWriter();
    const { seq, at, release } = this;
    const hash = this.hash().toString();
    writer.json({ version: snapshotVersion, seq, at, release, hash, vocabulary: vocabularyDigest() });
    this.#ledger.save(writer);
    this.#timers.save(writer);
    this.#requests.save(writer);
    for (const product of this.#products) product.save(writer);
    return writer.finish();
  }

  /**
   * The exchange that `save` wrote. Throws when the bytes are damaged, and when they are of a release that kept other
   * fields or counted other words.
   */
  static load(bytes: Uint8Array, options: ExchangeOptions = {}): Exchange {
    const exchange = new Exchange(options);
    const reader = new SnapshotReader(bytes);
    const head = reader.json() as Head;
    if (head.version !== snapshotVersion)
      throw new Error(`The snapshot is of another release, its version is ${head.version}, here ${snapshotVersion}.`);
    if (head.vocabulary !== vocabularyDigest())
      throw new Error('The snapshot is of another release, which had other vocabularies.');
    try {
      exchange.#read(head, reader);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason.startsWith('The snapshot ')) throw error;
      throw new Error(`The snapshot is of another release, or damaged: ${reason}`, { cause: error });
    }
    return exchange;
  }

  /** Fills a new exchange; what a product kept otherwise makes its part unreadable, or another hash in the end. */
  #read(head: Head, reader: SnapshotReader): void {
    this.#seq = head.seq;
    this.#at = head.at;
    this.#mark.release = head.release;
    this.#ledger.load(reader);
    this.#timers.load(reader);
    this.#requests.load(reader);
    for (const product of this.#products) product.load(reader);
    reader.finish();
    if (this.hash().toString() !== head.hash) throw new Error('The snapshot does not have the hash that it names.');
  }

  /** The first broken invariant in words, or null. */
  checkInvariants(): string | null {
    this.#sweep();
    const holds: Holds = new Map();
    for (const product of this.#products) product.addHolds(holds);
    return (
      brokenLedger(this.#ledger, holds) ??
      this.#products.reduce<string | null>((broken, product) => broken ?? product.broken(), null)
    );
  }

  /** Asks a product, as of the last frame. Throws on a question that none answers. */
  query<Q extends Query>(query: Q): QueryTypes[Q['type']]['value'];
  query(query: Query): unknown {
    const answer = this.#dispatch.queries.get(query.type);
    if (!answer) throw new Error(`No product answers ${query.type}.`);
    return answer(query, this.#at);
  }

  /** Which customers' orders an event changed, to be called while its frame is the last: a closed one can be read. */
  touched(event: EventRecord, visit: (customer: number, order: number, orders: OrderSource) => void): void {
    const handler = this.#handlers.get(event.type);
    handler?.touch?.(event, (customer, order) => visit(customer, order, handler.orders));
  }

  /** How many request ids the current day has, and how many it takes. */
  get requestFill(): { size: number; capacity: number } {
    return { size: this.#requests.size, capacity: this.#requests.capacity };
  }

  get balanceCount(): number {
    return this.#ledger.size;
  }

  /** What an earlier request with the same id came to, or null when this one is new and can be taken. */
  #earlier(requestKey: string, customer: number): Outcome | null {
    if (!readRequestKey(requestKey, this.#requestKey)) return this.#refusal(keyInvalid);
    const found = this.#requests.find(this.#requestKey, this.#context.at);
    if (found && !found.sameBody) return this.#refusal(keyReused);
    if (found) return new Result(noOrders, 0, found.seq, null, none, 0);
    const reason = this.#requests.noRoom(customer, this.#context.at);
    return reason === null ? null : this.#refusal(noRoom[reason]);
  }

  #refusal(rejection: Rejection): Outcome {
    return new Result(noOrders, 0, 0, rejection, none, 0);
  }

  #decide(command: Command, customer: number, requestKey: string): Outcome {
    const handler = this.#commands.get(command.type);
    if (!handler) return this.#refusal(commandUnknown);
    const { answer } = this.#context;
    answer.orders = [];
    answer.id = 0;
    this.#startFrame(customer, requestKey, command.type);
    let rejection: Rejection | null;
    try {
      rejection = handler.decide(this.#context, command);
    } catch (error) {
      this.#broken = this.#frames.events > 0;
      throw error;
    }
    const isRemembered = requestKey !== '' && rejection?.isForm !== true;
    if (isRemembered && rejection) this.#emit(rejectedEvent(rejection));
    else if (isRemembered && this.#frames.events === 0) this.#emit({ type: 'NothingChanged' });
    const seq = this.#closeFrame();
    return new Result(handler.orders, seq, 0, rejection, answer.orders, answer.id);
  }

  /** Fires what is due, each timer in a frame of its own. */
  #fireTimers(): void {
    for (let i = 0; i < this.#timersPerCall; i++) {
      const timer = this.#timers.next();
      if (!timer || timer.due > this.#context.at) return;
      this.#fire(timer);
    }
  }

  #fire(timer: DueTimer): void {
    this.#startFrame(0, '', 'FireTimer');
    try {
      this.#dispatch.timers.get(timer.kind)!(this.#context, timer);
    } catch (error) {
      this.#broken = this.#frames.events > 0;
      if (this.#broken) throw error;
      const { kind, subject } = timer;
      this.#emit({ type: 'TimerParked', timer: timer.timer, kind, subject, reason: String(error).slice(0, 200) });
    }
    this.#closeFrame();
  }

  #startFrame(customer: number, request: string, command: string): void {
    this.#sweep();
    const head = this.#head;
    head.command = command;
    head.customer = customer;
    head.request = request === '' ? null : this.#requestKey;
    this.#frames.start(this.#seq + 1, this.#context.at, head);
  }

  /** Ends the frame and gives its sequence; 0 when nothing was emitted. */
  #closeFrame(): number {
    if (this.#frames.events === 0) return 0;
    this.#frames.end();
    this.#seq++;
    this.#at = this.#context.at;
    const { request, customer } = this.#head;
    if (request !== null) this.#requests.remember(request, customer, this.#seq, this.#at);
    return this.#seq;
  }

  #emit(event: EventRecord): void {
    const handler = this.#handlers.get(event.type)!;
    this.#frames.event(handler.codec, event);
    this.#evolve(handler, event);
  }

  #evolve(handler: EventHandler, event: EventRecord): void {
    handler.post?.(event, this.#ledger.post);
    const at = this.#context.at;
    handler.evolve(event, at);
    this.#observe?.(event, at, this.#seq + 1);
  }

  #sweep(): void {
    for (const start of this.#dispatch.frameStarts) start();
  }
}

/** The customer that a command is about; 0 for none. */
function customerOf(command: Command): number {
  const { customer = 0 } = command as { readonly customer?: number };
  return Number.isSafeInteger(customer) && customer > 0 ? customer : 0;
}

function rejectedEvent({ code, field, detail }: Rejection): EventRecord {
  return { type: 'CommandRejected', code, field: field ?? '', detail: detail ? JSON.stringify(detail) : '' };
}
