/** A clock further off than this is no skew: what it stamps is refused until one of both clocks is put right. */
const skewMaxMs = 60_000;
const windowMs = 60_000;

/**
 * How the clock of a venue stands to ours, learnt from what arrives: the quickest message of the last minute or two took
 * next to no time, so what it says of its sending is the skew. A message that took longer than that is late by as much,
 * however wrong the venue's clock is.
 */
export class VenueClock {
  #windowFrom = 0;
  #quickest = Number.POSITIVE_INFINITY;
  #quickestBefore = Number.POSITIVE_INFINITY;

  /** How far the venue is ahead of us, in ms; null before it has said a time. */
  get skewMs(): number | null {
    const quickest = Math.min(this.#quickest, this.#quickestBefore);
    return Number.isFinite(quickest) ? 0 - quickest : null;
  }

  /** How late a message is that the venue stamped with `saidAt`, in ms; null where no skew explains that time. */
  latenessOf(saidAt: number, arrivedAt: number): number | null {
    const tookMs = arrivedAt - saidAt;
    if (Math.abs(tookMs) > skewMaxMs) return null;
    if (Math.abs(arrivedAt - this.#windowFrom) >= windowMs) {
      this.#quickestBefore = this.#quickest;
      this.#quickest = Number.POSITIVE_INFINITY;
      this.#windowFrom = arrivedAt;
    }
    this.#quickest = Math.min(this.#quickest, tookMs);
    return tookMs - Math.min(this.#quickest, this.#quickestBefore);
  }
}
