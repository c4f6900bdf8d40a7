import type { Socket } from 'socket.io-client';
import { openEnvelope } from '../http/envelope.ts';
import type { Transport, TransportHandlers } from './realtime-client.ts';

/** The waits that the specification fixes for the socket. */
const timings = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

type Auth = { lang: string; token?: string };

/** Socket.IO behind the shape that the realtime client knows; its code is fetched while the first screen paints. */
export class SocketIoTransport implements Transport {
  #socket: Socket | undefined;
  #loading = false;
  #auth: Auth = { lang: 'en' };
  #handlers: TransportHandlers | undefined;

  listen(handlers: TransportHandlers): void {
    this.#handlers = handlers;
  }

  connect(token: string | null, lang: string): void {
    this.#auth = token === null ? { lang } : { token, lang };
    if (this.#socket === undefined) void this.#open();
    else this.#socket.disconnect().connect();
  }

  close(): void {
    this.#socket?.disconnect();
  }

  connected(): boolean {
    return this.#socket?.connected ?? false;
  }

  async request(event: 'subscribe' | 'unsubscribe', channel: string, timeoutMs: number): Promise<unknown> {
    if (this.#socket === undefined) throw new Error('not connected');
    return openEnvelope(200, await this.#socket.timeout(timeoutMs).emitWithAck(event, channel));
  }

  async #open(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const { io } = await import('socket.io-client');
    // A function, so that a reconnection speaks for whoever is signed in then.
    const auth = (give: (auth: Auth) => void) => give(this.#auth);
    const socket = io({ ...timings, auth, transports: ['websocket', 'polling'] });
    this.#socket = socket;
    socket.on('connect', () => this.#handlers?.connected());
    socket.on('disconnect', (reason) => this.#disconnected(reason));
    socket.on('connect_error', () => this.#handlers?.disconnected());
    socket.onAny((name: string, payload: unknown) => this.#handlers?.event(name, payload));
  }

  #disconnected(reason: string): void {
    this.#handlers?.disconnected();
    // After a disconnect by the server Socket.IO leaves it to the client to come back.
    if (reason === 'io server disconnect') setTimeout(() => this.#socket?.connect(), timings.reconnectionDelay);
  }
}
