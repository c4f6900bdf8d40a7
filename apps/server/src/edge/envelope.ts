import { type ErrorCode, type Failure, type Language, identityRequiredType, loginRequiredType } from '@auric/api';
import type { Catalogues } from './catalogues.ts';

/** What a failed call answers. */
export interface FailureParts {
  code: ErrorCode;
  field?: string | undefined;
  detail?: Readonly<Record<string, string | number>> | undefined;
  requestId?: string;
}

const typeOf = new Map<ErrorCode, Failure['type']>([
  ['login_required', loginRequiredType],
  ['identity_required', identityRequiredType],
]);

export function okBody(message: unknown): string {
  return `{"type":"ok","message":${JSON.stringify(message)}}`;
}

/** A failure in the language of the request, as calls and sockets answer it. */
export function failureOf(catalogues: Catalogues, lang: Language, parts: FailureParts): Failure {
  const { code, field, detail, requestId } = parts;
  return {
    type: typeOf.get(code) ?? 'error',
    code,
    message: catalogues.text(lang, code, detail),
    ...(field === undefined ? {} : { field }),
    ...(detail === undefined ? {} : { detail }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  };
}

/** The body of a failure. */
export function failureBody(catalogues: Catalogues, lang: Language, parts: FailureParts): string {
  return JSON.stringify(failureOf(catalogues, lang, parts));
}
