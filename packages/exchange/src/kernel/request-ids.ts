import type { HashKey } from './half-sip-hash.ts';
import { type Answered, wordsPerKey } from './request-day.ts';
import { RequestHash } from './request-hash.ts';
import { RequestIndex } from './request-index.ts';
import { RequestLog } from './request-log.ts';
import { RequestShares } from './request-shares.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';

const lifeMs = 24 * 3_600_000;
const noHashKey: HashKey = { low: 0, high: 0 };
/** A customer may take ids as long as it has fewer than this part of what is free, and one in any case. */
const shareOfFree = 8;

/** Why a new id can't be taken: the day is full, or the customer's share of it is. */
export type NoRoom = 'full' | 'share_used';

/**
 * The requests of the last 24 hours of exchange time: a 128-bit key of customer and request id, 64 bits of the body,
 * and the frame that answered. They are kept for two days under one index, so that a look-up is one probe and forgetting is
 * dropping a day; an entry older than its life counts as absent. What a customer may take of a day shrinks as the day fills: accounts
 * that take all they can leave the next one as much as they have (Choudhury and Hahne's dynamic thresholds).
 */
export class RequestIds {
  readonly capacity: number;
  readonly #log = new RequestLog();
  readonly #index = new RequestIndex(this.#log);
  #hashKey = noHashKey;
  #placing = new RequestHash(noHashKey);
  #shares = new RequestShares();

  /** `capacity`: how many requests a day takes before new ids are refused. */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** How many requests the current day has. */
  get size(): number {
    return this.#log.current.size;
  }

  /** Whether nothing depends on the secret yet, and none is set. */
  get canTakeHashKey(): boolean {
    const { low, high } = this.#hashKey;
    return low === 0 && high === 0 && this.#log.days.every((day) => day.size === 0);
  }

  /** The secret that spreads the keys; only once, before the first request. */
  setHashKey(hashKey: HashKey): void {
    if (!this.canTakeHashKey) throw new Error('The hash key of request ids is set too late.');
    this.#setHashKey(hashKey);
  }

  /** Whether a customer can take a new id at this time; `customer` 0 is nobody and has no share. */
  noRoom(customer: number, at: number): NoRoom | null {
    if (at - this.#log.current.startsAt >= lifeMs) return null;
    const free = this.capacity - this.#log.current.size;
    if (free <= 0) return 'full';
    const share = Math.max(1, Math.floor(free / shareOfFree));
    return customer > 0 && this.#shares.of(customer) >= share ? 'share_used' : null;
  }

  /** What was answered under this key within the last 24 hours, or null. */
  find(key: Uint32Array, at: number): Answered | null {
    const row = this.#index.find(this.#placing.of(key), key);
    if (row < 0) return null;
    const found = this.#log.answered(row, key);
    return at - found.at < lifeMs ? found : null;
  }

  remember(key: Uint32Array, customer: number, seq: number, at: number): void {
    if (at - this.#log.current.startsAt >= lifeMs) this.#startDay(at - (at % lifeMs));
    this.#enter(key, seq, at);
    if (customer > 0) this.#shares.add(customer);
  }

  hash(): bigint {
    const { low, high } = this.#hashKey;
    const key = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    const [previous, current] = this.#log.days;
    return current.sum.value + previous.sum.value + this.#shares.hash() + key;
  }

  save(writer: SnapshotWriter): void {
    writer.json({ hashKey: this.#hashKey });
    for (const day of this.#log.days) {
      writer.json({ startsAt: day.startsAt });
      const keys = new Uint32Array(day.size * wordsPerKey);
      const frames = new Float64Array(day.size * 2);
      let row = 0;
      day.each((key, seq, at) => {
        keys.set(key, row * wordsPerKey);
        frames[row * 2] = seq;
        frames[row * 2 + 1] = at;
        row++;
      });
      writer.bytes(new Uint8Array(keys.buffer));
      writer.bytes(new Uint8Array(frames.buffer));
    }
    this.#shares.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.#setHashKey((reader.json() as { hashKey: HashKey }).hashKey);
    this.#loadDay(reader);
    this.#loadDay(reader);
    this.#shares.load(reader);
  }

  #startDay(startsAt: number): void {
    this.#log.startDay(startsAt);
    this.#shares = new RequestShares();
  }

  #loadDay(reader: SnapshotReader): void {
    this.#log.startDay((reader.json() as { startsAt: number }).startsAt);
    const keys = new Uint32Array(reader.bytes().buffer);
    const frames = new Float64Array(reader.bytes().buffer);
    for (let row = 0; row * 2 < frames.length; row++) {
      const key = keys.subarray(row * wordsPerKey, (row + 1) * wordsPerKey);
      this.#enter(key, frames[row * 2]!, frames[row * 2 + 1]!);
    }
  }

  #enter(key: Uint32Array, seq: number, at: number): void {
    this.#index.set(this.#placing.of(key), key, this.#log.add(key, seq, at));
  }

  #setHashKey(hashKey: HashKey): void {
    this.#hashKey = hashKey;
    this.#placing = new RequestHash(hashKey);
  }
}

const digitOf = new Int8Array(128).fill(-1);
for (let digit = 0; digit < 16; digit++) digitOf[digit.toString(16).charCodeAt(0)] = digit;

/** Reads 48 hex digits into six words; false when it is anything else. */
export function readRequestKey(text: string, into: Uint32Array): boolean {
  if (text.length !== wordsPerKey * 8) return false;
  let codes = 0;
  let digits = 0;
  for (let word = 0; word < wordsPerKey; word++) {
    let value = 0;
    for (let i = word * 8; i < word * 8 + 8; i++) {
      const code = text.charCodeAt(i);
      const digit = digitOf[code & 127]!;
      codes |= code;
      digits |= digit;
      value = (value << 4) | digit;
    }
    into[word] = value;
  }
  return codes < 128 && digits >= 0;
}
