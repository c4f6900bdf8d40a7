import type { ChannelStates, IndexTicks } from '@auric/api';
import type { ExchangePort } from '../../engine/port/port.ts';
import { readIndexTicks } from '../../market-data/index-ticks-shape.ts';
import type { MarketData } from '../../market-data/market-data.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/** Ticks come each second: what comes at once with one of them is waited for. */
const coalesceMs = 50;

/** The index of one market's base asset, tick by tick: what seconds options are decided by. */
export class IndexTopic implements Topic<'index'> {
  readonly #port: ExchangePort;
  readonly #marketData: MarketData;
  readonly #market: number;
  readonly #coalescer: Coalescer;
  #published: IndexTicks | null = null;
  #publish: Publish<'index'> = () => undefined;
  #stopListening: () => void = () => undefined;
  #closed = false;

  constructor(port: ExchangePort, marketData: MarketData, market: number) {
    this.#port = port;
    this.#marketData = marketData;
    this.#market = market;
    this.#coalescer = new Coalescer(coalesceMs, () => void this.#flush().catch(() => this.#coalescer.mark()));
  }

  async open(publish: Publish<'index'>): Promise<number> {
    this.#publish = publish;
    this.#stopListening = this.#marketData.listen((change) => {
      if (change.type === 'markets' && change.markets.some(({ market }) => market === this.#market))
        this.#coalescer.mark();
    });
    const { seq, index } = await this.#read();
    this.#published = index;
    return seq;
  }

  state(): ChannelStates['index'] {
    return { index: this.#published };
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    this.#coalescer.close();
  }

  async #read(): Promise<{ seq: number; index: IndexTicks | null }> {
    const view = this.#marketData.board.market(this.#market)?.view;
    return view === undefined ? { seq: this.#marketData.seq, index: null } : readIndexTicks(this.#port, view);
  }

  async #flush(): Promise<void> {
    const { seq, index } = await this.#read();
    const isSame =
      index?.time === this.#published?.time && index?.ticks.at(-1)?.time === this.#published?.ticks.at(-1)?.time;
    if (this.#closed || isSame) return;
    this.#published = index;
    this.#publish(seq, { index });
  }
}
