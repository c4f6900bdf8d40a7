import type { Clock } from './clock.ts';
import type { FailStop } from './fail-stop.ts';

/** How far the two clocks may come apart: more than a time server corrects in small steps, less than any rule counts in. */
export const apartMaxMs = 5_000;
const lookEveryMs = 1_000;
/** A stop this long is worth a line at the start: rules that count in hours went on counting. */
const awayWorthSayingMs = 3_600_000;

/** The clock of the wall was set, or the machine slept: what time it is, a person has to say. */
export class ClockLeapt extends Error {
  constructor(apartMs: number) {
    super(`the clock of this machine leapt ${apartMs > 0 ? 'forward' : 'back'} by ${spanOf(Math.abs(apartMs))}`);
    this.name = 'ClockLeapt';
  }
}

/**
 * The clock that stamps commands, beside the monotonic one. Holds end and request ids are forgotten by the time of a
 * command, so a leap that were taken as it comes would lift a hold of a day in a second, and would let a repeated request
 * execute again. A leap ends the process before a command is stamped with it.
 */
export class ClockWatch implements Clock {
  readonly #clock: Clock;
  readonly #fail: FailStop;
  /** What the wall shows when the monotonic clock is at zero. */
  readonly #offset: number;
  readonly #timer: NodeJS.Timeout;
  #leapt = false;

  constructor(clock: Clock, fail: FailStop) {
    this.#clock = clock;
    this.#fail = fail;
    this.#offset = clock.now() - clock.monotonicMs();
    this.#timer = setInterval(() => this.now(), lookEveryMs);
  }

  /** Unix ms; fails first where it can't be believed. */
  now(): number {
    const now = this.#clock.now();
    const apartMs = now - this.#clock.monotonicMs() - this.#offset;
    if (!this.#leapt && Math.abs(apartMs) > apartMaxMs) {
      this.#leapt = true;
      this.#fail('its time can not be trusted', new ClockLeapt(apartMs));
    }
    return now;
  }

  monotonicMs(): number {
    return this.#clock.monotonicMs();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/**
 * What an operator should know of a start at `now` on a journal whose last frame is of `lastAt` (both in Unix ms), or
 * null: nobody measured the time in between.
 */
export function timeAway(lastAt: number, now: number): string | null {
  if (lastAt === 0) return null;
  if (now < lastAt - apartMaxMs) {
    return `This machine's clock is ${spanOf(lastAt - now)} behind the last frame of the journal; the exchange's time stands still until then.`;
  }
  if (now - lastAt < awayWorthSayingMs) return null;
  return `The last frame of the journal is ${spanOf(now - lastAt)} old; what was to end in that time, holds and remembered requests, ends now.`;
}

/** A span in the largest unit that it fills twice, for a person. */
function spanOf(ms: number): string {
  const units = [
    ['days', 86_400_000],
    ['hours', 3_600_000],
    ['minutes', 60_000],
  ] as const;
  const [name, length] = units.find(([, unit]) => ms >= 2 * unit) ?? ['seconds', 1_000];
  return `${Math.round(ms / length)} ${name}`;
}
