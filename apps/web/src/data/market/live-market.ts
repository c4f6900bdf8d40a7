import { isAlike } from '../alike.ts';
import type { BestPrices, BookView } from './order-book.ts';
import type { Tick } from './tick-store.ts';

/** A market as its stores have it in a frame. */
export interface LiveMarket {
  tick: Tick | undefined;
  best: BestPrices;
  /** The levels, only for those who look deeper than the best prices. */
  levels: BookView | undefined;
}

/**
 * The market as far as it makes a difference to what is shown: what is read stays the same until it would show something
 * else. Whoever reads it renders when its own words change, not with every price.
 */
export class SteadyMarket {
  #steady: LiveMarket | null = null;
  #seen: LiveMarket | null = null;
  #shownOf: ((live: LiveMarket) => unknown) | null = null;

  read(now: LiveMarket, shownOf: (live: LiveMarket) => unknown): LiveMarket {
    const [steady, seen] = [this.#steady, this.#seen];
    if (steady !== null && seen !== null && this.#shownOf === shownOf && isSameFrame(seen, now)) return steady;
    this.#seen = now;
    this.#shownOf = shownOf;
    if (steady === null || !isAlike(shownOf(steady), shownOf(now))) this.#steady = now;
    return this.#steady ?? now;
  }
}

function isSameFrame(one: LiveMarket, other: LiveMarket): boolean {
  return one.tick === other.tick && one.best === other.best && one.levels === other.levels;
}
