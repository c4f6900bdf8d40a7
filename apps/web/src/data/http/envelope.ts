import type { Failure } from '@auric/api';

/**
 * How a call can fail. `refused`: the application said no. `session` (999) and `identity` (998) send the customer
 * elsewhere. `unreachable` and `timeout` leave open whether the server has acted: repeat with the same request id.
 */
export type FailureKind = 'refused' | 'session' | 'identity' | 'unreachable' | 'timeout' | 'canceled';

export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly field: string | undefined;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly status: number;

  constructor(kind: FailureKind, failure: Partial<Failure> & { code: string }, status = 0) {
    super(failure.message ?? '');
    this.name = 'ApiError';
    this.kind = kind;
    this.code = failure.code;
    this.field = failure.field;
    this.detail = failure.detail ?? {};
    this.status = status;
  }

  /** True where nobody knows whether the act was done. */
  get unknownOutcome(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout' || this.status >= 500;
  }
}

const kinds: Readonly<Record<string, FailureKind>> = { '999': 'session', '998': 'identity' };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Opens an answer: the message of a success, or an `ApiError`. A body that is no envelope (a proxy's error page) is a
 * failure of the transport with the status as its code.
 */
export function openEnvelope(status: number, body: unknown): unknown {
  if (isRecord(body)) {
    // Older servers answer `code: 1` for success; the customer's own clients still know it.
    if (status === 200 && (body['type'] === 'ok' || body['code'] === 1)) return body['message'];
    const { type } = body;
    if (typeof type === 'string' && (type === 'error' || type in kinds)) {
      const failure = body as unknown as Failure;
      throw new ApiError(kinds[type] ?? 'refused', { ...failure, code: String(failure.code ?? 'unknown') }, status);
    }
  }
  throw new ApiError(status >= 500 || status === 0 ? 'unreachable' : 'refused', { code: `http_${status}` }, status);
}

/** Opens what a response brought, as `openEnvelope` does. */
export async function openResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // A page that is no envelope: the status says what there is to say.
  }
  return openEnvelope(response.status, body);
}

/** Why a call failed: what the server refused, else whether its time was over, it was given up, or nobody answered. */
export function asApiError(error: unknown, timeout: AbortSignal, asked: AbortSignal | undefined): ApiError {
  if (error instanceof ApiError) return error;
  if (asked?.aborted) return new ApiError('canceled', { code: 'canceled' });
  if (timeout.aborted) return new ApiError('timeout', { code: 'timeout' });
  return new ApiError('unreachable', { code: 'unreachable' });
}
