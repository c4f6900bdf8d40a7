import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface Readiness {
  ready(): { ok: boolean; reason?: string };
}

/** The first of the parts that isn't ready, with its reason; all of them, when none is. */
function readinessOf(parts: readonly Readiness[]): { ok: boolean; reason?: string } {
  for (const part of parts) {
    const answer = part.ready();
    if (!answer.ok) return answer;
  }
  return { ok: true };
}

/** `/healthz`, `/readyz` and `/metrics`: for those who run the house. Ready is whose every part of `needed` is. */
export function registerOperations(
  app: FastifyInstance,
  parts: { needed: readonly Readiness[]; metrics: Metrics; draining: () => boolean },
): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', (_, reply) => {
    const { ok, reason } = parts.draining()
      ? { ok: false, reason: 'the server is stopping' }
      : readinessOf(parts.needed);
    reply.code(ok ? 200 : 503);
    return ok ? { status: 'ready' } : { status: 'not ready', reason: reason ?? 'unknown' };
  });

  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send();
    reply.header('content-type', parts.metrics.registry.contentType);
    return parts.metrics.registry.metrics();
  });
}

/** A proxy on the same machine makes every visitor look local, but it says for whom it asks. */
function isLocal(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'] ?? request.headers['via'];
  return forwarded === undefined && loopback.has(request.socket.remoteAddress ?? '');
}
