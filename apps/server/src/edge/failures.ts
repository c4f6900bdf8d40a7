import { randomUUID } from 'node:crypto';
import { type ErrorCode, isErrorCode, type Language } from '@auric/api';
import type { Rejection } from '@auric/exchange';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Unavailable } from '../engine/port/port.ts';
import type { Catalogues } from './catalogues.ts';
import { failureBody, type FailureParts } from './envelope.ts';
import { Refusal } from './refusal.ts';
import { TransportError, transportCodeOf, transportStatus, type TransportCode } from './transport-error.ts';

/** How soon a client may try again when the exchange is busy or restarts. */
const retrySoonSeconds = 2;

/** Turns what a handler threw into an answer, and tells the operator about faults that are ours. */
export class Failures {
  readonly #catalogues: Catalogues;
  readonly #logger: Logger;

  constructor(catalogues: Catalogues, logger: Logger) {
    this.#catalogues = catalogues;
    this.#logger = logger;
  }

  /** Sends the failure and returns its code. */
  send(reply: FastifyReply, request: FastifyRequest, lang: Language, error: unknown): ErrorCode {
    if (error instanceof Refusal) {
      const { code, field, detail } = error;
      reply.code(200).send(failureBody(this.#catalogues, lang, { code, field, detail }));
      return code;
    }
    const code = error instanceof Unavailable ? 'unavailable' : transportCodeOf(error);
    const parts: FailureParts =
      code === 'internal_error' ? { code, requestId: this.#report(request, error) } : { code };
    const retryAfter = retryAfterOf(code, error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(transportStatus[code]).send(failureBody(this.#catalogues, lang, parts));
    return code;
  }

  /** The text behind an id that the customer can quote. Neither query nor body is written: they may hold secrets. */
  #report(request: FastifyRequest, error: unknown): string {
    const id = randomUUID();
    const path = request.url.split('?', 1)[0];
    this.#logger.error({ err: error, request_id: id, method: request.method, path }, 'A request failed.');
    return id;
  }
}

function retryAfterOf(code: TransportCode, error: unknown): number | undefined {
  if (error instanceof TransportError && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
  return code === 'unavailable' ? retrySoonSeconds : undefined;
}

/** A refusal of the exchange as the answer of a call; `fields` gives its parameters the names of the wire. */
export function refusalOf(
  rejection: Rejection,
  fields: Readonly<Record<string, string>>,
  detail: Rejection['detail'] = rejection.detail,
): Refusal {
  if (!isErrorCode(rejection.code)) throw new Error(`The refusal ${rejection.code} has no text.`);
  const field = rejection.field === 'request_id' ? 'request_id' : fields[rejection.field ?? ''];
  return new Refusal(rejection.code, field, detail);
}
