import type { io as connectSocket, Socket } from 'socket.io-client';
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
type Load = () => Promise<{ io: typeof connectSocket }>;

/** Socket.IO behind the shape that the realtime client knows; its code is fetched while the first screen paints. */
export class SocketIoTransport implements Transport {
  readonly #load: Load;
  readonly #domain: () => string;
  /** Where the present socket leads. */
  #leadsTo = '';
  #socket: Socket | undefined;
  #loading = false;
  #failedLoads = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #auth: Auth = { lang: 'en' };
  #handlers: TransportHandlers | undefined;

  /** `domain` says where the server of the socket is; empty: where the page came from. */
  constructor(domain: () => string = () => '', load: Load = () => import('socket.io-client')) {
    this.#domain = domain;
    this.#load = load;
  }

  listen(handlers: TransportHandlers): void {
    this.#handlers = handlers;
  }

  /** Opens a connection, in the place of the one that there may be: whether that still lives can't be known. */
  connect(token: string | null, lang: string): void {
    this.#auth = token === null ? { lang } : { token, lang };
    if (this.#leadsTo !== this.#domain()) this.#leave();
    if (this.#socket === undefined) void this.#open();
    else this.#socket.disconnect().connect();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#socket?.disconnect();
  }

  connected(): boolean {
    return this.#socket?.connected ?? false;
  }

  async request(event: 'subscribe' | 'unsubscribe', channel: string, timeoutMs: number): Promise<unknown> {
    if (this.#socket === undefined) throw new Error('not connected');
    return openEnvelope(200, await this.#socket.timeout(timeoutMs).emitWithAck(event, channel));
  }

  async ping(timeoutMs: number): Promise<void> {
    if (this.#socket === undefined) throw new Error('not connected');
    await this.#socket.timeout(timeoutMs).emitWithAck('ping');
  }

  async #open(): Promise<void> {
    if (this.#loading) return;
    clearTimeout(this.#retry);
    this.#loading = true;
    try {
      const { io } = await this.#load();
      this.#start(io);
    } catch {
      this.#loadLater();
    } finally {
      this.#loading = false;
    }
  }

  /** Without its code there is no line: that is a line that can't be opened, and is tried again as one. */
  #loadLater(): void {
    this.#handlers?.disconnected();
    const delay = Math.min(timings.reconnectionDelay * 2 ** this.#failedLoads, timings.reconnectionDelayMax);
    this.#failedLoads += 1;
    this.#retry = setTimeout(() => void this.#open(), delay);
  }

  #start(io: typeof connectSocket): void {
    // A function, so that a reconnection speaks for whoever is signed in then.
    const auth = (give: (auth: Auth) => void) => give(this.#auth);
    const options = { ...timings, auth, transports: ['websocket', 'polling'], tryAllTransports: true };
    this.#leadsTo = this.#domain();
    const socket = this.#leadsTo === '' ? io(options) : io(this.#leadsTo, options);
    this.#socket = socket;
    socket.on('connect', () => this.#handlers?.connected());
    socket.on('disconnect', (reason) => this.#disconnected(reason));
    socket.on('connect_error', () => this.#handlers?.disconnected());
    socket.onAny((name: string, payload: unknown) => this.#handlers?.event(name, payload));
  }

  /** The server is elsewhere by now: nothing of the old line is heard any more. */
  #leave(): void {
    this.#socket?.removeAllListeners().offAny().disconnect();
    this.#socket = undefined;
  }

  #disconnected(reason: string): void {
    this.#handlers?.disconnected();
    // After a disconnect by the server Socket.IO leaves it to the client to come back.
    if (reason === 'io server disconnect') setTimeout(() => this.#socket?.connect(), timings.reconnectionDelay);
  }
}
