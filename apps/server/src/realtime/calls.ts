import { channelName, parseChannel, type Channel, type Subscribed } from '@auric/api';
import { Refusal } from '../edge/refusal.ts';
import { TokenBucket } from '../edge/token-bucket.ts';
import type { ExchangePort } from '../engine/port.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { ChannelDirectory, OpenChannel } from './channel-directory.ts';
import type { Follower } from './follower.ts';
import type { RealtimeLimits } from './limits.ts';
import { MeFeed, type CustomerWire } from './me-feed.ts';
import type { SlowFollowers } from './slow-followers.ts';

export interface CallParts {
  port: ExchangePort;
  marketData: MarketData;
  channels: ChannelDirectory;
  slow: SlowFollowers;
  wire: CustomerWire;
  limits: RealtimeLimits;
  /** The session that the follower's token stands for now; null when it is over or there never was one. */
  sessionOf: (follower: Follower) => Promise<{ customer: number } | null>;
}

/** What clients can ask of a socket. Refusals are thrown. */
export class Calls {
  readonly #parts: CallParts;
  readonly #budget: TokenBucket;

  constructor(parts: CallParts) {
    this.#parts = parts;
    this.#budget = new TokenBucket(parts.limits.callsPerSecond, parts.limits.callsBurst);
  }

  /** Counts a call of the follower; refuses it when there were too many. */
  admit(follower: Follower): void {
    if (this.#budget.take(follower.socket.id, performance.now()) > 0) throw new Refusal('too_many_requests');
  }

  /**
   * Follows a channel, or follows it anew. `answer` gets the state in the turn in which the follower joins, so that
   * every later message links to it.
   */
  async subscribe(follower: Follower, name: unknown, answer: (state: Subscribed) => void): Promise<void> {
    const channel = readChannel(name);
    const { followings } = follower;
    if (!followings.has(channelName(channel)) && followings.size >= this.#parts.limits.subscriptionsPerSocketMax) {
      throw new Refusal('too_many_requests', 'channel');
    }
    if (channel.type === 'me') await this.#followMe(follower, answer);
    else await this.#followPublic(follower, channel, answer);
  }

  unsubscribe(follower: Follower, name: unknown): Channel {
    const channel = readChannel(name);
    this.end(follower, channel);
    return channel;
  }

  /** Ends everything that a follower follows. */
  leave(follower: Follower): void {
    for (const name of follower.followings.keys()) this.end(follower, readChannel(name));
    this.#parts.slow.forget(follower);
  }

  end(follower: Follower, channel: Channel): void {
    const name = channelName(channel);
    if (follower.end(name)) this.#parts.channels.release(name);
  }

  async #followPublic(follower: Follower, channel: OpenChannel, answer: (state: Subscribed) => void): Promise<void> {
    const { channels, marketData } = this.#parts;
    if ('market' in channel && marketData.board.market(channel.market) === undefined) {
      throw new Refusal('market_not_found', 'channel');
    }
    const open = await channels.take(channel);
    this.#refuseLagging(follower, () => channels.release(open.name));
    follower.end(open.name);
    const { state, following } = open.join(follower);
    follower.followings.set(open.name, following);
    answer(state);
  }

  async #followMe(follower: Follower, answer: (state: Subscribed) => void): Promise<void> {
    const { port, wire, slow } = this.#parts;
    const session = await this.#parts.sessionOf(follower);
    if (session === null) throw new Refusal('login_required');
    this.#refuseLagging(follower, () => undefined);
    follower.end('me');
    const feed = new MeFeed({ port, follower, customer: session.customer, wire, slow });
    follower.followings.set('me', feed);
    let answered = false;
    try {
      await feed.open((seq, state) => {
        answered = true;
        answer({ channel: 'me', seq, ...state });
      });
      // A follower that fell behind meanwhile was paused before it had a state to go on from.
      if (!answered) throw new Refusal('unavailable');
    } catch (error) {
      follower.end('me');
      throw error;
    }
  }

  /** A socket that is gone, or that doesn't even read what it asked for before, gets nothing new. */
  #refuseLagging(follower: Follower, release: () => void): void {
    if (follower.socket.connected && this.#parts.slow.keepsUp(follower)) return;
    release();
    throw new Refusal('unavailable');
  }
}

function readChannel(name: unknown): Channel {
  const channel = parseChannel(name);
  if (channel === null) throw new Refusal('parameter_error', 'channel');
  return channel;
}
