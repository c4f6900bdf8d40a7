import { dollarCode, fiatCodes, type FiatCode, type FiatRate, formatDecimal, lostRateMs } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { rateDecimals, type Rates, type RateSource } from './rate-source.ts';
import { isSoundRate } from './sound-rate.ts';

/** How often it is looked whether rates are due. */
const lookMs = 60_000;
/** A source that gave none is asked again after so long. */
const retryMs = 600_000;

/** 1e-8 of a currency for one USDT, and since when that is known (Unix ms). */
export interface KnownRate {
  readonly rateE8: bigint;
  readonly readAt: number;
}

export interface FiatRatesParts {
  readonly db: Kysely<Database>;
  readonly source: RateSource;
  readonly rules: Pick<Config['fiat'], 'refreshMs' | 'jumpPpm'>;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

/**
 * What one USDT is in the currencies that values are also shown in. Rates are read anew when they are older than a day; what is
 * not sound is not taken, and the last sound rate stands with its time, also over a restart, for seven days: then it is none.
 */
export class FiatRates {
  readonly #parts: FiatRatesParts;
  readonly #known = new Map<FiatCode, KnownRate>();
  #triedAt = -Infinity;
  #refused = 0;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | null = null;

  private constructor(parts: FiatRatesParts) {
    this.#parts = parts;
  }

  /** Loads what was known; rates are read when the house begins to look. */
  static async open(parts: FiatRatesParts): Promise<FiatRates> {
    const rates = new FiatRates(parts);
    for (const { code, rate_e8, read_at } of await parts.db.selectFrom('fiat.rate').selectAll().execute())
      rates.#known.set(code, { rateE8: BigInt(rate_e8), readAt: read_at });
    return rates;
  }

  start(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), lookMs);
  }

  /** Comes back when nothing is read any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reading;
  }

  /** The rate that is shown, null where none is known or it was lost too long ago. */
  rateOf(code: FiatCode): KnownRate | null {
    const known = this.#known.get(code);
    if (known === undefined) return null;
    const isLost = code !== dollarCode && this.#parts.now() - known.readAt > lostRateMs;
    return isLost ? null : known;
  }

  /** All that are shown, in the order of the list of currencies. */
  all(): FiatRate[] {
    return fiatCodes.flatMap((code) => {
      const known = this.rateOf(code);
      if (known === null) return [];
      return [{ currency_code: code, rate: formatDecimal(known.rateE8, rateDecimals), saveTime: known.readAt }];
    });
  }

  /** The age of the oldest rate (ms), infinite where one is missing; how many rates were not sound. */
  stats(): { ageMs: number; refused: number } {
    const times = fiatCodes.map((code) => this.#known.get(code)?.readAt ?? -Infinity);
    return { ageMs: this.#parts.now() - Math.min(...times), refused: this.#refused };
  }

  /** Reads the rates where one is due, one reading at a time; what fails is said, and tried again later. */
  look(): Promise<void> {
    const { rules, now, failed } = this.#parts;
    if (this.#reading !== null) return this.#reading;
    if (this.stats().ageMs < rules.refreshMs || now() - this.#triedAt < retryMs) return Promise.resolve();
    this.#triedAt = now();
    this.#reading = this.#read()
      .catch(failed)
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { source, now } = this.#parts;
    const read = await source.read();
    const readAt = now();
    for (const [code, rateE8] of this.#sound(read)) await this.#keep(code, { rateE8, readAt });
  }

  #sound(read: Rates): [FiatCode, bigint][] {
    // A list of one dollar that doesn't name the dollar still says what it is.
    const all: [FiatCode, bigint][] = [...new Map([[dollarCode, 10n ** BigInt(rateDecimals)] as const, ...read])];
    const sound = all.filter(([code, rateE8]) =>
      isSoundRate(code, rateE8, this.#known.get(code)?.rateE8 ?? null, this.#parts.rules.jumpPpm),
    );
    this.#refused += all.length - sound.length;
    return sound;
  }

  async #keep(code: FiatCode, known: KnownRate): Promise<void> {
    const row = { rate_e8: String(known.rateE8), read_at: known.readAt };
    await this.#parts.db
      .insertInto('fiat.rate')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
    this.#known.set(code, known);
  }
}
