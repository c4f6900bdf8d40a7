import type { PublicTrade } from '@auric/api';
import type { ChannelConsumer } from '../socket/channel.ts';
import { LiveStore } from './live-store.ts';

const tradesKept = 50;

/** The latest trades of one market, newest first; null until the first snapshot. */
export class TradesStore extends LiveStore<readonly PublicTrade[] | null> {
  #trades: readonly PublicTrade[] | null = null;

  constructor(open: (consumer: ChannelConsumer) => () => void) {
    super(null, open);
  }

  protected consumer(): ChannelConsumer {
    return {
      snapshot: (state) => this.#set(state['trades'] as PublicTrade[]),
      event: (event) => this.#set([...(event['trades'] as PublicTrade[]), ...(this.#trades ?? [])]),
    };
  }

  protected clear(): void {
    this.#trades = null;
  }

  protected makeView(): readonly PublicTrade[] | null {
    return this.#trades;
  }

  #set(trades: readonly PublicTrade[]): void {
    this.#trades = trades.slice(0, tradesKept);
    this.changed();
  }
}
