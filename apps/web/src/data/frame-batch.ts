/** Asks for one call before the next paint. */
export type ScheduleFrame = (flush: () => void) => void;

/** What the scheduler of frames needs of the browser. */
export interface FrameClock {
  nextFrame(run: () => void): void;
  after(ms: number, run: () => void): void;
  now(): number;
  /** For a tab that isn't shown, where nothing paints. */
  later(run: () => void): void;
  hidden(): boolean;
  onHidden(listener: () => void): void;
}

/** As often as a hidden tab shows itself what came: nobody looks, but what is read from the stores must not grow old. */
const hiddenEveryMs = 1000;

const browserClock: FrameClock = {
  nextFrame: (run) => void requestAnimationFrame(run),
  after: (ms, run) => void setTimeout(run, ms),
  now: () => performance.now(),
  later: (run) => void setTimeout(run, hiddenEveryMs),
  hidden: () => document.visibilityState === 'hidden',
  onHidden: (listener) =>
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener()),
};

/**
 * Gathers all that wants to be shown before the next paint and runs it in one go, so that prices, book and trades that
 * came together are one rendering and one layout, not three. With `everyMs` it shows nothing sooner than that after the
 * last: what comes alone is shown with the next frame, what comes in a stream is gathered.
 */
export class FrameScheduler {
  readonly #clock: FrameClock;
  readonly #everyMs: number;
  #shownAt = Number.NEGATIVE_INFINITY;
  #waiting: (() => void)[] = [];
  #watching = false;

  constructor(everyMs = 0, clock: FrameClock = browserClock) {
    this.#everyMs = everyMs;
    this.#clock = clock;
  }

  readonly request: ScheduleFrame = (flush) => {
    this.#waiting.push(flush);
    if (this.#waiting.length > 1) return;
    if (!this.#watching) {
      this.#watching = true;
      // A frame that was asked for while the tab was shown comes only when it is shown again.
      this.#clock.onHidden(() => this.#clock.later(this.#run));
    }
    const early = this.#shownAt + this.#everyMs - this.#clock.now();
    if (early > 0 && !this.#clock.hidden()) this.#clock.after(early, this.#ask);
    else this.#ask();
  };

  readonly #ask = (): void => {
    if (this.#clock.hidden()) this.#clock.later(this.#run);
    else this.#clock.nextFrame(this.#run);
  };

  /** One that fails takes nothing from the others; its failure is told as any that nobody catches. */
  readonly #run = (): void => {
    const flushes = this.#waiting;
    if (flushes.length === 0) return;
    this.#waiting = [];
    this.#shownAt = this.#clock.now();
    for (const flush of flushes) {
      try {
        flush();
      } catch (error) {
        reportError(error);
      }
    }
  };
}

const frames = new FrameScheduler();

/** Runs `flush` once for any number of `request`s within a frame. */
export class FrameBatch {
  #requested = false;
  readonly #flush: () => void;
  readonly #schedule: ScheduleFrame;

  constructor(flush: () => void, schedule: ScheduleFrame = frames.request) {
    this.#flush = flush;
    this.#schedule = schedule;
  }

  request(): void {
    if (this.#requested) return;
    this.#requested = true;
    this.#schedule(() => {
      this.#requested = false;
      this.#flush();
    });
  }
}
