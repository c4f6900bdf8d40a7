import type { Candle } from './candle.ts';

const minutesADay = 1_440;
const hoursADay = 24;

/** The last 24 hours of a market as one candle would show them. Prices in ticks, 0 while there is no price. */
export interface DaySummary {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  amount: bigint;
}

/**
 * The rolling last 24 hours of one market: 1,440 buckets of a minute, the running minute among them. It is what the
 * minute candles of that time come to when a minute without a trade is flat at the close before it. Sums are kept as
 * buckets come and go; high and low are searched again only when the bucket that held them has gone.
 */
export class RollingDay {
  readonly #opens = new Float64Array(minutesADay);
  readonly #highs = new Float64Array(minutesADay);
  readonly #lows = new Float64Array(minutesADay);
  readonly #closes = new Float64Array(minutesADay);
  readonly #volumes = new Float64Array(minutesADay);
  readonly #amounts = new BigInt64Array(minutesADay);
  #minute: number;
  /** The close before the first bucket, 0 when the market is younger. */
  #closeBefore = 0;
  #close = 0;
  #high = 0;
  #low = 0;
  #extremesKnown = true;
  #volume = 0;
  /** Kept until the next trade or minute: it takes a walk over the whole day. */
  #hourlyCloses: number[] | null = null;
  #amount = 0n;

  /** `minute` counts from 1970: Unix ms / 60,000. */
  constructor(minute: number, closeBefore: number) {
    this.#minute = minute;
    this.#closeBefore = closeBefore;
    this.#close = closeBefore;
  }

  get minute(): number {
    return this.#minute;
  }

  /** Lets time pass: buckets that are older than 24 hours go. */
  advance(minute: number): void {
    const steps = Math.min(minute - this.#minute, minutesADay);
    for (let step = 0; step < steps; step += 1) this.#expire(this.#minute + 1 + step);
    if (minute <= this.#minute) return;
    this.#minute = minute;
    this.#hourlyCloses = null;
  }

  /** Adds a trade, or what a minute candle holds; later ones after earlier ones. */
  fold(minute: number, traded: Omit<Candle, 'time'>): void {
    this.advance(minute);
    this.#hourlyCloses = null;
    if (minute <= this.#minute - minutesADay) {
      this.#closeBefore = traded.close;
      if (this.#close === 0) this.#close = traded.close;
      return;
    }
    const slot = minute % minutesADay;
    if (this.#opens[slot] === 0) {
      this.#opens[slot] = traded.open;
      this.#highs[slot] = traded.high;
      this.#lows[slot] = traded.low;
    } else {
      this.#highs[slot] = Math.max(this.#highs[slot] ?? 0, traded.high);
      this.#lows[slot] = Math.min(this.#lows[slot] ?? 0, traded.low);
    }
    this.#closes[slot] = traded.close;
    this.#volumes[slot] = (this.#volumes[slot] ?? 0) + traded.volume;
    this.#amounts[slot] = (this.#amounts[slot] ?? 0n) + traded.amount;
    this.#close = traded.close;
    this.#volume += traded.volume;
    this.#amount += traded.amount;
    if (this.#high === 0 || traded.high > this.#high) this.#high = traded.high;
    if (this.#low === 0 || traded.low < this.#low) this.#low = traded.low;
  }

  summary(): DaySummary {
    if (!this.#extremesKnown) this.#findExtremes();
    const open = this.#openPrice();
    return {
      open,
      high: Math.max(this.#high, open),
      low: this.#low === 0 ? open : Math.min(this.#low, open),
      close: this.#close,
      volume: this.#volume,
      amount: this.#amount,
    };
  }

  /** The price at the end of each of the 24 hours, oldest first; 0 for an hour before the first price. */
  hourlyCloses(): readonly number[] {
    this.#hourlyCloses ??= this.#findHourlyCloses();
    return this.#hourlyCloses;
  }

  #findHourlyCloses(): number[] {
    const closes: number[] = [];
    let close = this.#closeBefore;
    for (let age = minutesADay - 1; age >= 0; age -= 1) {
      const at = this.#closes[(this.#minute - age) % minutesADay] ?? 0;
      if (at !== 0) close = at;
      if (age % (minutesADay / hoursADay) === 0) closes.push(close);
    }
    return closes;
  }

  #openPrice(): number {
    const first = this.#opens[(this.#minute + 1) % minutesADay] ?? 0;
    if (first !== 0) return first;
    if (this.#closeBefore !== 0) return this.#closeBefore;
    for (let age = minutesADay - 2; age >= 0; age -= 1) {
      const open = this.#opens[(this.#minute - age) % minutesADay] ?? 0;
      if (open !== 0) return open;
    }
    return 0;
  }

  /** Empties the bucket that `minute` takes over; the oldest must go first, because its close is carried on. */
  #expire(minute: number): void {
    const slot = minute % minutesADay;
    if (this.#opens[slot] === 0) return;
    this.#closeBefore = this.#closes[slot] ?? 0;
    this.#volume -= this.#volumes[slot] ?? 0;
    this.#amount -= this.#amounts[slot] ?? 0n;
    if (this.#highs[slot] === this.#high || this.#lows[slot] === this.#low) this.#extremesKnown = false;
    for (const column of [this.#opens, this.#highs, this.#lows, this.#closes, this.#volumes]) column[slot] = 0;
    this.#amounts[slot] = 0n;
  }

  #findExtremes(): void {
    this.#high = 0;
    this.#low = 0;
    for (let slot = 0; slot < minutesADay; slot += 1) {
      const low = this.#lows[slot] ?? 0;
      if (low === 0) continue;
      if (this.#low === 0 || low < this.#low) this.#low = low;
      this.#high = Math.max(this.#high, this.#highs[slot] ?? 0);
    }
    this.#extremesKnown = true;
  }
}
