import type { Socket } from 'socket.io';
import type { ChannelName, ClientToServerEvents, Language, ServerToClientEvents } from '@auric/api';
import { backlogBytes } from './connection.ts';

export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/** What a subscriber has with one channel; all three are idempotent. */
export interface Membership {
  /** Sends nothing from now on, but keeps the place. */
  pause(): void;
  /** Sends the state as a snapshot, and changes from then on. */
  resume(): void;
  end(): void;
}

/** One connected socket: who it is, what it follows, and how far behind it is. */
export class Subscriber {
  readonly socket: RealtimeSocket;
  /** Empty for a guest. */
  readonly token: string;
  readonly lang: Language;
  readonly memberships = new Map<ChannelName, Membership>();
  /** When it fell behind (ms of a clock that never goes back); null while it keeps up. */
  laggingSince: number | null = null;

  constructor(socket: RealtimeSocket, token: string, lang: Language) {
    this.socket = socket;
    this.token = token;
    this.lang = lang;
  }

  get backlog(): number {
    return backlogBytes(this.socket.conn);
  }

  /** Ends a channel; true when it was followed. */
  end(channel: ChannelName): boolean {
    const membership = this.memberships.get(channel);
    this.memberships.delete(channel);
    membership?.end();
    return membership !== undefined;
  }
}
