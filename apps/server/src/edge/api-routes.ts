import type { Endpoint, Path, SandboxPath } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { framed, type FrameParts } from './call-frame.ts';
import { callerOf, type Gate, languageOf, payloadOf, readParameters, requireIdentity } from './call.ts';
import { type CsvFile, sendCsv } from './csv-answer.ts';
import { giveMark, readMark } from './device-mark.ts';
import { okBody } from './envelope.ts';
import { type JsonFile, sendJsonFile } from './json-file.ts';
import type { FileGate } from './file-gate.ts';
import type { Caller, HandlersOf } from './handler.ts';
import { TransportError } from './transport-error.ts';
import { registerUploads } from './upload-routes.ts';

export interface ApiParts extends FrameParts {
  readonly gate: Gate;
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
  const uploads: { path: Path; endpoint: Endpoint; take: AnyHandler }[] = [];
  for (const [path, endpoint] of Object.entries(endpoints) as [Path, Endpoint][]) {
    if (endpoint.sandboxOnly === true && parts.sandbox === null) continue;
    const handler = handlers[path] as AnyHandler;
    const url = `/api/${path}`;
    if (endpoint.upload === true) uploads.push({ path, endpoint, take: handler });
    else app.route({ method: [...endpoint.methods], url, handler: callOf(path, endpoint, handler, parts) });
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
  registerUploads(app, uploads, parts);
  registerUnknown(app);
}

/** A file leaves its place when it is sent, or when there is none to send. */
async function sendFile(
  reply: FastifyReply,
  { file, response }: Endpoint,
  make: () => unknown,
  leave: () => void,
): Promise<void> {
  try {
    const made = await make();
    if (file === 'json') return sendJsonFile(reply, made as JsonFile, leave);
    const columns = Object.keys((response as unknown as { shape: object }).shape);
    sendCsv(reply, made as CsvFile, columns, leave);
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
  const { gate } = parts;
  return framed(path, parts, async (request, reply, tongue) => {
    const parameters = readParameters(request);
    const lang = languageOf(parameters, tongue.lang);
    tongue.lang = lang;
    const mark = readMark(request, endpoint.marks === true);
    giveMark(reply, mark, gate.secure);
    const caller = await callerOf(gate, endpoint, request, { lang, mark });
    const payload = payloadOf(endpoint, parameters);
    const wait = gate.limits.takeCall(endpoint.allowance, caller.address, caller.customer);
    if (wait > 0) throw new TransportError('too_many_requests', wait);
    await requireIdentity(gate, endpoint, caller);
    if (endpoint.file !== undefined)
      await sendFile(reply, endpoint, () => handler(payload, caller), parts.files.enter(caller.customer));
    else reply.send(okBody(await handler(payload, caller)));
  });
}
