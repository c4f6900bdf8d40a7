import type { HashKey } from './half-sip-hash.ts';
import { Hasher, HashSum } from './hash.ts';
import { type Answered, RequestDay, wordsPerKey } from './request-day.ts';
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
 * and the frame that answered. Two days are kept, so that a look-up probes two tables and forgetting is dropping one; an
 * entry older than its life counts as absent. What a customer may take of a day shrinks as the day fills: accounts
 * that take all they can leave the next one as much as they have (Choudhury and Hahne's dynamic thresholds).
 */
export class RequestIds {
  readonly capacity: number;
  readonly #hasher = new Hasher();
  #hashKey = noHashKey;
  #current = new RequestDay(0, noHashKey);
  #previous = new RequestDay(0, noHashKey);
  #sums = { current: new HashSum(), previous: new HashSum() };
  #shares = new RequestShares();

  /** `capacity`: how many requests a day takes before new ids are refused. */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** How many requests the current day has. */
  get size(): number {
    return this.#current.size;
  }

  /** Whether nothing depends on the secret yet, and none is set. */
  get canTakeHashKey(): boolean {
    const { low, high } = this.#hashKey;
    return low === 0 && high === 0 && this.#current.size + this.#previous.size === 0;
  }

  /** The secret that spreads the keys; only once, before the first request. */
  setHashKey(hashKey: HashKey): void {
    if (!this.canTakeHashKey) throw new Error('The hash key of request ids is set too late.');
    this.#hashKey = hashKey;
    this.#current = new RequestDay(0, hashKey);
    this.#previous = new RequestDay(0, hashKey);
  }

  /** Whether a customer can take a new id at this time; `customer` 0 is nobody and has no share. */
  noRoom(customer: number, at: number): NoRoom | null {
    if (at - this.#current.startsAt >= lifeMs) return null;
    const free = this.capacity - this.#current.size;
    if (free <= 0) return 'full';
    const share = Math.max(1, Math.floor(free / shareOfFree));
    return customer > 0 && this.#shares.of(customer) >= share ? 'share_used' : null;
  }

  /** What was answered under this key within the last 24 hours, or null. */
  find(key: Uint32Array, at: number): Answered | null {
    const found = this.#current.find(key) ?? this.#previous.find(key);
    return found !== null && at - found.at < lifeMs ? found : null;
  }

  remember(key: Uint32Array, customer: number, seq: number, at: number): void {
    if (at - this.#current.startsAt >= lifeMs) this.#startDay(at - (at % lifeMs));
    this.#current.write(key, seq, at);
    this.#addTo(this.#sums.current, key, seq, at);
    if (customer > 0) this.#shares.add(customer);
  }

  hash(): bigint {
    const { low, high } = this.#hashKey;
    const key = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    return this.#sums.current.value + this.#sums.previous.value + this.#shares.hash() + key;
  }

  save(writer: SnapshotWriter): void {
    writer.json({ hashKey: this.#hashKey });
    for (const day of [this.#previous, this.#current]) {
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
    this.#hashKey = (reader.json() as { hashKey: HashKey }).hashKey;
    this.#previous = this.#loadDay(reader, this.#sums.previous);
    this.#current = this.#loadDay(reader, this.#sums.current);
    this.#shares.load(reader);
  }

  #startDay(startsAt: number): void {
    this.#previous = this.#current;
    this.#current = new RequestDay(startsAt, this.#hashKey);
    this.#sums = { previous: this.#sums.current, current: new HashSum() };
    this.#shares = new RequestShares();
  }

  #loadDay(reader: SnapshotReader, sum: HashSum): RequestDay {
    const { startsAt } = reader.json() as { startsAt: number };
    const day = new RequestDay(startsAt, this.#hashKey);
    const keys = new Uint32Array(reader.bytes().buffer);
    const frames = new Float64Array(reader.bytes().buffer);
    for (let row = 0; row * 2 < frames.length; row++) {
      const key = keys.subarray(row * wordsPerKey, (row + 1) * wordsPerKey);
      day.write(key, frames[row * 2]!, frames[row * 2 + 1]!);
      this.#addTo(sum, key, frames[row * 2]!, frames[row * 2 + 1]!);
    }
    return day;
  }

  #addTo(sum: HashSum, key: Uint32Array, seq: number, at: number): void {
    const hasher = this.#hasher;
    hasher.start(0x7265_7173);
    hasher.words(key[0]! | 0, key[1]! | 0);
    hasher.words(key[2]! | 0, key[3]! | 0);
    hasher.words(key[4]! | 0, key[5]! | 0);
    hasher.int(seq);
    hasher.int(at);
    hasher.finish();
    sum.add(hasher.low, hasher.high);
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
