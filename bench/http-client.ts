import { connect, type Socket } from 'node:net';

/** A prepared request, complete with headers, as it goes over the wire. */
export type Prepared = Buffer;

/** A form that is posted to an API path. */
export function preparePost(url: URL, path: string, token: string, form: Record<string, string>): Prepared {
  const body = new URLSearchParams(form).toString();
  return Buffer.from(
    `POST /api/${path} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: ${token}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

const headerEnd = Buffer.from('\r\n\r\n');
const okStart = '{"type":"ok"';

/**
 * One keep-alive connection with one request at a time. It reads no more of an answer than it must, because it shares
 * its cores with the server that is being measured.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((ok: boolean) => void) | null = null;
  #failed: (error: Error) => void = () => undefined;
  /** The body of the last answer that was not `ok`. */
  lastFailure = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#failed(error));
    socket.on('close', () => this.#failed(new Error('The server closed a connection.')));
  }

  static open(url: URL): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Resolves with whether the answer was `ok`. */
  send(request: Prepared): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = () => undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(headerEnd);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const bodyStart = end + headerEnd.length;
    if (this.#received.length < bodyStart + length) return;
    const start = this.#received.toString('latin1', bodyStart, bodyStart + okStart.length);
    if (start !== okStart) this.lastFailure = this.#received.toString('utf8', bodyStart, bodyStart + length);
    this.#received = this.#received.subarray(bodyStart + length);
    const answered = this.#answered;
    this.#answered = null;
    answered?.(start === okStart);
  }
}
