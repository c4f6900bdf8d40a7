import { consoleEndpoints, type ConsolePath } from '@auric/api/console';
import type { ConsoleCall } from '@auric/api/console/call';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { payloadOf, readParameters } from '../../edge/call.ts';
import { type CsvFile, sendCsv } from '../../edge/csv-answer.ts';
import { okBody } from '../../edge/envelope.ts';
import type { Failures } from '../../edge/failures.ts';
import { FileGate } from '../../edge/file-gate.ts';
import type { Parameters } from '../../edge/form.ts';
import { apiHeaders, transportSecurity } from '../../edge/headers.ts';
import type { Metrics } from '../../edge/metrics.ts';
import { TransportError } from '../../edge/transport-error.ts';
import { readUpload, uploadForm } from '../../edge/upload-form.ts';
import type { SessionDesk } from '../register/session-desk.ts';
import type { SessionPath } from '../route.ts';
import type { RouteDesk } from '../route-desk.ts';
import { sendConsoleFailure } from './console-failures.ts';
import type { ConsoleGate } from './console-gate.ts';
import type { EventStreams } from './event-stream.ts';

const prefix = '/console/api/';

export interface ConsoleApiParts {
  readonly gate: ConsoleGate;
  readonly desk: RouteDesk;
  readonly sessionDesk: SessionDesk;
  readonly streams: EventStreams;
  readonly failures: Failures;
  readonly metrics: Metrics;
  /** Whether the site is reached through HTTPS. */
  readonly secure: boolean;
}

/** Registers every call of the console, the stream of its events, and a clear answer for everything else below it. */
export function registerConsoleApi(app: FastifyInstance, parts: ConsoleApiParts): void {
  const headers = parts.secure ? { ...apiHeaders, ...transportSecurity } : apiHeaders;
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  const files = new FileGate({ all: 4, each: 1 });
  const calls = Object.entries(consoleEndpoints) as [ConsolePath, ConsoleCall][];
  const open = ([path, call]: (typeof calls)[number], scope: FastifyInstance): void => {
    scope.route({ method: call.method, url: prefix + path, handler: handlerOf(path, call, parts, files) });
  };
  // Forms with a file are read of these calls and no other.
  void app.register(async (scope) => {
    await scope.register(multipart, uploadForm);
    for (const call of calls.filter(([, { upload }]) => upload === true)) open(call, scope);
  });
  for (const [path, call] of calls) {
    const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((method) => method !== call.method);
    if (call.upload !== true) open([path, call], app);
    app.route({ method: others, url: prefix + path, handler: refuseMethod(call.method) });
  }
  app.get(`${prefix}events`, (request, reply) =>
    answered(parts, request, reply, () => parts.streams.open(request, reply)).then(() => reply),
  );
  app.all(`${prefix}*`, () => {
    throw new TransportError('path_not_found');
  });
}

function isSessionPath(path: ConsolePath): path is SessionPath {
  return path.startsWith('session/');
}

function refuseMethod(method: string) {
  return (_: FastifyRequest, reply: FastifyReply): never => {
    reply.header('allow', method);
    throw new TransportError('method_not_allowed');
  };
}

/** One call from its bytes to its envelope: origin, session, role, form, route. */
function handlerOf(path: ConsolePath, call: ConsoleCall, parts: ConsoleApiParts, files: FileGate) {
  const { gate, desk, sessionDesk } = parts;
  const observe = parts.metrics.observerOf(`console/${path}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startedAt = performance.now();
    const outcome = await answered(parts, request, reply, async () => {
      if (call.method === 'POST') gate.checkOrigin(request);
      if (isSessionPath(path)) {
        reply.send(okBody(await sessionDesk.answer(path, call, request, reply)));
        return;
      }
      const session = await gate.session(request);
      const operator = gate.admit(session, request);
      gate.permit(path, call, operator);
      const payload = await readPayload(call, request);
      if (call.file === true) {
        await sendFile(reply, call, () => desk.answer(path, payload, operator), files.enter(operator.id));
        return;
      }
      const message = await desk.answer(path, payload, operator);
      if (call.method === 'POST') await sessionDesk.touch(session);
      reply.send(okBody(message));
    });
    observe(outcome, (performance.now() - startedAt) / 1000);
    return reply;
  };
}

/** What was asked for; of a call that takes a file the rest stands in the query, and is checked before the file is read. */
async function readPayload(call: ConsoleCall, request: FastifyRequest): Promise<unknown> {
  if (call.upload !== true) return payloadOf(call, readParameters(request));
  const asked = payloadOf(call, request.query as Parameters) as object;
  return { ...asked, file: await readUpload(request, { lang: 'en' }) };
}

/** Runs a call and says how it ended. */
async function answered(
  { failures }: ConsoleApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<void>,
): Promise<string> {
  try {
    await run();
    return 'ok';
  } catch (error) {
    return sendConsoleFailure(failures, reply, request, error);
  }
}

async function sendFile(
  reply: FastifyReply,
  { response }: ConsoleCall,
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
