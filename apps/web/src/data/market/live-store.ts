import { FrameBatch, type ScheduleFrame } from '../frame-batch.ts';
import type { ChannelConsumer } from '../socket/channel.ts';
import { marketFrames } from './market-frames.ts';

type Listener = () => void;

/**
 * A store that is live while somebody watches it: the first watcher opens its channel, the last closes it, and all see
 * one new view a frame.
 */
export abstract class LiveStore<View> {
  #view: View;
  readonly #listeners = new Set<Listener>();
  readonly #batch: FrameBatch;
  readonly #open: (consumer: ChannelConsumer) => () => void;
  #release: (() => void) | undefined;

  constructor(
    empty: View,
    open: (consumer: ChannelConsumer) => () => void,
    schedule: ScheduleFrame = marketFrames.request,
  ) {
    this.#view = empty;
    this.#open = open;
    this.#batch = new FrameBatch(() => this.#show(), schedule);
  }

  readonly get = (): View => this.#view;

  readonly subscribe = (listener: Listener): (() => void) => {
    if (this.#listeners.size === 0) this.#release = this.#open({ ...this.consumer(), closed: () => this.#forget() });
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#release?.();
      this.#release = undefined;
    };
  };

  /** Asks for a new view before the next paint. */
  protected changed(): void {
    this.#batch.request();
  }

  protected abstract consumer(): ChannelConsumer;
  protected abstract makeView(): View;
  /** Forgets what the channel has told. */
  protected abstract clear(): void;

  /** What was known when the channel was left is not known any more: at once, or whoever returns is shown it as live. */
  #forget(): void {
    this.clear();
    this.#show();
  }

  #show(): void {
    this.#view = this.makeView();
    for (const listener of this.#listeners) listener();
  }
}
