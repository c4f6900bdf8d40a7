import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, ChannelMessage, ChannelName, Envelope, Failure, Subscribed } from '@auric/api';
import type { MarketView } from '@auric/exchange';
import type { TestDatabase } from '@auric/testkit';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { Catalogues } from '../../edge/catalogues.ts';
import type { ExchangePort } from '../../engine/port/port.ts';
import { MarketData } from '../../market-data/market-data.ts';
import { ScriptedExchange } from '../../market-data/test-support/scripted-exchange.ts';
import { attachRealtime, type Realtime } from '../attach-realtime.ts';
import type { RealtimeLimits } from '../limits.ts';
import { ScriptedInbox } from './scripted-inbox.ts';
import { ScriptedSessions } from './scripted-sessions.ts';

/** The time of every scripted exchange: a Monday noon. */
export const noon = Date.UTC(2026, 10, 16, 12);

export interface ServerChoices {
  limits?: Partial<RealtimeLimits>;
  publicOrigins?: string[];
  /** How the server reaches the exchange; directly, where a test doesn't say otherwise. */
  portOf?: (exchange: ExchangePort) => ExchangePort;
  /** What is listed; BTC/USDT and ETH/USDT, where a test doesn't say otherwise. */
  markets?: MarketView[];
}

/** The realtime channels of a scripted exchange on a real HTTP server, and clients that go with it. */
export class RealtimeServer {
  readonly exchange: ScriptedExchange;
  readonly sessions: ScriptedSessions;
  readonly inbox: ScriptedInbox;
  readonly realtime: Realtime;
  readonly port: number;
  /** What the server logged: a test that expects nothing finds it empty. */
  readonly logged: unknown[];
  readonly #clients: Socket[] = [];
  readonly #stop: () => Promise<void>;

  private constructor(
    parts: Pick<RealtimeServer, 'exchange' | 'sessions' | 'inbox' | 'realtime' | 'port' | 'logged'>,
    stop: () => Promise<void>,
  ) {
    this.exchange = parts.exchange;
    this.sessions = parts.sessions;
    this.inbox = parts.inbox;
    this.realtime = parts.realtime;
    this.port = parts.port;
    this.logged = parts.logged;
    this.#stop = stop;
  }

  static async start(
    { db }: TestDatabase,
    { limits = {}, publicOrigins = [], portOf = (exchange) => exchange, markets }: ServerChoices = {},
  ): Promise<RealtimeServer> {
    const exchange = new ScriptedExchange(noon);
    if (markets !== undefined) exchange.markets = markets;
    const port = portOf(exchange.port);
    const sessions = new ScriptedSessions();
    const inbox = new ScriptedInbox();
    const marketData = await MarketData.start({ port, db, waitForProjected: () => Promise.resolve() });
    const http = createServer((_request, response) => response.writeHead(404).end());
    const logged: unknown[] = [];
    const realtime = await attachRealtime({
      http,
      port,
      sessions,
      inbox,
      marketData,
      catalogues: await Catalogues.load(),
      config: { network: { publicOrigins, trustedProxies: 0 }, limits: { socketsPerAddress: 50 } },
      logger: { error: (...told: unknown[]) => void logged.push(told) },
      limits,
      now: Date.now,
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port: httpPort } = http.address() as AddressInfo;
    return new RealtimeServer({ exchange, sessions, inbox, realtime, port: httpPort, logged }, async () => {
      await realtime.close();
      marketData.close();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    });
  }

  client(auth: object = {}, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
    const address = `http://127.0.0.1:${this.port}`;
    const socket = io(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true, ...options });
    this.#clients.push(socket);
    return socket;
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    await this.#stop();
  }
}

export async function subscribe(socket: Socket, channel: unknown): Promise<Envelope<Subscribed>> {
  return (await socket.timeout(5_000).emitWithAck('subscribe', channel)) as Envelope<Subscribed>;
}

/** The type of channel that a name belongs to. */
type TypeOf<Name extends ChannelName> = Name extends `${infer Type extends Channel['type']}:${string}`
  ? Type
  : Name extends 'tickers' | 'me'
    ? Name
    : never;

/** Follows a channel; answers its state. */
export async function stateOf<Name extends ChannelName>(socket: Socket, name: Name): Promise<Subscribed<TypeOf<Name>>> {
  const answer = await subscribe(socket, name);
  if (answer.type !== 'ok') throw new Error(`${name} answered ${answer.code}.`);
  return answer.message as unknown as Subscribed<TypeOf<Name>>;
}

/** Asks for a channel that must be refused. */
export async function refusalOf(socket: Socket, name: unknown): Promise<Failure> {
  const answer = await subscribe(socket, name);
  if (answer.type === 'ok') throw new Error(`${String(name)} was not refused.`);
  return answer;
}

/** A message of a channel with the fields of all its forms. */
export type Gathered<Type extends Channel['type']> = ChannelMessage<Type> & { prev?: number; snapshot?: true };

/** Gathers the messages of a channel. */
export function gather<Name extends ChannelName>(socket: Socket, name: Name): Gathered<TypeOf<Name>>[] {
  const messages: Gathered<TypeOf<Name>>[] = [];
  socket.onAny((event: string, message: Gathered<TypeOf<Name>>) => {
    if (event === name) messages.push(message);
  });
  return messages;
}

/** Time for a message to arrive that must not. */
export async function silence(): Promise<void> {
  await sleep(50);
}
