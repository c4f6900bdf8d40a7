import type { ConsoleEvent } from '@auric/api/console/events';
import { create } from 'zustand';

/** How the line to the server is. */
export type LineState = 'connecting' | 'live' | 'lost';

export const useLine = create<{ line: LineState }>(() => ({ line: 'connecting' }));

/** A line that the server has ended is opened again after so long. */
const retryMs = 3_000;

type Listener = (event: ConsoleEvent) => void;
type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

const closed = 2;

/**
 * What the server tells live. It tells nothing that a call wouldn't, so a new line begins with reading again whatever is
 * shown (`onReturn`).
 */
export class LiveLine {
  readonly #open: () => Source;
  readonly #listeners = new Set<Listener>();
  #source: Source | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  /** The server's clock less this device's, in ms. */
  #aheadMs = 0;

  constructor(open: () => Source) {
    this.#open = open;
  }

  now = (): number => Date.now() + this.#aheadMs;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  start(onReturn: () => void): void {
    this.stop();
    const source = this.#open();
    this.#source = source;
    source.addEventListener('message', ({ data }) => {
      const event = JSON.parse(String(data)) as ConsoleEvent;
      if (event.type === 'hello') this.#greet(event.at, onReturn);
      for (const listener of this.#listeners) listener(event);
    });
    source.addEventListener('error', () => {
      useLine.setState({ line: 'lost' });
      // The browser tries again by itself only where the line broke, not where the server refused it.
      if (source.readyState === closed) this.#retry = setTimeout(() => this.start(onReturn), retryMs);
    });
  }

  stop(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = undefined;
    useLine.setState({ line: 'connecting' });
  }

  #greet(at: number, onReturn: () => void): void {
    this.#aheadMs = at - Date.now();
    useLine.setState({ line: 'live' });
    if (this.#greeted) onReturn();
    this.#greeted = true;
  }
}

export const liveLine = new LiveLine(() => new EventSource('/console/api/events'));
