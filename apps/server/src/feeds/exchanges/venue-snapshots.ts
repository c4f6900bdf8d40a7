import { boundedText } from '../../bounded-text.ts';
import type { VenueTimings } from './timings.ts';
import type { Venue, VenueTicker } from './venue.ts';

/** All markets of the largest venue have less than a megabyte. */
const bytesMax = 8_000_000;
const refusedPauseMs = 60_000;
const refusedPauseMaxMs = 600_000;
/** Too many questions, and the ban that follows who goes on asking. */
const tooMany: ReadonlySet<number> = new Set([418, 429]);

export interface VenueSnapshotsOptions {
  readonly venue: Pick<Venue, 'snapshotPath' | 'readSnapshot'>;
  readonly url: string;
  readonly timings: VenueTimings;
  readonly now: () => number;
  readonly filled: (tickers: readonly VenueTicker[], askedAt: number, arrivedAt: number) => void;
}

/** What a venue answers of all of its markets at once: one question at a time, each with a deadline. */
export class VenueSnapshots {
  readonly #options: VenueSnapshotsOptions;
  readonly #closing = new AbortController();
  #isAsking = false;
  #nextAt = 0;
  failures = 0;
  problem: string | null = null;

  constructor(options: VenueSnapshotsOptions) {
    this.#options = options;
  }

  /** Asks, unless a question is open or the last one was too short ago. */
  ask(): void {
    const { now, timings } = this.#options;
    const at = now();
    if (this.#isAsking || at < this.#nextAt || this.#closing.signal.aborted) return;
    this.#isAsking = true;
    this.#nextAt = at + timings.quietMs;
    void this.#answer(at).finally(() => {
      this.#isAsking = false;
    });
  }

  close(): void {
    this.#closing.abort();
  }

  async #answer(askedAt: number): Promise<void> {
    const { venue, filled, now } = this.#options;
    try {
      const tickers = venue.readSnapshot(JSON.parse(await this.#body()));
      if (!this.#closing.signal.aborted) filled(tickers, askedAt, now());
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      this.failures++;
      this.problem = `no snapshot: ${error instanceof Error ? error.message : 'no reason was given'}`.slice(0, 200);
    }
  }

  async #body(): Promise<string> {
    const { url, venue, timings } = this.#options;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timings.deadlineMs)]);
    const response = await fetch(url + venue.snapshotPath, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
    });
    if (response.ok) return boundedText(response, bytesMax);
    await response.body?.cancel();
    if (tooMany.has(response.status)) this.#waitAsTold(response.headers.get('retry-after'));
    throw new Error(`the venue answered ${response.status}`);
  }

  #waitAsTold(seconds: string | null): void {
    const told = seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : refusedPauseMs;
    this.#nextAt = this.#options.now() + Math.min(refusedPauseMaxMs, Math.max(told, this.#options.timings.quietMs));
  }
}
