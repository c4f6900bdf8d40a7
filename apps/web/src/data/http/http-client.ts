import type { Activity } from './activity.ts';
import { fileOf, isFile } from './answered-file.ts';
import { ApiError, asApiError, openResponse } from './envelope.ts';

/** The longest that a call may take. */
export const requestTimeoutMs = 60_000;

export type ParameterValue = string | number | boolean | undefined;
export type Parameters = Readonly<Record<string, ParameterValue>>;

export interface HttpClientOptions {
  baseUrl: string;
  fetch: typeof fetch;
  token: () => string | null;
  lang: () => string;
  /** Called with the token of the call that was refused, so that an answer that comes late ends no newer session. */
  onSessionEnded: (error: ApiError, token: string | null) => void;
  onIdentityRequired: (error: ApiError) => void;
  /** Does the work that the server asks of who is slowed down; returns the headers that show it. */
  prove: (error: ApiError, signal: AbortSignal) => Promise<Record<string, string>>;
  activity: Activity;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** False for reads in the background, which show no loader. */
  loader?: boolean;
}

export interface HttpClient {
  get(path: string, parameters?: Parameters, options?: CallOptions): Promise<unknown>;
  post(path: string, parameters?: Parameters, options?: CallOptions): Promise<unknown>;
  /** Sends a file in a form of its own. */
  upload(path: string, file: Blob, options?: CallOptions): Promise<unknown>;
}

function encode(parameters: Parameters, lang: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) form.set(name, String(value));
  }
  // A text may be asked for in another language than the one that is shown.
  if (!form.has('lang')) form.set('lang', lang);
  return form;
}

/**
 * The only place that speaks HTTP. It adds language and session, opens the envelope, tells of an ended session, and
 * pays once with work where the server asks for it.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  async function send(path: string, query: string, body: BodyInit | undefined, call: CallOptions): Promise<unknown> {
    const token = options.token();
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    const end = call.loader === false ? undefined : options.activity.begin();
    const ask = async (proof: Record<string, string>): Promise<unknown> => {
      const response = await options.fetch(`${options.baseUrl}/${path}${query}`, {
        method: body === undefined ? 'GET' : 'POST',
        signal,
        headers: token === null ? proof : { Authorization: token, ...proof },
        ...(body === undefined ? {} : { body }),
      });
      if (isFile(response)) return await fileOf(response);
      return openResponse(response);
    };
    const askWithWork = async (error: unknown): Promise<unknown> => {
      if (!(error instanceof ApiError && error.code === 'proof_of_work_required')) throw error;
      return ask(await options.prove(error, signal));
    };
    try {
      return await ask({}).catch(askWithWork);
    } catch (error) {
      const failure = asApiError(error, timeout, call.signal);
      if (failure.kind === 'session') options.onSessionEnded(failure, token);
      if (failure.kind === 'identity') options.onIdentityRequired(failure);
      throw failure;
    } finally {
      end?.();
    }
  }

  return {
    get: (path, parameters = {}, call = {}) => send(path, `?${encode(parameters, options.lang())}`, undefined, call),
    post: (path, parameters = {}, call = {}) => send(path, '', encode(parameters, options.lang()), call),
    upload: (path, file, call = {}) => {
      const form = new FormData();
      // The language comes before the file, so that a refusal of the file is in it.
      form.set('lang', options.lang());
      form.set('file', file, 'file');
      return send(path, '', form, call);
    },
  };
}
