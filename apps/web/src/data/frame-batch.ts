/** Asks for one call before the next paint. */
export type ScheduleFrame = (flush: () => void) => void;

/**
 * Before the next paint; in a tab that isn't shown nothing paints, so a slow clock keeps what others read from the
 * stores from growing old without end.
 */
export const onNextFrame: ScheduleFrame = (flush) => {
  if (document.visibilityState === 'hidden') setTimeout(flush, 1000);
  else requestAnimationFrame(flush);
};

/** Runs `flush` once for any number of `request`s within a frame. */
export class FrameBatch {
  #requested = false;
  readonly #flush: () => void;
  readonly #schedule: ScheduleFrame;

  constructor(flush: () => void, schedule: ScheduleFrame = onNextFrame) {
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
