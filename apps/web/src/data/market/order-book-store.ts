import { parseDecimalToInteger } from '@auric/api';
import type { ScheduleFrame } from '../frame-batch.ts';
import type { ChannelConsumer } from '../socket/channel.ts';
import { LiveStore } from './live-store.ts';
import type { Market } from './market.ts';
import { OrderBook, type BestPrices, type BookView, type Levels } from './order-book.ts';

const nothingBest: BestPrices = { bestAsk: undefined, bestBid: undefined };

type WireLevels = readonly (readonly [string, string])[];

/** The live book of one market. Views of different depth and step are cut from it by `BookView` readers. */
export class OrderBookStore extends LiveStore<OrderBookState> {
  readonly #book = new OrderBook();
  readonly #market: Market;
  #known = false;
  #version = 0;
  #best: BestPrices = nothingBest;

  constructor(market: Market, open: (consumer: ChannelConsumer) => () => void, schedule?: ScheduleFrame) {
    const view = () => new OrderBook().view(0);
    super({ known: false, version: 0, receivedAt: 0, best: nothingBest, view }, open, schedule);
    this.#market = market;
  }

  protected consumer(): ChannelConsumer {
    return {
      snapshot: (state) => {
        this.#book.replace(this.#levels(state['bids']), this.#levels(state['asks']));
        this.#known = true;
        this.changed();
      },
      event: (event) => {
        this.#book.apply(this.#levels(event['bids']), this.#levels(event['asks']));
        this.changed();
      },
    };
  }

  protected clear(): void {
    this.#book.replace([], []);
    this.#known = false;
  }

  protected makeView(): OrderBookState {
    this.#version += 1;
    const { bestAsk, bestBid } = this.#book.best();
    if (bestAsk !== this.#best.bestAsk || bestBid !== this.#best.bestBid) this.#best = { bestAsk, bestBid };
    return {
      known: this.#known,
      version: this.#version,
      receivedAt: Date.now(),
      best: this.#best,
      view: (depth, step) => this.#book.view(depth, step),
    };
  }

  #levels(wire: unknown): Levels {
    const { priceDecimals, quantityDecimals } = this.#market;
    return (wire as WireLevels).map(([price, quantity]) => [
      parseDecimalToInteger(price, priceDecimals) ?? 0,
      parseDecimalToInteger(quantity, quantityDecimals) ?? 0,
    ]);
  }
}

/** `known` is false until the first snapshot; `version` counts the frames in which the book has changed. */
export interface OrderBookState {
  known: boolean;
  version: number;
  /** When the book last changed. */
  receivedAt: number;
  /** The same object until one of the two prices moves: who needs no more renders no more often. */
  best: BestPrices;
  view: (depth: number, step?: number) => BookView;
}
