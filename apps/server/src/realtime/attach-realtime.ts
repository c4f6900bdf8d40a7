import { once } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultLanguage, isLanguage, type ClientToServerEvents, type ServerToClientEvents } from '@auric/api';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Config } from '../config.ts';
import type { Catalogues } from '../edge/catalogues.ts';
import { ConnectionLimiter } from '../edge/connection-limiter.ts';
import { KnownHosts } from '../edge/known-hosts.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { MarketData } from '../market-data/market-data.ts';
import type { Sessions } from '../people/sessions.ts';
import { Calls } from './calls.ts';
import { ChannelDirectory } from './channel-directory.ts';
import { clientAddress } from './client-address.ts';
import { cutConnection } from './connection.ts';
import { customerWire } from './customer-wire.ts';
import type { Inbox } from './inbox.ts';
import { Subscriber, type RealtimeSocket } from './subscriber.ts';
import { defaultRealtimeLimits, type RealtimeLimits } from './limits.ts';
import { originAllowed } from '../edge/origin.ts';
import { serveSocket } from './serve-socket.ts';
import { SessionWatch } from './session-watch.ts';
import { SlowSubscribers } from './slow-subscribers.ts';

export interface RealtimeOptions {
  http: HttpServer;
  port: ExchangePort;
  sessions: Pick<Sessions, 'verify' | 'onClosed'>;
  marketData: MarketData;
  catalogues: Catalogues;
  /** What customers read. */
  inbox: Inbox;
  config: {
    network: Pick<Config['network'], 'publicOrigins' | 'trustedProxies'>;
    limits: Pick<Config['limits'], 'socketsPerAddress'>;
  };
  logger: Pick<Logger, 'error'>;
  limits?: Partial<RealtimeLimits>;
  /** The leader's clock, by which a mark ages. */
  now: () => number;
}

export interface RealtimeStats {
  connections: number;
  channels: number;
  /** Sockets that wait for a snapshot now, and how often one fell behind since the start. */
  behind: number;
  droppedTotal: number;
}

export interface Realtime {
  stats(): RealtimeStats;
  /** Refuses new sockets, closes the open ones, and cuts those that don't close within a second. */
  close(): Promise<void>;
}

type RealtimeIo = Server<ClientToServerEvents, ServerToClientEvents>;

/** A client has so long to say what namespace it wants before it is closed. */
const joinTimeoutMs = 10_000;
const closeGraceMs = 1_000;
const tokenLengthMax = 200;

/** Serves the realtime channels on an HTTP server that is not listening yet. */
export async function attachRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { http, port, marketData, config } = options;
  const limits = {
    ...defaultRealtimeLimits,
    connectionsPerAddressMax: config.limits.socketsPerAddress,
    ...options.limits,
  };
  const wire = await customerWire(marketData);
  const limiter = new ConnectionLimiter(limits);
  const addressOf = (request: IncomingMessage): string => clientAddress(request, config.network.trustedProxies);
  const hosts = new KnownHosts(config.network.publicOrigins);
  let draining = false;
  const io: RealtimeIo = new Server(http, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: limits.messageBytesMax,
    connectTimeout: joinTimeoutMs,
    cors: { origin: [...config.network.publicOrigins] },
    allowRequest: (request, decide) => {
      const welcome =
        !draining && hosts.serves(request) && originAllowed(request.headers, config.network.publicOrigins);
      decide(null, welcome && limiter.admits(addressOf(request)));
    },
  });
  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; once: (event: string, end: () => void) => void }) => {
      connection.once('close', limiter.open(addressOf(connection.request)));
    },
  );
  const slow = new SlowSubscribers(limits);
  const channels = new ChannelDirectory({ io, port, marketData, slow, limits, now: options.now });
  const watch = new SessionWatch(options.sessions, limits.sessionCheckMs, (subscriber) => {
    calls.leave(subscriber);
    subscriber.socket.emit('session_ended');
    subscriber.socket.disconnect(true);
  });
  const calls = new Calls({
    port,
    marketData,
    channels,
    slow,
    limits,
    wire,
    inbox: options.inbox,
    sessionOf: (subscriber) => watch.sessionOf(subscriber),
  });
  io.on('connection', (socket) => {
    serveSocket(subscriberOf(socket), { calls, watch, catalogues: options.catalogues, logger: options.logger });
  });
  return {
    stats: () => ({ connections: limiter.total, channels: channels.count, ...slow.stats }),
    close: async () => {
      draining = true;
      watch.close();
      await closeSockets(io);
      channels.close();
      slow.close();
    },
  };
}

function subscriberOf(socket: RealtimeSocket): Subscriber {
  const { token, lang } = (socket.handshake.auth ?? {}) as { token?: unknown; lang?: unknown };
  const known = typeof token === 'string' && token.length <= tokenLengthMax ? token : '';
  return new Subscriber(socket, known, isLanguage(lang) ? lang : defaultLanguage);
}

/** Every socket is told to close; one that doesn't answer is cut. */
async function closeSockets(io: RealtimeIo): Promise<void> {
  const connections = [...io.of('/').sockets.values()].map((socket) => socket.conn);
  const closed = connections.map((connection) => once(connection, 'close'));
  io.disconnectSockets(true);
  await Promise.race([Promise.allSettled(closed), sleep(closeGraceMs, undefined, { ref: false })]);
  for (const connection of connections) cutConnection(connection);
  io.engine.close();
}
