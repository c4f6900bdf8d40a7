import type { ErrorCode } from '@auric/api';
import { isUnanswered } from '../db/connection.ts';

/** The status of each failure of the transport; everything else that an application decides is 200. */
export const transportStatus = {
  malformed_request: 400,
  path_not_found: 404,
  host_unknown: 421,
  method_not_allowed: 405,
  body_too_large: 413,
  media_type_unsupported: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;

export type TransportCode = keyof typeof transportStatus;

/** The request failed before or beyond the application: answered with a status of its own. */
export class TransportError extends Error {
  readonly code: TransportCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: TransportCode, retryAfterSeconds?: number) {
    super(code);
    this.name = 'TransportError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const fastifyCodes: Readonly<Record<string, TransportCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_TYPE: 'media_type_unsupported',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_STATIC_FORBIDDEN_PATH: 'path_not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed_request',
  ERR_HTTP_REQUEST_TIMEOUT: 'malformed_request',
};

/** What an error of the framework, or a database that doesn't answer, means for the caller. */
export function transportCodeOf(error: unknown): TransportCode {
  if (error instanceof TransportError) return error.code;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return fastifyCodes[code] ?? (isUnanswered(error) ? 'unavailable' : 'internal_error');
}
