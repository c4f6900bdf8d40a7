import type { Endpoint, Language, Path, SandboxPath } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { callerOf, type Gate, languageOf, payloadOf, readParameters } from './call.ts';
import { type CsvFile, sendCsv } from './csv-answer.ts';
import { giveMark, readMark } from './device-mark.ts';
import { okBody } from './envelope.ts';
import type { FileGate } from './file-gate.ts';
import type { Failures } from './failures.ts';
import type { Caller, HandlersOf } from './handler.ts';
import type { Metrics } from './metrics.ts';
import { TransportError } from './transport-error.ts';

/** A call that takes longer is worth a line in the log. */
const slowMs = 1_000;

export interface ApiParts {
  readonly gate: Gate;
  readonly failures: Failures;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly files: FileGate;
  readonly handlers: HandlersOf<Exclude<Path, SandboxPath>>;
  /** The handlers of the calls that exist in the sandbox only; null where they don't. */
  readonly sandbox: HandlersOf<SandboxPath> | null;
}

/** A handler whose payload has been checked against its own endpoint, but whose type the table has forgotten. */
type AnyHandler = (payload: unknown, caller: Caller) => unknown;

/** Registers every call of the contract below `/api/`, and a clear 405 for its other methods. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  const handlers: Readonly<Record<string, unknown>> = { ...parts.handlers, ...parts.sandbox };
  for (const [path, endpoint] of Object.entries(endpoints) as [Path, Endpoint][]) {
    if (endpoint.sandboxOnly === true && parts.sandbox === null) continue;
    const handler = handlers[path] as AnyHandler;
    const url = `/api/${path}`;
    app.route({ method: [...endpoint.methods], url, handler: callOf(path, endpoint, handler, parts) });
    const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(
      (method) => !(endpoint.methods as readonly string[]).includes(method),
    );
    app.route({
      method: others,
      url,
      handler: (_, reply) => {
        reply.header('allow', endpoint.methods.join(', '));
        throw new TransportError('method_not_allowed');
      },
    });
  }
  registerUnknown(app);
}

/** A file leaves its place when it is sent, or when there is none to send. */
async function sendFile(
  reply: FastifyReply,
  { response }: Endpoint,
  make: () => unknown,
  leave: () => void,
): Promise<void> {
  try {
    const columns = Object.keys((response as unknown as { shape: object }).shape);
    sendCsv(reply, (await make()) as CsvFile, columns, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Paths that the contract doesn't have end here: they are no reason to look for files. */
function registerUnknown(app: FastifyInstance): void {
  app.all('/api/*', () => {
    throw new TransportError('path_not_found');
  });
}

/** One call from its bytes to its envelope: session, form, allowance, handler. */
function callOf(path: Path, endpoint: Endpoint, handler: AnyHandler, parts: ApiParts) {
  const { gate, failures, logger } = parts;
  const observe = parts.metrics.observerOf(path);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startedAt = performance.now();
    let lang: Language = gate.defaultLanguage;
    let outcome = 'ok';
    try {
      const parameters = readParameters(request);
      lang = languageOf(parameters, lang);
      const mark = readMark(request, endpoint.marks === true);
      giveMark(reply, mark, gate.secure);
      const caller = await callerOf(gate, endpoint, request, { lang, mark });
      const payload = payloadOf(endpoint, parameters);
      const wait = gate.limits.takeCall(endpoint.allowance, caller.address, caller.customer);
      if (wait > 0) throw new TransportError('too_many_requests', wait);
      if (endpoint.file === true)
        await sendFile(reply, endpoint, () => handler(payload, caller), parts.files.enter(caller.customer));
      else reply.send(okBody(await handler(payload, caller)));
    } catch (error) {
      outcome = failures.send(reply, request, lang, error);
    }
    const tookMs = performance.now() - startedAt;
    observe(outcome, tookMs / 1000);
    if (tookMs > slowMs) logger.warn({ path, outcome, tookMs: Math.round(tookMs) }, 'A request was slow.');
    return reply;
  };
}
