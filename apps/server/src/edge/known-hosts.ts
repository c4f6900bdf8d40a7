import type { IncomingMessage } from 'node:http';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The names under which this server is reached: those of this machine, those of the addresses that browsers use, and
 * the address itself that a connection came to. A page of another site whose name was turned to this machine (DNS
 * rebinding) asks for its own name, and is not served.
 */
export class KnownHosts {
  readonly #names: ReadonlySet<string>;

  constructor(publicOrigins: readonly string[]) {
    this.#names = new Set([...loopbackNames, ...publicOrigins.map((origin) => new URL(origin).hostname)]);
  }

  serves({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
    const { host } = headers;
    if (host === undefined || !/^[\w.:[\]-]{1,255}$/.test(host)) return false;
    const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
    if (this.#names.has(name)) return true;
    const own = (socket.localAddress ?? '').replace('::ffff:', '');
    return name === (own.includes(':') ? `[${own}]` : own);
  }
}
