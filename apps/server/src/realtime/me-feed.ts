import { pairKinds } from '../market-data/market-kind.ts';
import type {
  AccountBalance,
  ChannelChanges,
  ChannelStates,
  MarketKind,
  WireContractOrder,
  WireOrder,
  WirePosition,
} from '@auric/api';
import type { BalanceView, OrderView, PositionView } from '@auric/exchange';
import type { ExchangePort, Subscription, Update } from '../engine/port/port.ts';
import { cutConnection } from './connection.ts';
import type { Inbox, InboxNews } from './inbox.ts';
import type { Subscriber, Membership } from './subscriber.ts';
import type { SlowSubscribers } from './slow-subscribers.ts';

/** How what concerns a customer looks on the wire: the same as the calls answer it. `kindOf`: what an order is an order in. */
export interface CustomerWire {
  kindOf: (order: OrderView) => MarketKind;
  order: (order: OrderView) => WireOrder;
  contractOrder: (order: OrderView) => WireContractOrder;
  position: (position: PositionView) => WirePosition;
  balance: (balance: BalanceView) => AccountBalance;
}

type CustomerUpdate = Extract<Update, { type: 'customer' }>;
type Deliver = (seq: number, state: ChannelStates['me']) => void;

/**
 * What concerns one customer, for one socket. It has an own subscription, whose state belongs to the very moment of
 * subscribing, and sends each update at once.
 */
export class MeFeed implements Membership {
  readonly #port: ExchangePort;
  readonly #subscriber: Subscriber;
  readonly #customer: number;
  readonly #wire: CustomerWire;
  readonly #slow: SlowSubscribers;
  readonly #inbox: Inbox;
  #unfollow: () => void = () => undefined;
  #subscription: Subscription | undefined;
  /** Counts the subscriptions, so that what an older one still delivers is left out. */
  #turn = 0;
  #seq = 0;
  #early: CustomerUpdate[] | null = null;
  /** What came into the inbox before the state had gone out. */
  #earlyNews: InboxNews[] | null = null;
  #ended = false;

  constructor(options: {
    port: ExchangePort;
    subscriber: Subscriber;
    customer: number;
    wire: CustomerWire;
    slow: SlowSubscribers;
    inbox: Inbox;
  }) {
    this.#port = options.port;
    this.#subscriber = options.subscriber;
    this.#customer = options.customer;
    this.#wire = options.wire;
    this.#slow = options.slow;
    this.#inbox = options.inbox;
  }

  /** Delivers the state, then whatever changes after it. */
  async open(deliver: Deliver): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#early = [];
    this.#followInbox(turn);
    const unread = await this.#inbox.unreadOf(this.#customer);
    const channel = { type: 'customer', customer: this.#customer } as const;
    const subscription = await this.#port.subscribe(channel, (update) => {
      if (turn === this.#turn) this.#take(update);
    });
    if (this.#ended || turn !== this.#turn) {
      subscription.close();
      return;
    }
    this.#subscription = subscription;
    this.#seq = subscription.seq;
    if (subscription.state.type === 'customer')
      deliver(subscription.seq, { ...this.#toWire(subscription.state), unread });
    this.#catchUp(subscription.seq);
  }

  /** What came between the asking and the answer. */
  #catchUp(seq: number): void {
    const early = this.#early ?? [];
    const news = this.#earlyNews ?? [];
    this.#early = null;
    this.#earlyNews = null;
    for (const update of early) if (update.seq > seq) this.#take(update);
    for (const one of news) this.#takeNews(one);
  }

  #followInbox(turn: number): void {
    this.#unfollow();
    this.#earlyNews = [];
    this.#unfollow = this.#inbox.follow(this.#customer, (news) => {
      if (turn === this.#turn) this.#takeNews(news);
    });
  }

  pause(): void {
    this.#turn += 1;
    this.#unfollow();
    this.#subscription?.close();
    this.#subscription = undefined;
  }

  resume(): void {
    if (this.#ended) return;
    const reopened = this.open((seq, state) => {
      this.#subscriber.socket.emit('me', { seq, snapshot: true, ...state });
    });
    // Without a fresh state the socket would go on with a gap that nobody sees.
    reopened.catch(() => cutConnection(this.#subscriber.socket.conn));
  }

  end(): void {
    this.#ended = true;
    this.pause();
  }

  #take(update: Update): void {
    if (update.type !== 'customer' || update.customer !== this.#customer) return;
    if (this.#early !== null) {
      this.#early.push(update);
      return;
    }
    if (!this.#slow.keepsUp(this.#subscriber)) return;
    this.#send(update.seq, this.#toWire(update));
  }

  #takeNews(news: InboxNews): void {
    if (this.#earlyNews !== null) this.#earlyNews.push(news);
    else if (this.#slow.keepsUp(this.#subscriber)) this.#send(0, { ...nothing, ...news });
  }

  /** What doesn't come from the journal is after what went before, and has no position of its own there. */
  #send(position: number, change: ChannelChanges['me']): void {
    const prev = this.#seq;
    const seq = Math.max(position, prev + 1);
    this.#seq = seq;
    this.#subscriber.socket.emit('me', { seq, prev, ...change });
  }

  #toWire(update: CustomerUpdate) {
    const ofKinds = (...kinds: readonly MarketKind[]): OrderView[] =>
      update.orders.filter((order) => kinds.includes(this.#wire.kindOf(order)));
    const { closedPositions: closed } = update;
    return {
      orders: ofKinds(...pairKinds).map((order) => this.#wire.order(order)),
      contract_orders: ofKinds('perpetual').map((order) => this.#wire.contractOrder(order)),
      positions: update.positions.map((position) => this.#wire.position(position)),
      ...(closed.length > 0 ? { closed_positions: [...closed] } : {}),
      balances: update.balances.map((balance) => this.#wire.balance(balance)),
    };
  }
}

const nothing = { orders: [], contract_orders: [], positions: [], balances: [] };
