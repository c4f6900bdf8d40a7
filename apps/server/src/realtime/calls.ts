import { channelName, parseChannel, type Channel, type Subscribed } from '@auric/api';
import { Refusal } from '../edge/refusal.ts';
import { TokenBucket } from '../edge/token-bucket.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { ChannelDirectory, OpenChannel } from './channel-directory.ts';
import type { Subscriber } from './subscriber.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Inbox } from './inbox.ts';
import { MeFeed, type CustomerWire } from './me-feed.ts';
import type { SlowSubscribers } from './slow-subscribers.ts';

export interface CallParts {
  port: ExchangePort;
  marketData: MarketData;
  channels: ChannelDirectory;
  slow: SlowSubscribers;
  wire: CustomerWire;
  inbox: Inbox;
  limits: RealtimeLimits;
  /** The session that the subscriber's token stands for now; null when it is over or there never was one. */
  sessionOf: (subscriber: Subscriber) => Promise<{ customer: number } | null>;
}

/** What clients can ask of a socket. Refusals are thrown. */
export class Calls {
  readonly #parts: CallParts;
  readonly #budget: TokenBucket;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#budget = new TokenBucket(parts.limits.callsPerSecond, parts.limits.callsBurst);
  }

  /** Counts a call of the subscriber; refuses it when there were too many. */
  admit(subscriber: Subscriber): void {
    if (this.#budget.take(subscriber.socket.id, performance.now()) > 0) throw new Refusal('too_many_requests');
  }

  /**
   * Follows a channel, or follows it anew. `answer` gets the state in the turn in which the subscriber joins, so that
   * every later message links to it.
   */
  async subscribe(subscriber: Subscriber, name: unknown, answer: (state: Subscribed) => void): Promise<void> {
    const channel = readChannel(name);
    const { memberships } = subscriber;
    if (!memberships.has(channelName(channel)) && memberships.size >= this.#parts.limits.subscriptionsPerSocketMax) {
      throw new Refusal('too_many_requests', 'channel');
    }
    if (channel.type === 'me') await this.#joinMe(subscriber, answer);
    else await this.#joinPublic(subscriber, channel, answer);
  }

  unsubscribe(subscriber: Subscriber, name: unknown): Channel {
    const channel = readChannel(name);
    this.end(subscriber, channel);
    return channel;
  }

  /** Ends everything that a subscriber follows. */
  leave(subscriber: Subscriber): void {
    for (const name of subscriber.memberships.keys()) this.end(subscriber, readChannel(name));
    this.#parts.slow.forget(subscriber);
  }

  end(subscriber: Subscriber, channel: Channel): void {
    const name = channelName(channel);
    if (subscriber.end(name)) this.#parts.channels.release(name);
  }

  async #joinPublic(subscriber: Subscriber, channel: OpenChannel, answer: (state: Subscribed) => void): Promise<void> {
    const { channels, marketData } = this.#parts;
    if ('market' in channel && marketData.board.market(channel.market) === undefined) {
      throw new Refusal('market_not_found', 'channel');
    }
    const open = await channels.take(channel);
    this.#refuseLagging(subscriber, () => channels.release(open.name));
    subscriber.end(open.name);
    const { state, membership } = open.join(subscriber);
    subscriber.memberships.set(open.name, membership);
    answer(state);
  }

  async #joinMe(subscriber: Subscriber, answer: (state: Subscribed) => void): Promise<void> {
    const { port, wire, slow, inbox } = this.#parts;
    const session = await this.#parts.sessionOf(subscriber);
    if (session === null) throw new Refusal('login_required');
    this.#refuseLagging(subscriber, () => undefined);
    subscriber.end('me');
    const feed = new MeFeed({ port, subscriber, customer: session.customer, wire, slow, inbox });
    subscriber.memberships.set('me', feed);
    let answered = false;
    try {
      await feed.open((seq, state) => {
        answered = true;
        answer({ channel: 'me', seq, ...state });
      });
      // A subscriber that fell behind meanwhile was paused before it had a state to go on from.
      if (!answered) throw new Refusal('unavailable');
    } catch (error) {
      subscriber.end('me');
      throw error;
    }
  }

  /** A socket that is gone, or that doesn't even read what it asked for before, gets nothing new. */
  #refuseLagging(subscriber: Subscriber, release: () => void): void {
    if (subscriber.socket.connected && this.#parts.slow.keepsUp(subscriber)) return;
    release();
    throw new Refusal('unavailable');
  }
}

function readChannel(name: unknown): Channel {
  const channel = parseChannel(name);
  if (channel === null) throw new Refusal('parameter_error', 'channel');
  return channel;
}
