import type { ConsoleCall } from '@auric/api/console/call';
import type { ConsolePath } from '@auric/api/console';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../../edge/limits.ts';
import { Refusal } from '../../edge/refusal.ts';
import { TokenBucket } from '../../edge/token-bucket.ts';
import { TransportError } from '../../edge/transport-error.ts';
import { originAllowed } from '../../edge/origin.ts';
import type { Operator } from '../operator.ts';
import { isAllowed } from '../permissions.ts';
import type { ConsoleSession, ConsoleSessions } from '../register/console-sessions.ts';
import { ConsoleRefusal } from './console-refusal.ts';
import { consoleTokenOf } from './session-cookie.ts';

/** A tenth of a minute's requests may come at once: a page asks for several things. */
const burstShare = 10;

export interface ConsoleGateParts {
  sessions: ConsoleSessions;
  limits: Limits;
  origins: readonly string[];
  requestsPerMinute: number;
  now: () => number;
}

/** Who is let in: the page must be ours, the session must stand where the call needs it, and a role must allow it. */
export class ConsoleGate {
  readonly #parts: ConsoleGateParts;
  readonly #requests: TokenBucket;

  constructor(parts: ConsoleGateParts) {
    this.#parts = parts;
    this.#requests = new TokenBucket(parts.requestsPerMinute / 60, Math.max(20, parts.requestsPerMinute / burstShare));
  }

  /** Refuses (`origin_refused`) what another site's page sent; a program that says no origin is asked for its session. */
  checkOrigin(request: FastifyRequest): void {
    if (!originAllowed(request.headers, this.#parts.origins)) throw new ConsoleRefusal('origin_refused');
  }

  /** The session of the cookie, whatever its state; refuses `login_required`. */
  async session(request: FastifyRequest): Promise<ConsoleSession> {
    const session = await this.#parts.sessions.verify(consoleTokenOf(request));
    if (session === null) throw new Refusal('login_required');
    const wait = this.#requests.take(session.operator, this.#parts.now());
    if (wait > 0) throw new TransportError('too_many_requests', wait);
    return session;
  }

  /** Lets the call of somebody without a session in: sign-ins of one address are counted as customers' are. */
  admitStranger(request: FastifyRequest): void {
    const wait = this.#parts.limits.takeCall('login', request.ip, 0);
    if (wait > 0) throw new TransportError('too_many_requests', wait);
  }

  /** The operator of a session that is in; refuses `session_not_ready` and `session_locked`. */
  admit(session: ConsoleSession, request: FastifyRequest): Operator {
    if (session.state === 'locked') throw new ConsoleRefusal('session_locked');
    if (session.state !== 'in') throw new ConsoleRefusal('session_not_ready');
    const { operator: id, name, roles } = session;
    return { id, name, roles, session: session.id, address: request.ip };
  }

  /** Refuses (`not_permitted`) what none of the operator's roles allows. */
  permit(path: ConsolePath, { access }: Pick<ConsoleCall, 'access'>, operator: Operator): void {
    if (access === 'operator' && !isAllowed(path, operator.roles)) throw new ConsoleRefusal('not_permitted');
  }
}
