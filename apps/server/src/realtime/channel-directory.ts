import { channelName, type Channel } from '@auric/api';
import type { Server } from 'socket.io';
import type { ExchangePort } from '../engine/port/port.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { RealtimeLimits } from './limits.ts';
import { PublicChannel } from './public-channel.ts';
import type { SlowSubscribers } from './slow-subscribers.ts';
import { DepthTopic } from './topics/depth-topic.ts';
import { IndexTopic } from './topics/index-topic.ts';
import { KlineTopic } from './topics/kline-topic.ts';
import { MarkTopic } from './topics/mark-topic.ts';
import { SessionTopic } from './topics/session-topic.ts';
import { TickersTopic } from './topics/tickers-topic.ts';
import { TradesTopic } from './topics/trades-topic.ts';

export type OpenChannel = Exclude<Channel, { type: 'me' }>;

export interface ChannelSources {
  io: Server;
  port: ExchangePort;
  marketData: MarketData;
  slow: SlowSubscribers;
  limits: RealtimeLimits;
  now: () => number;
}

/** The public channels that somebody follows. One that nobody follows any more costs nothing: it is closed. */
export class ChannelDirectory {
  readonly #sources: ChannelSources;
  readonly #open = new Map<string, PublicChannel>();

  constructor(sources: ChannelSources) {
    this.#sources = sources;
  }

  get count(): number {
    return this.#open.size;
  }

  /** The channel, ready to be joined. Rejects when the exchange can't serve it now. */
  async take(channel: OpenChannel): Promise<PublicChannel> {
    const name = channelName(channel);
    let open = this.#open.get(name);
    if (open === undefined) {
      open = this.#make(channel);
      this.#open.set(name, open);
    }
    try {
      await open.ready;
    } catch (error) {
      this.#forget(open);
      throw error;
    }
    // Whoever waited for the same channel may have left it in the meantime, and it was closed with the last one.
    return this.#open.get(name) === open ? open : this.take(channel);
  }

  /** To be called when a subscriber left. */
  release(name: string): void {
    const open = this.#open.get(name);
    if (open !== undefined && open.subscribers === 0) this.#forget(open);
  }

  close(): void {
    for (const open of this.#open.values()) this.#forget(open);
  }

  #forget(open: PublicChannel): void {
    if (this.#open.get(open.name) === open) this.#open.delete(open.name);
    open.close();
  }

  #make(channel: OpenChannel): PublicChannel {
    const { io, port, marketData, slow, limits, now } = this.#sources;
    const { coalesceMs } = limits;
    const name = channelName(channel);
    switch (channel.type) {
      case 'tickers':
        return new PublicChannel(name, new TickersTopic(marketData, coalesceMs), io, slow);
      case 'trades':
        return new PublicChannel(name, new TradesTopic(marketData, channel.market), io, slow);
      case 'mark':
        return new PublicChannel(name, new MarkTopic(port, channel.market, limits.markCoalesceMs, now), io, slow);
      case 'session':
        return new PublicChannel(
          name,
          new SessionTopic(port, marketData, channel.market, limits.sessionCoalesceMs),
          io,
          slow,
        );
      case 'index':
        return new PublicChannel(name, new IndexTopic(port, marketData, channel.market), io, slow);
      case 'kline':
        return new PublicChannel(
          name,
          new KlineTopic(marketData, channel.market, channel.period, coalesceMs),
          io,
          slow,
        );
      case 'depth': {
        const topic = new DepthTopic(port, marketData, channel.market, { levels: limits.depthLevels, coalesceMs });
        return new PublicChannel(name, topic, io, slow);
      }
    }
  }
}
