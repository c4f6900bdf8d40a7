import type { AccountKindWord } from '../account/kind-words.ts';
import type { WireBalance } from '../account/values.ts';
import type { IndexTicks } from '../binary-option/values.ts';
import type { Envelope } from '../envelope.ts';
import type { Language } from '../languages.ts';
import type { Candle, PriceLevel, PublicTrade, Ticker } from '../market-data/schemas.ts';
import type { KlinePeriod } from '../market-data/kline-period.ts';
import type { Unread } from '../messages/values.ts';
import type { Mark, WireContractOrder, WirePosition } from '../perpetual/values.ts';
import type { StockMarketSession } from '../stock/values.ts';
import type { WireOrder } from '../venue/values.ts';
import type { Chat, ChatMessage } from '../support/values.ts';
import type { Channel, ChannelName } from './channel.ts';

/** What a socket says when it connects. Without a token it reads the public channels only. */
export interface SocketAuth {
  token?: string;
  lang?: Language;
}

/** The fields of a ticker that changed, and which market they belong to. */
export type TickerChange = Partial<Ticker> & Pick<Ticker, 'match_id'>;

/** A balance and the account that it belongs to. */
export type AccountBalance = WireBalance & { account: number; kind: AccountKindWord };

/** What happened in a chat: a message more, or another state. */
export interface ChatNews {
  chat: Chat;
  message: ChatMessage | null;
}

/** The state of each channel: what a subscription is answered with and a snapshot carries. */
export interface ChannelStates {
  tickers: { tickers: Ticker[] };
  /** The best levels, best first. */
  depth: { bids: PriceLevel[]; asks: PriceLevel[] };
  /** The latest trades, newest first. */
  trades: { trades: PublicTrade[] };
  /** The running candle; none before the first price. */
  kline: { candles: Candle[] };
  /** What the positions of a contract live by; null where the market is no contract. */
  mark: { mark: Mark | null };
  /** How far a stock market is in its day; null where the market is no stock. */
  session: { session: StockMarketSession | null };
  /** The index with its newest ticks, each second; null before the first. */
  index: { index: IndexTicks | null };
  /** Open orders of spot and of stock, open orders on positions, open positions, all balances, and what waits to be read. */
  me: {
    orders: WireOrder[];
    contract_orders: WireContractOrder[];
    positions: WirePosition[];
    balances: AccountBalance[];
    unread: Unread;
  };
}

/** What is sent when a channel changes: only what changed. */
export interface ChannelChanges {
  tickers: { tickers: TickerChange[] };
  /** The new quantity of each changed level; "0" removes the level. */
  depth: ChannelStates['depth'];
  /** The new trades, newest first. */
  trades: ChannelStates['trades'];
  /** The candles that changed, oldest first: the last one is running, the others are closed. */
  kline: ChannelStates['kline'];
  mark: ChannelStates['mark'];
  session: ChannelStates['session'];
  index: ChannelStates['index'];
  /**
   * Changed orders (a closed one for the last time), positions and balances. A position comes when something happened to it, never
   * because of a mark; `closed_positions`: the ids of those that are over, absent for none. `unread` where it changed, `chat` where
   * something happened in the chat with customer service.
   */
  me: Omit<ChannelStates['me'], 'unread'> & {
    closed_positions?: number[];
    unread?: Unread;
    chat?: ChatNews;
  };
}

/**
 * `seq` grows with every message of a channel and is at least the position of the journal that the channel has reached;
 * `prev` is the `seq` of the message or state before this one. A client whose last `seq` is another one has missed
 * something and subscribes again.
 */
export type ChangeMessage<Type extends Channel['type']> = { seq: number; prev: number } & ChannelChanges[Type];

/** Sent instead of a change to a client that could not keep up: it replaces all that the client knows. */
export type SnapshotMessage<Type extends Channel['type']> = { seq: number; snapshot: true } & ChannelStates[Type];

export type ChannelMessage<Type extends Channel['type']> = ChangeMessage<Type> | SnapshotMessage<Type>;

/** What `subscribe` is acknowledged with: the state as of `seq`; the next message has it as its `prev`. */
export type Subscribed<Type extends Channel['type'] = Channel['type']> = {
  [Known in Type]: { channel: ChannelName; seq: number } & ChannelStates[Known];
}[Type];

export interface ClientToServerEvents {
  subscribe: (channel: string, acknowledge: (answer: Envelope<Subscribed>) => void) => void;
  unsubscribe: (channel: string, acknowledge: (answer: Envelope<{ channel: ChannelName }>) => void) => void;
  /** Asks whether the line still carries words both ways; the answer says nothing more. */
  ping: (acknowledge: (answer: Envelope<null>) => void) => void;
}

/** Every message is an event with the name of its channel. */
export interface ServerToClientEvents {
  tickers: (message: ChannelMessage<'tickers'>) => void;
  me: (message: ChannelMessage<'me'>) => void;
  /** The session is over: the socket is closed after this. */
  session_ended: () => void;
  [depth: `depth:${number}`]: (message: ChannelMessage<'depth'>) => void;
  [trades: `trades:${number}`]: (message: ChannelMessage<'trades'>) => void;
  [mark: `mark:${number}`]: (message: ChannelMessage<'mark'>) => void;
  [session: `session:${number}`]: (message: ChannelMessage<'session'>) => void;
  [index: `index:${number}`]: (message: ChannelMessage<'index'>) => void;
  [kline: `kline:${number}:${KlinePeriod}`]: (message: ChannelMessage<'kline'>) => void;
}
