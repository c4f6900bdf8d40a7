import { type Answered, RequestDay } from './request-day.ts';
import type { IndexedRows } from './request-index.ts';

/** The requests of a day and of the day before, each under a row number that goes on over the days, modulo 2^32. */
export class RequestLog implements IndexedRows {
  #previous = new RequestDay(0);
  #current = new RequestDay(0);
  /** The row of the first request that is kept. */
  #first = 0;

  /** The day before and the current one. */
  get days(): readonly [RequestDay, RequestDay] {
    return [this.#previous, this.#current];
  }

  get current(): RequestDay {
    return this.#current;
  }

  /** Begins a day at `startsAt` (ms) and forgets the one before the last. */
  startDay(startsAt: number): void {
    this.#first = (this.#first + this.#previous.size) >>> 0;
    this.#previous = this.#current;
    this.#current = new RequestDay(startsAt);
  }

  /** Gives the row of the new request. */
  add(key: Uint32Array, seq: number, at: number): number {
    const row = (this.#first + this.#previous.size + this.#current.size) >>> 0;
    this.#current.add(key, seq, at);
    return row;
  }

  isKept(row: number): boolean {
    return (row - this.#first) >>> 0 < this.#previous.size + this.#current.size;
  }

  hasKey(row: number, key: Uint32Array): boolean {
    const place = (row - this.#first) >>> 0;
    const before = this.#previous.size;
    return place < before ? this.#previous.isOf(place, key) : this.#current.isOf(place - before, key);
  }

  /** What a kept row says to a request with this key. */
  answered(row: number, key: Uint32Array): Answered {
    const place = (row - this.#first) >>> 0;
    const before = this.#previous.size;
    return place < before ? this.#previous.answered(place, key) : this.#current.answered(place - before, key);
  }
}
