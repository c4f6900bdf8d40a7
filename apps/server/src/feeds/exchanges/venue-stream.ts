import WebSocket from 'ws';
import type { VenueTimings } from './timings.ts';
import type { Venue, VenueTicker } from './venue.ts';

/** A ticker has a few hundred bytes, and what is acknowledged a few thousand. */
const frameBytesMax = 1_048_576;

export interface VenueStreamOptions {
  readonly venue: Pick<Venue, 'subscriptions' | 'ping' | 'readFrame'>;
  readonly url: string;
  readonly symbols: readonly string[];
  readonly timings: VenueTimings;
  readonly now: () => number;
  /** Uniform in [0, 1): what spreads the servers of a house that all lost their lines at once. */
  readonly random: () => number;
  readonly heard: (tickers: readonly VenueTicker[], arrivedAt: number) => void;
}

/**
 * The line to a venue: opened, asked for tickers, asked for signs of life, and replaced when it breaks, falls silent,
 * says nothing sound or is about to be closed. `look` is called on every beat.
 */
export class VenueStream {
  readonly #options: VenueStreamOptions;
  #socket: WebSocket | null = null;
  #openedAt: number | null = null;
  #soundAt = 0;
  #askedAt = 0;
  #failures = 0;
  #nextLineAt = 0;
  /** How often a line had to be replaced. */
  reconnects = 0;
  /** Frames that were not of the venue's format. */
  dropped = 0;
  /** The last thing that went wrong, for a person. */
  problem: string | null = null;

  constructor(options: VenueStreamOptions) {
    this.#options = options;
  }

  get connected(): boolean {
    return this.#openedAt !== null;
  }

  look(): void {
    const { now, timings } = this.#options;
    const at = now();
    if (this.#socket === null) {
      if (at >= this.#nextLineAt) this.#open(at);
      return;
    }
    const silentMs = at - this.#soundAt;
    if (silentMs >= timings.silentMs) this.#drop(`nothing sound was heard for ${silentMs} ms`);
    else if (silentMs >= timings.pingMs && at - this.#askedAt >= timings.pingMs) this.#ask(at);
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#openedAt = null;
    socket?.terminate();
  }

  #open(at: number): void {
    const { url, timings, now, venue, symbols } = this.#options;
    const socket = new WebSocket(url, {
      handshakeTimeout: timings.deadlineMs,
      maxPayload: frameBytesMax,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#soundAt = at;
    // An event of a line that has been replaced says nothing of the one that is open.
    const ours = (act: () => void) => (): void => {
      if (this.#socket === socket) act();
    };
    socket.on(
      'open',
      ours(() => {
        this.#openedAt = now();
        this.#soundAt = now();
        for (const text of venue.subscriptions(symbols)) socket.send(text);
      }),
    );
    socket.on('message', (data, isBinary) => {
      if (this.#socket === socket) this.#read(isBinary ? null : textOf(data));
    });
    socket.on(
      'pong',
      ours(() => this.#sound()),
    );
    socket.on(
      'ping',
      ours(() => this.#sound()),
    );
    socket.on(
      'close',
      ours(() => this.#drop('the venue closed the line')),
    );
    socket.on('error', (error) => {
      if (this.#socket === socket) this.#drop(error.message);
    });
  }

  #sound(): void {
    this.#soundAt = this.#options.now();
  }

  #ask(at: number): void {
    if (!this.connected) return;
    this.#askedAt = at;
    const { ping } = this.#options.venue;
    if (ping === null) this.#socket?.ping();
    else this.#socket?.send(ping);
  }

  #read(text: string | null): void {
    const frame = text === null ? null : this.#frameOf(text);
    if (frame === null) {
      this.dropped++;
      return;
    }
    this.#sound();
    if (frame.kind === 'tickers') this.#options.heard(frame.tickers, this.#soundAt);
    else if (frame.kind === 'refused') this.problem = `the venue refused: ${frame.reason}`;
    else if (frame.kind === 'leaving') this.#drop('the venue is about to close the line');
  }

  #frameOf(text: string) {
    try {
      return this.#options.venue.readFrame(text);
    } catch {
      return null;
    }
  }

  /** Gives the line up; the next one is opened after a pause, which grows while lines don't hold. */
  #drop(problem: string): void {
    const { now, timings, random } = this.#options;
    const held = this.#openedAt !== null && now() - this.#openedAt >= timings.heldMs;
    this.problem = problem;
    this.reconnects++;
    this.close();
    if (held) this.#failures = 0;
    const pauseMs = Math.min(timings.pauseMaxMs, timings.pauseMs * 2 ** Math.min(this.#failures++, 20));
    this.#nextLineAt = now() + pauseMs * (1 - random() / 2);
  }
}

function textOf(data: WebSocket.RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.concat([data].flat() as Buffer[]).toString('utf8');
}
