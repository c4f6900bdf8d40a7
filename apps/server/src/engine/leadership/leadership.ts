import type { Clock } from './clock.ts';
import type { FailStop } from './fail-stop.ts';

/** How long memory may be read after the start of the last successful look at the epoch. */
const trustMs = 1_000;
/** Without an answer for so long, the leader is not ready. */
const currentMs = 2_000;
/** How often an idle leader looks. */
const checkEveryMs = 500;

/** What the store says about the epoch: it is this leader's, another's, or it could not be asked and why. */
export type Verdict = 'leads' | 'superseded' | Error;

type Check = (done: (verdict: Verdict) => void) => void;

/** Reads memory, or learns why nobody may any more. */
type Read = (error: Error | null) => void;

/**
 * Knows whether memory may still be read (D37). A leader that was paused, or cut off from the store, doesn't know that
 * another has taken over; so whatever is read from memory leaves only within a second of a look at the epoch, and a new
 * leader waits for two.
 */
export class Leadership {
  readonly #check: Check;
  readonly #clock: Clock;
  readonly #fail: FailStop;
  readonly #timer: NodeJS.Timeout;
  #waiting: Read[] = [];
  #checking = false;
  #ended: Error | null = null;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #confirmedAtWall = 0;
  readonly #startedAt: number;

  constructor(check: Check, clock: Clock, fail: FailStop) {
    this.#check = check;
    this.#clock = clock;
    this.#fail = fail;
    this.#startedAt = clock.monotonicMs();
    this.#timer = setInterval(() => this.#look(), checkEveryMs);
  }

  /** The store has accepted this leader; `monotonic` and `wall` were read before it was asked. */
  confirm(monotonic: number, wall: number): void {
    this.#confirmedAt = monotonic;
    this.#confirmedAtWall = wall;
  }

  /** Two clocks: the monotonic one stands still while the machine sleeps, the other one can be set back. */
  get fresh(): boolean {
    return (
      this.#clock.monotonicMs() - this.#confirmedAt < trustMs && this.#clock.now() - this.#confirmedAtWall < trustMs
    );
  }

  /** Whether a look was answered in the last seconds, of which a new leader has the same number. */
  get current(): boolean {
    return this.#clock.monotonicMs() - Math.max(this.#confirmedAt, this.#startedAt) < currentMs;
  }

  /** Calls back while memory may be read: at once, or after the next look at the epoch. */
  whenFresh(read: Read): void {
    if (this.#ended !== null) return read(this.#ended);
    if (this.fresh) return read(null);
    this.#waiting.push(read);
    this.#askStore();
  }

  /** Nothing is read any more; whoever waits is told. */
  end(error: Error): void {
    if (this.#ended !== null) return;
    this.#ended = error;
    clearInterval(this.#timer);
    this.#release(error);
  }

  /** A leader that commits all the time has no need to ask. */
  #look(): void {
    if (this.#clock.monotonicMs() - this.#confirmedAt >= checkEveryMs / 2) this.#askStore();
  }

  #askStore(): void {
    if (this.#checking) return;
    this.#checking = true;
    const monotonic = this.#clock.monotonicMs();
    const wall = this.#clock.now();
    this.#check((verdict) => {
      this.#checking = false;
      if (this.#ended !== null) return;
      if (verdict === 'superseded') return this.#fail('it may lead no longer', new Error('another leader took over'));
      // Who leads is not known: nobody reads until a later look says so.
      if (verdict !== 'leads') return this.#release(verdict);
      this.confirm(monotonic, wall);
      // The answer itself may have taken longer than it is good for.
      if (this.fresh) this.#release(null);
      else if (this.#waiting.length > 0) this.#askStore();
    });
  }

  #release(error: Error | null): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const read of waiting) read(error);
  }
}
