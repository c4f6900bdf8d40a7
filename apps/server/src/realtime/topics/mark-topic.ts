import type { ChannelStates, Mark } from '@auric/api';
import type { ContractView } from '@auric/exchange';
import type { ExchangePort, Subscription, Update } from '../../engine/port/port.ts';
import { markShape } from '../../market-data/mark-shape.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/** What all positions of one contract live by: whole with every change, since most of it changes together. */
export class MarkTopic implements Topic<'mark'> {
  readonly #port: ExchangePort;
  readonly #market: number;
  readonly #coalescer: Coalescer;
  readonly #now: () => number;
  #contract: ContractView | null = null;
  #ageing: NodeJS.Timeout | undefined;
  #published: Mark | null = null;
  #seq = 0;
  #publish: Publish<'mark'> = () => undefined;
  #subscription: Subscription | undefined;
  #closed = false;

  constructor(port: ExchangePort, market: number, coalesceMs: number, now: () => number) {
    this.#port = port;
    this.#market = market;
    this.#now = now;
    this.#coalescer = new Coalescer(coalesceMs, () => this.#flush());
  }

  async open(publish: Publish<'mark'>): Promise<number> {
    this.#publish = publish;
    const subscription = await this.#port.subscribe({ type: 'contracts' }, (update) => {
      if (update.seq > this.#seq && this.#take(update)) this.#coalescer.mark();
    });
    if (this.#closed) subscription.close();
    this.#subscription = subscription;
    // An update may have come before the state that it changes.
    if (subscription.seq > this.#seq) this.#take(subscription.state);
    this.#published = this.#shape();
    return this.#seq;
  }

  state(): ChannelStates['mark'] {
    return { mark: this.#published };
  }

  close(): void {
    this.#closed = true;
    this.#subscription?.close();
    this.#coalescer.close();
    clearTimeout(this.#ageing);
  }

  /** Whether an update is about this contract. */
  #take(update: Update): boolean {
    if (update.type !== 'contracts') return false;
    this.#seq = update.seq;
    const contract = update.contracts.find(({ market }) => market === this.#market);
    if (contract === undefined) return false;
    this.#contract = contract;
    this.#awaitAge(contract);
    return true;
  }

  /** Ticks that have stopped are no news of the exchange: the channel says by itself that the mark is frozen. */
  #awaitAge(contract: ContractView): void {
    const { health, freezesAt } = contract;
    clearTimeout(this.#ageing);
    const wait = freezesAt - this.#now();
    if (this.#closed || health === 'frozen' || wait <= 0) return;
    // A timer may fire a moment early.
    const aged = () => (this.#now() < freezesAt ? this.#awaitAge(contract) : this.#coalescer.mark());
    this.#ageing = setTimeout(aged, wait);
  }

  #shape(): Mark | null {
    return this.#contract === null ? null : markShape(this.#contract, this.#now());
  }

  #flush(): void {
    this.#published = this.#shape();
    this.#publish(this.#seq, { mark: this.#published });
  }
}
