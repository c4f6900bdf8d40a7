import { ApiError } from '../http/envelope.ts';
import { Channel, type ChannelConsumer, type ChannelEvent, type ChannelSnapshot } from './channel.ts';
import { ConnectionStatus } from './connection-state.ts';

/** The socket as this client needs it; Socket.IO is one, a test has another. */
export interface Transport {
  connect(token: string | null, lang: string): void;
  close(): void;
  connected(): boolean;
  /**
   * Sends and waits for the acknowledgement: its message, or an `ApiError` for a refusal. It rejects too after
   * `timeoutMs` or when the line is lost.
   */
  request(event: 'subscribe' | 'unsubscribe', channel: string, timeoutMs: number): Promise<unknown>;
  /** Asks for a word in return and for nothing else. It rejects after `timeoutMs` or when the line is lost. */
  ping(timeoutMs: number): Promise<void>;
  listen(handlers: TransportHandlers): void;
}

export interface TransportHandlers {
  connected(): void;
  disconnected(): void;
  event(name: string, payload: unknown): void;
}

/** A page that closes keeps its channels for a moment: the next page often wants the same. */
const lingerMs = 2000;
/** Silence on an open line: the market ticks every second, so this much is suspicious and is asked about. */
const silenceMs = 1000;
const pingTimeoutMs = 1000;
const watchEveryMs = 250;
const subscribeTimeoutMs = 10_000;
const retryAfterMs = 1000;
const retryRefusedAfterMs = 5000;
/** The event that goes before the end of a socket whose session is over. */
const sessionEndedEvent = 'session_ended';

interface Held {
  channel: Channel;
  holders: number;
  /** Counts the questions: an answer to an older one is dropped. */
  asked: number;
  linger: ReturnType<typeof setTimeout> | undefined;
}

function isSnapshot(value: unknown): value is ChannelSnapshot & Record<string, unknown> {
  return typeof value === 'object' && value !== null && typeof (value as ChannelSnapshot).seq === 'number';
}

function isEvent(value: unknown): value is ChannelEvent & Record<string, unknown> {
  return isSnapshot(value) && typeof (value as unknown as ChannelEvent).prev === 'number';
}

function isFreshSnapshot(value: unknown): value is ChannelSnapshot & Record<string, unknown> {
  return isSnapshot(value) && value['snapshot'] === true;
}

/**
 * Keeps every open channel complete over one connection: it subscribes, applies what comes in order, and asks for a
 * fresh snapshot after a hole, a lost line, a return to the tab or a long silence.
 */
export class RealtimeClient {
  readonly status: ConnectionStatus;
  readonly #transport: Transport;
  readonly #channels = new Map<string, Held>();
  readonly #resynced = new Set<() => void>();
  readonly #sessionEnded: (token: string | null) => void;
  #watch: ReturnType<typeof setInterval> | undefined;
  #pinging = false;
  #token: string | null = null;
  #lang = 'en';
  #wanted = false;

  constructor(
    transport: Transport,
    sessionEnded: (token: string | null) => void = () => undefined,
    status = new ConnectionStatus(),
  ) {
    this.#transport = transport;
    this.#sessionEnded = sessionEnded;
    this.status = status;
    transport.listen({
      connected: () => this.#subscribeAll(),
      disconnected: () => this.#lineLost(),
      event: (name, payload) => this.#receive(name, payload),
    });
  }

  /** Connects, or connects again as somebody else: a socket belongs to the session that opened it. */
  start(token: string | null, lang: string): void {
    if (this.#wanted && token === this.#token && lang === this.#lang) return;
    this.#token = token;
    this.#lang = lang;
    this.#wanted = true;
    this.status.opening();
    this.#transport.connect(token, lang);
    this.#watch ??= setInterval(() => this.#checkSilence(), watchEveryMs);
  }

  stop(): void {
    this.#wanted = false;
    clearInterval(this.#watch);
    this.#watch = undefined;
    for (const held of this.#channels.values()) clearTimeout(held.linger);
    this.#transport.close();
  }

  /** Holds a channel open. One consumer serves all who hold it; the one who came first. */
  open(name: string, consumer: ChannelConsumer): () => void {
    let held = this.#channels.get(name);
    if (held === undefined) {
      held = { channel: new Channel(name, consumer), holders: 0, asked: 0, linger: undefined };
      this.#channels.set(name, held);
      void this.#subscribe(held);
    }
    clearTimeout(held.linger);
    held.linger = undefined;
    held.holders += 1;
    const own = held;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      own.holders -= 1;
      if (own.holders === 0) own.linger = setTimeout(() => this.#drop(own), lingerMs);
    };
  }

  /** Asks every channel for its state anew: the customer is back, or the network is. */
  resync(): void {
    if (this.#transport.connected()) this.#subscribeAll();
    else if (this.#wanted) this.#transport.connect(this.#token, this.#lang);
  }

  /** The browser says that the network is gone. */
  networkLost(): void {
    this.status.lost();
  }

  /** Calls back after the line was lost and every channel asked again: what came over HTTP is out of date too. */
  onResync(listener: () => void): () => void {
    this.#resynced.add(listener);
    return () => this.#resynced.delete(listener);
  }

  #drop(held: Held): void {
    this.#channels.delete(held.channel.name);
    held.channel.close();
    if (!this.#transport.connected()) return;
    this.#transport.request('unsubscribe', held.channel.name, subscribeTimeoutMs).catch(() => undefined);
  }

  #lineLost(): void {
    for (const held of this.#channels.values()) held.channel.expectSnapshot();
    this.status.lost();
  }

  #subscribeAll(): void {
    for (const held of this.#channels.values()) void this.#subscribe(held);
    for (const listener of this.#resynced) listener();
  }

  async #subscribe(held: Held): Promise<boolean> {
    if (!this.#transport.connected()) return false;
    held.asked += 1;
    const question = held.asked;
    held.channel.expectSnapshot();
    try {
      const answer = await this.#transport.request('subscribe', held.channel.name, subscribeTimeoutMs);
      this.status.heard();
      if (question !== held.asked) return true;
      if (isSnapshot(answer) && held.channel.takeSnapshot(answer) === 'gap') void this.#subscribe(held);
      return true;
    } catch (error) {
      if (question === held.asked) this.#subscribeFailed(held, error);
      return false;
    }
  }

  /** The line may be up while the server is busy: the question is put again, unless the session is over. */
  #subscribeFailed(held: Held, error: unknown): void {
    const refused = error instanceof ApiError;
    if (refused) this.status.heard();
    if (refused && error.kind === 'session') return this.#sessionEnded(this.#token);
    if (!this.#transport.connected()) return;
    const question = held.asked;
    setTimeout(() => this.#retry(held, question), refused ? retryRefusedAfterMs : retryAfterMs);
  }

  #retry(held: Held, question: number): void {
    if (question === held.asked && this.#channels.get(held.channel.name) === held) void this.#subscribe(held);
  }

  #receive(name: string, payload: unknown): void {
    this.status.heard();
    if (name === sessionEndedEvent) return this.#sessionEnded(this.#token);
    const held = this.#channels.get(name);
    if (held === undefined) return;
    if (isFreshSnapshot(payload)) {
      // Whoever could not keep up is sent the whole state instead; it overtakes a question that is still open.
      held.asked += 1;
      held.channel.takeSnapshot(payload);
    } else if (isEvent(payload) && held.channel.takeEvent(payload) === 'gap') {
      void this.#subscribe(held);
    }
  }

  #checkSilence(): void {
    if (this.#pinging || this.#channels.size === 0 || !this.#transport.connected()) return;
    if (globalThis.document?.visibilityState === 'hidden') return;
    // Before the first word there is no silence: how long that may take the status knows.
    const lastDataAt = this.status.lastDataAt();
    if (lastDataAt === 0 || Date.now() - lastDataAt < silenceMs) return;
    this.#pinging = true;
    void this.#ping(lastDataAt).finally(() => {
      this.#pinging = false;
    });
  }

  /**
   * Asks for a word. A line that gives none is dead whatever the socket believes: after a change from Wi-Fi to the mobile
   * network the old one stays open and silent for minutes, so another takes its place.
   */
  async #ping(lastDataAt: number): Promise<void> {
    try {
      await this.#transport.ping(pingTimeoutMs);
      this.status.heard();
    } catch {
      if (this.status.lastDataAt() !== lastDataAt || !this.#transport.connected()) return;
      this.status.dead();
      this.#transport.connect(this.#token, this.#lang);
    }
  }
}
