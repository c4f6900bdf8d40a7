import { FrameBatch, type ScheduleFrame } from '../frame-batch.ts';
import { marketFrames } from './market-frames.ts';

export type Direction = 'up' | 'down' | 'same';

/**
 * What moves in one market. `direction` is the last change of the price; `moves` grows by one with each frame that shows
 * a change, so that each flashes.
 */
export interface Tick {
  id: number;
  price: string;
  change: string;
  open: string;
  high: string;
  low: string;
  volume: string;
  amount: string;
  index: string;
  state: 'open' | 'cancel_only' | 'halted';
  direction: Direction;
  moves: number;
  receivedAt: number;
  /** Nothing has come about this market for so long that its price is no longer shown as live. */
  aged: boolean;
}

export type TickInput = Omit<Tick, 'direction' | 'moves' | 'receivedAt' | 'aged'>;

/** After as long the exchange itself drops a source of the index (rules, section 4). */
export const agedAfterMs = 10_000;

type Listener = () => void;

/**
 * The latest prices, outside of React: ticks come many times a second, and only the rows of the markets that moved may
 * render, once a frame. What is read between two frames is what the last one showed.
 */
export class TickStore {
  readonly #shown = new Map<number, Tick>();
  readonly #staged = new Map<number, Tick>();
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #batch: FrameBatch;
  readonly #now: () => number;

  constructor(schedule: ScheduleFrame = marketFrames.request, now: () => number = Date.now) {
    this.#batch = new FrameBatch(() => this.#show(), schedule);
    this.#now = now;
  }

  /** The tick as the last frame shows it. */
  get(id: number): Tick | undefined {
    return this.#shown.get(id);
  }

  put(input: TickInput): void {
    const before = this.#staged.get(input.id) ?? this.#shown.get(input.id);
    const direction = before === undefined ? 'same' : directionOf(before.price, input.price);
    this.#staged.set(input.id, {
      ...input,
      direction: direction === 'same' && before !== undefined ? before.direction : direction,
      moves: direction === 'same' ? (before?.moves ?? 0) : (this.#shown.get(input.id)?.moves ?? 0) + 1,
      receivedAt: this.#now(),
      aged: false,
    });
    this.#batch.request();
  }

  /** Shows at once what waits for the frame: the first order of a list is made of the first prices. */
  flush(): void {
    this.#show();
  }

  /** Called from time to time: marks what has had no news for too long. The next tick of a market takes the mark away. */
  markAged(): void {
    const limit = this.#now() - agedAfterMs;
    for (const [id, tick] of this.#shown) {
      if (tick.aged || tick.receivedAt > limit) continue;
      this.#shown.set(id, { ...tick, aged: true });
      this.#notify(id);
    }
  }

  subscribe(id: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  #show(): void {
    const moved = [...this.#staged];
    this.#staged.clear();
    for (const [id, tick] of moved) this.#shown.set(id, tick);
    for (const [id] of moved) this.#notify(id);
  }

  #notify(id: number): void {
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}

// Only the order of two prices is asked here, never their value: a double is enough.
function directionOf(before: string, after: string): Direction {
  if (before === after) return 'same';
  return Number(after) > Number(before) ? 'up' : 'down';
}
