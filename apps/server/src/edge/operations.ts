import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface Readiness {
  ready(): { ok: boolean; reason?: string };
}

/** `/healthz`, `/readyz` and `/metrics`: for those who run the house. */
export function registerOperations(
  app: FastifyInstance,
  parts: { engine: Readiness; metrics: Metrics; draining: () => boolean },
): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', (_, reply) => {
    const { ok, reason } = parts.draining() ? { ok: false, reason: 'the server is stopping' } : parts.engine.ready();
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
