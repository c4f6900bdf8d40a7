import type { FastifyInstance } from 'fastify';

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

/** `/healthz` and `/readyz`: for those who run the house. Ready is whose every part of `needed` is. */
export function registerOperations(
  app: FastifyInstance,
  parts: { needed: readonly Readiness[]; draining: () => boolean },
): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', (_, reply) => {
    const { ok, reason } = parts.draining()
      ? { ok: false, reason: 'the server is stopping' }
      : readinessOf(parts.needed);
    reply.code(ok ? 200 : 503);
    return ok ? { status: 'ready' } : { status: 'not ready', reason: reason ?? 'unknown' };
  });
}
