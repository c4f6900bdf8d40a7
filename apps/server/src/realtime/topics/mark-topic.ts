import type { ChannelStates, Mark } from '@auric/api';
import type { ExchangePort, Subscription, Update } from '../../engine/port/port.ts';
import { markShape } from '../../market-data/mark-shape.ts';
import { Coalescer } from '../coalescer.ts';
import type { Publish, Topic } from './topic.ts';

/** What all positions of one contract live by: whole with every change, since most of it changes together. */
export class MarkTopic implements Topic<'mark'> {
  readonly #port: ExchangePort;
  readonly #market: number;
  readonly #coalescer: Coalescer;
  #mark: Mark | null = null;
  #published: Mark | null = null;
  #seq = 0;
  #publish: Publish<'mark'> = () => undefined;
  #subscription: Subscription | undefined;
  #closed = false;

  constructor(port: ExchangePort, market: number, coalesceMs: number) {
    this.#port = port;
    this.#market = market;
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
    this.#published = this.#mark;
    return this.#seq;
  }

  state(): ChannelStates['mark'] {
    return { mark: this.#published };
  }

  close(): void {
    this.#closed = true;
    this.#subscription?.close();
    this.#coalescer.close();
  }

  /** Whether an update is about this contract. */
  #take(update: Update): boolean {
    if (update.type !== 'contracts') return false;
    this.#seq = update.seq;
    const contract = update.contracts.find(({ market }) => market === this.#market);
    if (contract === undefined) return false;
    this.#mark = markShape(contract);
    return true;
  }

  #flush(): void {
    this.#published = this.#mark;
    this.#publish(this.#seq, { mark: this.#mark });
  }
}
