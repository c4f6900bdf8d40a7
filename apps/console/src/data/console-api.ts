import type { ConsoleMessage, ConsoleParams, ConsolePath } from '@auric/api/console';
import type { AnsweredFile } from '@auric/web/src/data/http/answered-file.ts';
import { fileOf, isFile } from '@auric/web/src/data/http/answered-file.ts';
import { type ApiError, asApiError, openResponse } from '@auric/web/src/data/http/envelope.ts';
import { activity } from '@auric/web/src/data/http/activity.ts';
import { requestTimeoutMs } from '@auric/web/src/data/http/http-client.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** False for what is asked in the background, which shows no loader. */
  loader?: boolean;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The calls of the console. The session is a cookie that scripts can't read; a refusal is told to who keeps the session
 * before it is thrown. `read` is GET, `act` is POST.
 */
export class ConsoleApi {
  readonly #fetch: Fetch;
  readonly #onRefused: (error: ApiError) => void;

  constructor(fetch: Fetch, onRefused: (error: ApiError) => void) {
    this.#fetch = fetch;
    this.#onRefused = onRefused;
  }

  read<P extends ConsolePath>(
    path: P,
    parameters: ConsoleParams<P>,
    options: CallOptions = {},
  ): Promise<ConsoleMessage<P>> {
    return this.#send(`${path}${queryOf(parameters)}`, { method: 'GET' }, options) as Promise<ConsoleMessage<P>>;
  }

  act<P extends ConsolePath>(
    path: P,
    parameters: ConsoleParams<P>,
    options: CallOptions = {},
  ): Promise<ConsoleMessage<P>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    };
    return this.#send(path, init, options) as Promise<ConsoleMessage<P>>;
  }

  /** Brings a file to a call that takes one. */
  upload<P extends ConsolePath>(
    path: P,
    parameters: ConsoleParams<P>,
    file: Blob,
    options: CallOptions = {},
  ): Promise<ConsoleMessage<P>> {
    const body = new FormData();
    body.set('file', file, 'file');
    const init = { method: 'POST', body };
    return this.#send(`${path}${queryOf(parameters)}`, init, options) as Promise<ConsoleMessage<P>>;
  }

  file<P extends ConsolePath>(path: P, parameters: ConsoleParams<P>): Promise<AnsweredFile> {
    return this.#send(`${path}${queryOf(parameters)}`, { method: 'GET' }, {}) as Promise<AnsweredFile>;
  }

  async #send(target: string, init: RequestInit, { signal, loader = true }: CallOptions): Promise<unknown> {
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    const end = loader ? activity.begin() : undefined;
    try {
      const response = await this.#fetch(`/console/api/${target}`, {
        ...init,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return isFile(response) ? await fileOf(response) : await openResponse(response);
    } catch (error) {
      const failure = asApiError(error, timeout, signal);
      this.#onRefused(failure);
      throw failure;
    } finally {
      end?.();
    }
  }
}

/** The parameters of a GET, without those that were left out. */
function queryOf(parameters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
