import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type ExchangePort, Unavailable } from '../engine/port/port.ts';
import { hoursWithin, type StockHours } from './stock-hours.ts';

export interface AnnouncerOptions {
  readonly port: ExchangePort;
  readonly db: Kysely<Database>;
  readonly waitForProjected: (seq: number) => Promise<void>;
  readonly now: () => number;
  /** Told of what went wrong; the next round tries again. */
  readonly failed: (error: unknown) => void;
}

/** Sessions are known so long ahead: over a long weekend a week is left, and customers see their next opening. */
export const announcedDays = 10;
const dayMs = 86_400_000;
const roundMs = 600_000;
/** The read models of a first start are busy with a history for a while. */
const retryMs = 2_000;

/**
 * Tells the exchange when New York trades, days ahead, and nothing twice: what was ever announced stands in the read models, also
 * a session that an operator has taken back, which stays taken back. Without a market of stock there is nothing to tell.
 */
export class SessionAnnouncer {
  readonly #options: AnnouncerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
  }

  /** Announces what is missing now, and again from time to time; what can't be known yet a little later. */
  async start(): Promise<void> {
    this.#arm(await this.#round());
  }

  /** Announces the sessions of the next days that were never announced; how many these were. */
  async announce(): Promise<number> {
    const { port, now } = this.#options;
    const { value: markets } = await port.query({ type: 'markets' });
    if (!markets.some(({ settlement }) => settlement === 'stock')) return 0;
    const at = now();
    const known = await this.#knownFrom(at);
    const missing = hoursWithin(at, at + announcedDays * dayMs).filter(
      (hours) => !known.some((other) => meets(hours, other)),
    );
    for (const { opensAt, closesAt } of missing) {
      const reply = await port.execute({ command: { type: 'AnnounceSession', opensAt, closesAt } });
      if (!reply.ok) throw new Error(`A session could not be announced: ${reply.rejection.code}.`);
    }
    return missing.length;
  }

  /** Waits for a round that is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** In how many ms the next round is due. */
  async #round(): Promise<number> {
    try {
      await this.announce();
      return roundMs;
    } catch (error) {
      if (!(error instanceof Unavailable)) this.#options.failed(error);
      return retryMs;
    }
  }

  #arm(waitMs: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#round().then((next) => this.#arm(next));
    }, waitMs);
    this.#timer.unref();
  }

  async #knownFrom(at: number): Promise<Pick<StockHours, 'opensAt' | 'closesAt'>[]> {
    const { port, db, waitForProjected } = this.#options;
    const { seq } = await port.query({ type: 'sessions' });
    await waitForProjected(seq);
    const rows = await db.selectFrom('view.sessions').selectAll().where('closes_at', '>', at).execute();
    return rows.map(({ opens_at, closes_at }) => ({ opensAt: opens_at, closesAt: closes_at }));
  }
}

function meets(
  left: Pick<StockHours, 'opensAt' | 'closesAt'>,
  right: Pick<StockHours, 'opensAt' | 'closesAt'>,
): boolean {
  return left.opensAt <= right.closesAt && left.closesAt >= right.opensAt;
}
