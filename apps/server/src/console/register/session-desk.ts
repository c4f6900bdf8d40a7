import type { ConsoleMessage, ConsolePath, ConsolePayload } from '@auric/api/console';
import type { ConsoleCall } from '@auric/api/console/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { payloadOf, readParameters } from '../../edge/call.ts';
import { Refusal } from '../../edge/refusal.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { ConsoleGate } from '../edge/console-gate.ts';
import { consoleTokenOf, giveConsoleToken, takeConsoleToken } from '../edge/session-cookie.ts';
import { callsOf, queuesOf } from '../permissions.ts';
import type { SessionPath } from '../route.ts';
import type { ConsoleSession, ConsoleSessions } from './console-sessions.ts';
import type { OperatorRegister } from './operator-register.ts';
import type { Place, SignIn } from './sign-in.ts';

type Me = ConsoleMessage<'session/me'>;

interface Visit {
  /** Null where there is none and none is needed. */
  readonly session: ConsoleSession | null;
  readonly place: Place;
  readonly reply: FastifyReply;
}

type Present = Visit & { readonly session: ConsoleSession };

type Handlers = {
  readonly [P in SessionPath]: (payload: ConsolePayload<P>, visit: Present) => Promise<ConsoleMessage<P>>;
};

export interface SessionDeskParts {
  gate: ConsoleGate;
  sessions: ConsoleSessions;
  signIn: SignIn;
  register: OperatorRegister;
  secure: boolean;
  sandbox: boolean;
}

const begun: readonly ConsoleSession['state'][] = ['setup', 'factor'];

/** The calls about the own session: signing in, locking, and what proves who one is. */
export class SessionDesk {
  readonly #parts: SessionDeskParts;
  readonly #handlers: Handlers;

  constructor(parts: SessionDeskParts) {
    this.#parts = parts;
    this.#handlers = this.#makeHandlers();
  }

  /** Answers a call, once its session stands where the call needs it. */
  async answer(path: SessionPath, call: ConsoleCall, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { gate, sessions } = this.#parts;
    if (call.access === 'anyone') gate.admitStranger(request);
    const session =
      call.access === 'anyone' ? await sessions.verify(consoleTokenOf(request)) : await gate.session(request);
    if (session !== null) checkState(path, call, session, gate, request);
    const place = { address: request.ip, device: (request.headers['user-agent'] ?? '').slice(0, 200) };
    const payload = payloadOf(call, readParameters(request));
    const handler = this.#handlers[path] as (payload: unknown, visit: Visit) => Promise<unknown>;
    return handler(payload, { session, place, reply });
  }

  /** Somebody did something: the console stays open. */
  async touch({ id }: ConsoleSession): Promise<void> {
    await this.#parts.sessions.touch(id);
  }

  #makeHandlers(): Handlers {
    const { signIn, sessions, register, secure } = this.#parts;
    return {
      'session/login': async ({ name, password }, { place, reply }) => {
        const token = await signIn.login(name, password, place);
        giveConsoleToken(reply, token, secure);
        const session = await sessions.verify(token);
        return { state: session?.state === 'setup' ? 'setup' : 'factor' };
      },
      'session/factor': async ({ code }, { session, place, reply }) => {
        const token = await signIn.factor(session, code, place);
        giveConsoleToken(reply, token, secure);
        return this.#meOf(token);
      },
      'session/setup': async (_, { session }) => signIn.setup(session),
      'session/confirm': async ({ code }, { session, place, reply }) => {
        const { token, codes } = await signIn.confirm(session, code, place);
        giveConsoleToken(reply, token, secure);
        return { recovery_codes: codes };
      },
      'session/me': (_, { session }) => this.#me(session),
      'session/stay': async (_, { session }) => {
        await sessions.touch(session.id);
        return this.#again(session, { state: 'in' });
      },
      'session/lock': async (_, { session, place }) => {
        await signIn.note(session, 'session.lock', place);
        await sessions.lock(session.id);
        return this.#again(session, { state: 'locked' });
      },
      'session/unlock': async ({ password, code }, { session, place }) => {
        await signIn.proveAgain(session, password, code, place);
        await signIn.note(session, 'session.unlock', place);
        await sessions.unlock(session.id);
        return this.#again(session, {});
      },
      'session/logout': async (_, visit: Visit) => {
        takeConsoleToken(visit.reply, secure);
        if (visit.session === null) return true;
        await sessions.end(visit.session.id);
        if (!begun.includes(visit.session.state)) await signIn.note(visit.session, 'session.logout', visit.place);
        return true;
      },
      'session/list': async (_, { session }) =>
        (await sessions.list(session.operator)).map((one) => ({ ...one, own: one.id === session.id })),
      'session/end': async ({ session: ended }, { session, place }) => {
        if (!(await sessions.has(session.operator, ended))) throw new Refusal('session_unknown', 'session');
        await signIn.note(session, 'session.end', place);
        await sessions.end(ended);
        await sessions.touch(session.id);
        return true;
      },
      'session/password': async ({ old_password, password, code }, { session, place }) => {
        await signIn.proveAgain(session, old_password, code, place);
        if (old_password === password) throw new Refusal('password_unchanged', 'password');
        await signIn.note(session, 'session.password', place);
        await register.setPassword(session.operator, password, session.id);
        await sessions.unlock(session.id);
        return this.#again(session, {});
      },
      'session/recovery_codes': async ({ password, code }, { session, place }) => {
        await signIn.proveAgain(session, password, code, place);
        await signIn.note(session, 'session.recovery_codes', place);
        return { recovery_codes: await register.recoveryCodes.renew(session.operator) };
      },
    };
  }

  async #meOf(token: string): Promise<Me> {
    const session = await this.#parts.sessions.verify(token);
    if (session === null) throw new Refusal('login_required');
    return this.#me(session);
  }

  /** The session as it stands after a change of it. */
  async #again(session: ConsoleSession, expected: Partial<ConsoleSession>): Promise<Me> {
    const fresh = await this.#parts.sessions.byId(session.id);
    return this.#me(fresh ?? { ...session, ...expected });
  }

  /** What the roles allow is told to whoever is in, and to nobody else. */
  async #me(session: ConsoleSession): Promise<Me> {
    const { operator: id, name, roles, state } = session;
    const isIn = state === 'in' || state === 'locked';
    return {
      id,
      name,
      roles: isIn ? [...roles] : [],
      state,
      locks_at: session.locksAt,
      ends_at: session.endsAt,
      recovery_codes: isIn ? await this.#parts.register.recoveryCodes.left(id) : 0,
      calls: isIn ? callsOf(roles) : [],
      queues: isIn ? queuesOf(roles) : [],
      sandbox: this.#parts.sandbox,
    };
  }
}

/** Refuses (`session_not_ready`, `session_locked`) a call that has to wait for another one. */
function checkState(
  path: ConsolePath,
  { access }: ConsoleCall,
  session: ConsoleSession,
  gate: ConsoleGate,
  request: FastifyRequest,
): void {
  if (access === 'operator') gate.admit(session, request);
  if (access === 'begun' && !begun.includes(session.state)) throw new ConsoleRefusal('session_not_ready');
  if (access === 'known' && path !== 'session/me' && begun.includes(session.state))
    throw new ConsoleRefusal('session_not_ready');
}
