import type { Envelope } from '@auric/api';
import { consoleEndpoints, type ConsoleMessage, type ConsoleParams, type ConsolePath } from '@auric/api/console';
import type { Role } from '@auric/api/console/values';
import { readConfig } from '@auric/server/config';
import { openDatabase } from '@auric/server/database';
import { runningDatabase } from '@auric/server/embedded-database';
import { type DemoOperator, RegistryTool } from '@auric/server/operators';
import { Authenticator } from './authenticator.ts';

let operators = 0;

/** A running server with a data folder of its own: one of this process, or one beside it. */
interface Served {
  readonly url: string;
  readonly dataFolder: string;
  /** Where it isn't the one in the data folder. */
  readonly databaseUrl?: string;
}

/** Adds an operator whose password and second factor are known; without a role one that may everything. */
export async function addOperator(
  { url, dataFolder, databaseUrl = runningDatabase(dataFolder)?.url }: Served,
  roles: readonly Role[] = ['support', 'compliance', 'finance', 'admin'],
  name = `operator${(operators += 1)}`,
): Promise<TestOperator> {
  if (databaseUrl === undefined) throw new Error('The server has no database of its own that runs.');
  const db = openDatabase(databaseUrl, { connections: 1, name: 'auric test operator' });
  try {
    const config = readConfig({ AURIC_DATA: dataFolder });
    return new TestOperator(url, await new RegistryTool(db, config, () => Date.now()).demo(name, roles));
  } finally {
    await db.destroy();
  }
}

/** An operator at the wire: speaks JSON as the console does, and keeps the cookie. */
export class TestOperator {
  readonly url: string;
  readonly demo: DemoOperator;
  cookie = '';
  #app: { secret: string; codes: Authenticator } | undefined;

  constructor(url: string, demo: DemoOperator) {
    this.url = url;
    this.demo = demo;
  }

  /** A code of the operator's app that was not given yet; another secret is another app. */
  code(): string {
    const { secret } = this.demo;
    if (this.#app?.secret !== secret) this.#app = { secret, codes: new Authenticator(secret) };
    return this.#app.codes.code();
  }

  async signIn(): Promise<this> {
    await this.call('session/login', { name: this.demo.name, password: this.demo.password });
    await this.call('session/factor', { code: this.code() });
    return this;
  }

  /** Calls `path`; returns the message, throws with the code of a failure. */
  async call<P extends ConsolePath>(path: P, params: ConsoleParams<P>): Promise<ConsoleMessage<P>> {
    const { body } = await this.send(path, params);
    if (body.type === 'ok') return body.message as ConsoleMessage<P>;
    throw new Error(`${path} answered ${body.code}: ${body.message}`);
  }

  /** The code of the failure that `path` answers with, or `ok`. */
  async codeOf(path: ConsolePath, params: unknown): Promise<string> {
    const { body } = await this.send(path, params);
    return body.type === 'ok' ? 'ok' : body.code;
  }

  /** Brings a file; gives its address, or the code of the failure. */
  async upload(path: ConsolePath, params: unknown, file: Uint8Array, name = 'picture.png'): Promise<string> {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
    const headers = { cookie: this.cookie, origin: this.url };
    const address = `${this.url}/console/api/${path}?${queryOf(params)}`;
    const response = await fetch(address, { method: 'POST', headers, body });
    const answer = (await response.json()) as Envelope<string>;
    return answer.type === 'ok' ? answer.message : answer.code;
  }

  /** The bare answer of a call, whose parameters need not be those that it declares; of a file its text. */
  async send(
    path: ConsolePath,
    params: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; headers: Headers; body: Envelope<unknown> }> {
    const { method } = consoleEndpoints[path];
    const address = `${this.url}/console/api/${path}`;
    const sent = { cookie: this.cookie, origin: this.url, ...headers };
    const response =
      method === 'GET'
        ? await fetch(`${address}?${queryOf(params)}`, { headers: sent })
        : await fetch(address, {
            method,
            headers: { 'content-type': 'application/json', ...sent },
            body: typeof params === 'string' ? params : JSON.stringify(params),
          });
    const given = response.headers.get('set-cookie');
    if (given !== null) this.cookie = given.split(';', 1)[0] ?? '';
    const isFile = response.headers.get('content-type')?.startsWith('text/csv') === true;
    const body = isFile ? { type: 'ok' as const, message: await response.text() } : await response.json();
    return { status: response.status, headers: response.headers, body: body as Envelope<unknown> };
  }
}

function queryOf(params: unknown): string {
  if (typeof params === 'string') return params;
  const entries = Object.entries((params ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString();
}
