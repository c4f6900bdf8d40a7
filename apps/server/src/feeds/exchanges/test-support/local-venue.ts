import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Venue } from '../venue.ts';
import type { RecordedVenue } from './recorded-venue.ts';

/** What a local server does with the next line or question. */
export type Manner = 'answer' | 'hang' | 'refuse';

/** A server on this machine that speaks the format of a public exchange, and does what a test tells it. */
export class LocalVenue {
  /** The venue of the recording, at this server's address. */
  readonly venue: Venue;
  /** Texts that came from the source, of all lines. */
  readonly received: string[] = [];
  readonly recorded: RecordedVenue;
  lines = 0;
  /** How many pings were answered. */
  signs = 0;
  questions = 0;
  stream: Manner = 'answer';
  rest: Manner = 'answer';
  /** Whether pings, the protocol's own too, are answered. */
  givesSigns = true;
  snapshotBody = '';
  /** What happens between a question and its answer. */
  meanwhile: () => void = () => {};
  snapshotStatus = 200;
  snapshotHeaders: Readonly<Record<string, string>> = {};
  readonly #http: Server;
  readonly #sockets: WebSocketServer;
  readonly #connections = new Set<Socket>();
  #line: WebSocket | null = null;
  #hanging: ServerResponse | null = null;

  private constructor(http: Server, recorded: RecordedVenue) {
    const { port } = http.address() as AddressInfo;
    this.recorded = recorded;
    this.venue = { ...recorded.venue, streamUrl: `ws://127.0.0.1:${port}/stream`, restUrl: `http://127.0.0.1:${port}` };
    this.#http = http;
    this.#sockets = new WebSocketServer({ noServer: true, autoPong: false });
    this.#listen();
  }

  static async open(recorded: RecordedVenue): Promise<LocalVenue> {
    const http = createServer();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return new LocalVenue(http, recorded);
  }

  get hasLine(): boolean {
    return this.#line !== null;
  }

  /** Sends on the line that is open. */
  send(frame: string | Buffer): void {
    if (this.#line === null) throw new Error('No line is open.');
    this.#line.send(frame);
  }

  /** Answers the question that hangs. */
  release(): void {
    if (this.#hanging === null) throw new Error('No question hangs.');
    this.#fill(this.#hanging);
  }

  /** Breaks the line without a word. */
  cut(): void {
    this.#line?.terminate();
  }

  /** Ends the line as a server does that is about to restart: by a word of its own, or by the protocol's. */
  leave(): void {
    if (this.recorded.leaving === null) this.#line?.close(1012);
    else this.send(this.recorded.leaving);
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    this.#http.close();
    await once(this.#http, 'close');
  }

  #listen(): void {
    this.#http.on('connection', (connection) => {
      this.#connections.add(connection);
      connection.on('close', () => this.#connections.delete(connection));
    });
    this.#http.on('upgrade', (request, socket, head) => {
      this.lines++;
      socket.on('error', () => socket.destroy());
      if (this.stream === 'refuse') socket.end('HTTP/1.1 429 Too Many Requests\r\n\r\n');
      else if (this.stream === 'answer')
        this.#sockets.handleUpgrade(request, socket, head, (line) => this.#serve(line));
    });
    this.#http.on('request', (request, response) => {
      this.questions++;
      this.received.push(request.url ?? '');
      this.meanwhile();
      if (this.rest === 'refuse') request.socket.destroy();
      else if (this.rest === 'hang') this.#hanging = response;
      else this.#fill(response);
    });
  }

  #serve(line: WebSocket): void {
    this.#line = line;
    line.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.received.push(text);
      if (text === this.venue.ping) return this.#giveSign(() => this.#answer(line, text));
      this.#answer(line, text);
    });
    line.on('ping', () => this.#giveSign(() => line.pong()));
    line.on('error', () => line.terminate());
    line.on('close', () => {
      if (this.#line === line) this.#line = null;
    });
  }

  #fill(response: ServerResponse): void {
    response.writeHead(this.snapshotStatus, this.snapshotHeaders).end(this.snapshotBody);
  }

  #answer(line: WebSocket, text: string): void {
    for (const answer of this.recorded.answer(text)) line.send(answer);
  }

  #giveSign(give: () => void): void {
    if (!this.givesSigns) return;
    give();
    this.signs++;
  }
}
