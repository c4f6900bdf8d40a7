import type { Language, Path } from '@auric/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Failures } from './failures.ts';
import type { Metrics } from './metrics.ts';

/** A call that takes longer is worth a line in the log. */
const slowMs = 1_000;

export interface FrameParts {
  readonly failures: Failures;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly defaultLanguage: Language;
}

/** The language of the answer, which the act sets as soon as it knows it. */
export interface Tongue {
  lang: Language;
}

type Act = (request: FastifyRequest, reply: FastifyReply, tongue: Tongue) => Promise<void>;

/** What every call has around it: failures become answers, and how long it took is counted. */
export function framed(path: Path, { failures, metrics, logger, defaultLanguage }: FrameParts, act: Act) {
  const observe = metrics.observerOf(path);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startedAt = performance.now();
    const tongue = { lang: defaultLanguage };
    let outcome = 'ok';
    try {
      await act(request, reply, tongue);
    } catch (error) {
      outcome = failures.send(reply, request, tongue.lang, error);
    }
    const tookMs = performance.now() - startedAt;
    observe(outcome, tookMs / 1000);
    if (tookMs > slowMs) logger.warn({ path, outcome, tookMs: Math.round(tookMs) }, 'A request was slow.');
    return reply;
  };
}
