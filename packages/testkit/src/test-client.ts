import type { Envelope, Failure, FilePath, Message, Params, Path, UploadPath } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import { stillPicture } from './still-picture.ts';

/** A call that the server answered with anything but `ok`. */
export class CallFailed extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(path: string, status: number, failure: Failure) {
    super(`${path} answered ${status} ${failure.type} ${failure.code}: ${failure.message}`);
    this.name = 'CallFailed';
    this.status = status;
    this.failure = failure;
  }
}

let people = 0;

/** A person at the wire: posts forms as the customers' clients do, and keeps the token after signing in. */
export class TestClient {
  readonly url: string;
  token = '';

  constructor(url: string) {
    this.url = url;
  }

  /** Calls `path` as its endpoint declares; returns the message, throws `CallFailed` for every failure. */
  async call<P extends Path>(path: P, params: Params<P>): Promise<Message<P>> {
    const { status, body } = await this.send(path, params);
    if (body.type === 'ok') return body.message as Message<P>;
    throw new CallFailed(path, status, body);
  }

  /** The file that `path` answers with, whole; throws `CallFailed` where there is none. */
  async download<P extends FilePath>(path: P, params: Params<P>): Promise<{ text: string; headers: Headers }> {
    const response = await this.#fetch(path, params);
    if (isFile(response)) {
      // `text()` would drop the mark that a file begins with.
      return {
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.bytes()),
        headers: response.headers,
      };
    }
    throw new CallFailed(path, response.status, (await response.json()) as Failure);
  }

  /** The code of the failure that `path` answers with, `ok`, or `file`. */
  async codeOf<P extends Path>(path: P, params: Params<P>): Promise<string> {
    const response = await this.#fetch(path, params);
    if (isFile(response)) {
      await response.bytes();
      return 'file';
    }
    const body = (await response.json()) as Envelope<unknown>;
    return body.type === 'ok' ? 'ok' : body.code;
  }

  /** The bare answer of a call, whose parameters need not be those that the endpoint declares. */
  async send(path: Path, params: unknown): Promise<{ status: number; headers: Headers; body: Envelope<unknown> }> {
    const response = await this.#fetch(path, params);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<unknown> };
  }

  async #fetch(path: Path, params: unknown): Promise<Response> {
    const [method] = endpoints[path].methods;
    if ('upload' in endpoints[path]) return this.#bring(path, stillPicture);
    const form = formOf(params);
    const headers: Record<string, string> = this.token === '' ? {} : { authorization: this.token };
    return method === 'GET'
      ? fetch(`${this.url}/api/${path}?${form.toString()}`, { headers })
      : fetch(`${this.url}/api/${path}`, { method, headers, body: form });
  }

  /** Brings a file, as a browser does that believes its name; gives the code of the failure, or the message. */
  async upload<P extends UploadPath>(path: P, file: Uint8Array, name = 'picture.png'): Promise<string> {
    const body = (await (await this.#bring(path, file, name)).json()) as Envelope<Message<P>>;
    if (body.type !== 'ok') return body.code;
    return typeof body.message === 'string' ? body.message : 'ok';
  }

  #bring(path: Path, file: Uint8Array, name = 'picture.png'): Promise<Response> {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
    return fetch(`${this.url}/api/${path}`, { method: 'POST', headers: { authorization: this.token }, body });
  }

  /** Registers by account name, which needs no code, and signs in. */
  async register(account = `tester${++people}`, password = testPassword): Promise<this> {
    const agreements = 'terms:1,privacy:1,risk:1';
    const form = { type: 'account', user_string: account, password, re_password: password, agreements } as const;
    this.token = await this.call('user/register', form);
    return this;
  }

  async login(userString: string, password = testPassword): Promise<this> {
    this.token = await this.call('user/login', { user_string: userString, password });
    return this;
  }
}

/** Good enough for the rules about passwords. */
export const testPassword = 'Correct-Horse-9';

function formOf(params: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, string | number | boolean | undefined>)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/** A refusal to make a file is an envelope. */
function isFile({ headers }: Response): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') === true;
}
