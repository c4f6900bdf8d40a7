import type { ChannelStates } from '@auric/api';
import type { MarketData } from '../../market-data/market-data.ts';
import { tradeToWire } from '../../market-data/wire.ts';
import type { Publish, Topic } from './topic.ts';

const tradesInState = 50;
/** One order can make more trades than anybody looks at: a message carries the newest of them. */
const tradesPerMessageMax = 200;

/** The trades of one market, sent at once. */
export class TradesTopic implements Topic<'trades'> {
  readonly #marketData: MarketData;
  readonly #market: number;
  #stopListening: () => void = () => undefined;

  constructor(marketData: MarketData, market: number) {
    this.#marketData = marketData;
    this.#market = market;
  }

  open(publish: Publish<'trades'>): Promise<number> {
    this.#stopListening = this.#marketData.listen((change) => {
      if (change.type !== 'trades') return;
      const view = this.#marketData.board.market(this.#market)?.view;
      const trades = change.trades.filter((trade) => trade.market === this.#market);
      if (view === undefined || trades.length === 0) return;
      const newest = trades.slice(-tradesPerMessageMax).reverse();
      publish(change.seq, { trades: newest.map((trade) => tradeToWire(trade, view)) });
    });
    return Promise.resolve(this.#marketData.seq);
  }

  state(): ChannelStates['trades'] {
    const market = this.#marketData.board.market(this.#market);
    if (market === undefined) return { trades: [] };
    return { trades: market.trades.latest(tradesInState).map((trade) => tradeToWire(trade, market.view)) };
  }

  close(): void {
    this.#stopListening();
  }
}
