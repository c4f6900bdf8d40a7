import type { ChannelStates, StockMarketSession } from '@auric/api';
import type { ExchangePort, Subscription } from '../../engine/port/port.ts';
import type { MarketData } from '../../market-data/market-data.ts';
import { kindOf } from '../../market-data/market-kind.ts';
import { marketSessionShape } from '../../market-data/session-shape.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/**
 * How far a stock market is in its day, and what its opening would come to: read anew when its phase, its index or, while orders
 * gather, its book has changed, and sent where it is another.
 */
export class SessionTopic implements Topic<'session'> {
  readonly #port: ExchangePort;
  readonly #marketData: MarketData;
  readonly #market: number;
  readonly #coalescer: Coalescer;
  #published: StockMarketSession | null = null;
  #publish: Publish<'session'> = () => undefined;
  #stopListening: () => void = () => undefined;
  #depth: Subscription | undefined;
  #closed = false;

  constructor(port: ExchangePort, marketData: MarketData, market: number, coalesceMs: number) {
    this.#port = port;
    this.#marketData = marketData;
    this.#market = market;
    this.#coalescer = new Coalescer(coalesceMs, () => void this.#flush().catch(() => this.#coalescer.mark()));
  }

  async open(publish: Publish<'session'>): Promise<number> {
    this.#publish = publish;
    if (this.#view() === undefined) return this.#marketData.seq;
    this.#stopListening = this.#marketData.listen((change) => {
      if (change.type === 'markets' && change.markets.some(({ market }) => market === this.#market)) {
        this.#coalescer.mark();
      }
    });
    const depth = await this.#port.subscribe({ type: 'depth', market: this.#market }, () => {
      if (this.#published?.phase !== 'continuous') this.#coalescer.mark();
    });
    if (this.#closed) depth.close();
    this.#depth = depth;
    const { seq, session } = await this.#read();
    this.#published = session;
    return seq;
  }

  state(): ChannelStates['session'] {
    return { session: this.#published };
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    this.#depth?.close();
    this.#coalescer.close();
  }

  #view() {
    const view = this.#marketData.board.market(this.#market)?.view;
    return view !== undefined && kindOf(view) === 'stock' ? view : undefined;
  }

  async #read(): Promise<{ seq: number; session: StockMarketSession | null }> {
    const [sessions, auctions] = await Promise.all([
      this.#port.query({ type: 'sessions' }),
      this.#port.query({ type: 'auctions' }),
    ]);
    const auction = auctions.value.find(({ market }) => market === this.#market);
    const view = this.#view();
    const session = auction && view ? marketSessionShape(auction, view, sessions.value) : null;
    return { seq: auctions.seq, session };
  }

  async #flush(): Promise<void> {
    const { seq, session } = await this.#read();
    if (this.#closed || JSON.stringify(session) === JSON.stringify(this.#published)) return;
    this.#published = session;
    this.#publish(seq, { session });
  }
}
