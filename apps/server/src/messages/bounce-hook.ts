import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { TransportError } from '../edge/transport-error.ts';
import { readBounce, takeBounce } from './bounces.ts';
import type { Telling } from './telling.ts';

/** A request that was signed longer ago may be somebody else's copy. */
const oldestMs = 300_000;
const bodyBytesMax = 262_144;

export interface BounceHookParts {
  readonly db: Kysely<Database>;
  readonly telling: Telling;
  /** Shared with whatever hands returned mail on to us. */
  readonly secret: string;
  /** Marks our own return addresses. */
  readonly key: Buffer;
  readonly now: () => number;
}

/**
 * Where returned mail comes in, as it is: `POST /hooks/mail/returned` with the mail as its body, the time in
 * `x-auric-time` and the HMAC-SHA256 of `time.body` in `x-auric-signature`.
 */
export function registerBounceHook(app: FastifyInstance, parts: BounceHookParts): void {
  app.addContentTypeParser(
    ['message/rfc822', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: bodyBytesMax },
    (_, body, done) => done(null, body),
  );
  app.post('/hooks/mail/returned', { bodyLimit: bodyBytesMax }, async (request, reply) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new TransportError('media_type_unsupported');
    const time = String(request.headers['x-auric-time'] ?? '');
    const signature = String(request.headers['x-auric-signature'] ?? '');
    if (!isSigned(parts, time, body, signature)) throw new TransportError('path_not_found');
    const bounce = await readBounce(body, parts.key);
    const taken = bounce !== null && (await takeBounce(parts.db, parts.telling, bounce, parts.now()));
    return reply.send({ taken });
  });
}

function isSigned({ secret, now }: BounceHookParts, time: string, body: Buffer, signature: string): boolean {
  if (!/^\d{1,15}$/.test(time) || Math.abs(now() - Number(time)) > oldestMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}
