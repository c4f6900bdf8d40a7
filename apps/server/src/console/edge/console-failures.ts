import { type Failure, sentenceOf } from '@auric/api';
import { consoleRefusals } from '@auric/api/console/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failures } from '../../edge/failures.ts';
import { ConsoleRefusal } from './console-refusal.ts';

/** The console speaks one language. */
const lang = 'en';

/** Answers what a call of the console threw: its own refusals here, all others as the customers' calls do. */
export function sendConsoleFailure(
  failures: Failures,
  reply: FastifyReply,
  request: FastifyRequest,
  error: unknown,
): string {
  if (!(error instanceof ConsoleRefusal)) return failures.send(reply, request, lang, error);
  const { code, field, detail } = error;
  const body: Failure = {
    type: 'error',
    code,
    message: sentenceOf(consoleRefusals[code], detail ?? {}, lang),
    ...(field === undefined ? {} : { field }),
    ...(detail === undefined ? {} : { detail: { ...detail } }),
  };
  reply.code(200).send(JSON.stringify(body));
  return code;
}
