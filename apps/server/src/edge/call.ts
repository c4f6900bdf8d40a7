import { type Endpoint, type ErrorCode, isErrorCode, isLanguage, type Language, proofHeader } from '@auric/api';
import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../people/sessions.ts';
import { type Parameters, readForm } from './form.ts';
import type { Caller } from './handler.ts';
import type { Limits } from './limits.ts';
import type { DeviceMark } from './device-mark.ts';
import { Refusal } from './refusal.ts';
import { TransportError } from './transport-error.ts';

/** What every call needs to be let in. */
export interface Gate {
  readonly sessions: Sessions;
  readonly limits: Limits;
  /** The level of a customer's identity, as the exchange enforces it. */
  readonly identityLevelOf: (customer: number) => Promise<number>;
  readonly defaultLanguage: Language;
  /** Whether the site is reached through HTTPS, so that marks need never travel without it. */
  readonly secure: boolean;
}

/** Reads the parameters of a request: the query of a GET, the form or JSON body of a POST. */
export function readParameters(request: FastifyRequest): Parameters {
  if (request.method === 'GET') return request.query as Parameters;
  const body = request.body as Parameters | null | undefined;
  if (body === undefined) return readForm('');
  if (body === null) throw new TransportError('malformed_request');
  return body;
}

/** The language that a request asks for, if it is one of ours. A path that is refused unread has no parameters at all. */
export function languageOf({ values }: Partial<Parameters>, fallback: Language): Language {
  return isLanguage(values?.['lang']) ? values['lang'] : fallback;
}

/** The token of the header `Authorization`, with or without `Bearer `; empty where there is none. */
export function tokenOf(request: FastifyRequest): string {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice(7) : header;
}

/** The answer to a proof of work that was demanded. */
function proofOf(request: FastifyRequest): string {
  const header = request.headers[proofHeader];
  return typeof header === 'string' && header.length <= 200 ? header : '';
}

/** Who calls. Refuses (`login_required`) a guest where only customers are served. */
export async function callerOf(
  gate: Gate,
  { auth }: Endpoint,
  request: FastifyRequest,
  { lang, mark }: { lang: Language; mark: DeviceMark },
): Promise<Caller> {
  const token = tokenOf(request);
  const caller = {
    ...mark,
    customer: 0,
    session: '',
    lang,
    address: request.ip,
    host: (request.headers.host ?? '').toLowerCase(),
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    proof: proofOf(request),
    token,
  };
  if (auth === 'guest') return caller;
  const session = token === '' ? null : await gate.sessions.verify(token);
  if (session === null) throw new Refusal('login_required');
  return { ...caller, customer: session.customer, session: session.id };
}

/** Refuses (`identity_required`) whoever is not known well enough for a call. */
export async function requireIdentity(gate: Gate, { identity }: Endpoint, { customer }: Caller): Promise<void> {
  if (identity === undefined) return;
  if ((await gate.identityLevelOf(customer)) < identity)
    throw new Refusal('identity_required', undefined, { level: identity });
}

/** Validates the parameters; refuses with the first parameter at fault and, where a rule has one, its own code. */
export function payloadOf({ request }: Pick<Endpoint, 'request'>, parameters: Parameters): unknown {
  if (parameters.repeated !== null) throw new Refusal('parameter_error', parameters.repeated.slice(0, 64));
  const result = request.safeParse(parameters.values);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path[0];
  throw new Refusal(codeOf(issue?.message), field === undefined ? undefined : String(field));
}

function codeOf(message: string | undefined): ErrorCode {
  return message !== undefined && isErrorCode(message) ? message : 'parameter_error';
}
