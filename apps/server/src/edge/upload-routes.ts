import { type Endpoint, isLanguage, type Language, type Path } from '@auric/api';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { framed, type FrameParts } from './call-frame.ts';
import { callerOf, type Gate } from './call.ts';
import { readMark } from './device-mark.ts';
import { okBody } from './envelope.ts';
import { FileGate } from './file-gate.ts';
import type { Caller } from './handler.ts';
import { readUpload, uploadForm } from './upload-form.ts';
import { TransportError } from './transport-error.ts';

/** What is on its way lies in memory: so many files for all, and the sides of one document for a customer. */
const uploadsAtOnce = { all: 16, each: 3 };

export interface UploadParts extends FrameParts {
  readonly gate: Gate;
}

type Taker = (payload: { file: Buffer }, caller: Caller) => unknown;

/** The calls that take a file. Multipart forms are read here and nowhere else, and only of who may send one. */
export function registerUploads(
  app: FastifyInstance,
  uploads: readonly { path: Path; endpoint: Endpoint; take: Taker }[],
  parts: UploadParts,
): void {
  const doors = new FileGate(uploadsAtOnce);
  void app.register(async (scope) => {
    await scope.register(multipart, uploadForm);
    for (const { path, endpoint, take } of uploads) {
      const handler = framed(path, parts, async (request, reply, tongue) => {
        tongue.lang = languageOfHeader(request, tongue.lang);
        const { gate } = parts;
        const caller = await callerOf(gate, endpoint, request, { lang: tongue.lang, mark: readMark(request, false) });
        const wait = gate.limits.takeCall(endpoint.allowance, caller.address, caller.customer);
        if (wait > 0) throw new TransportError('too_many_requests', wait);
        const leave = doors.enter(caller.customer);
        try {
          const file = await readUpload(request, tongue);
          reply.send(okBody(await take({ file }, { ...caller, lang: tongue.lang })));
        } finally {
          leave();
        }
      });
      scope.route({ method: 'POST', url: `/api/${path}`, handler });
    }
  });
}

/** The first language of the header that is one of ours: of a file the form says it too late for some refusals. */
function languageOfHeader(request: FastifyRequest, fallback: Language): Language {
  const named = (request.headers['accept-language'] ?? '').split(',', 20).map((part) => part.split(';', 1)[0]?.trim());
  return named.find((name) => isLanguage(name)) ?? fallback;
}
