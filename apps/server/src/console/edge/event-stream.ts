import { PassThrough } from 'node:stream';
import type { ConsoleEvent } from '@auric/api/console/events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TransportError } from '../../edge/transport-error.ts';
import type { ConsoleEvents, ToldEvent } from '../live/console-events.ts';
import type { Operator } from '../operator.ts';
import { isAllowed, queueRoles } from '../permissions.ts';
import type { ConsoleSession, ConsoleSessions } from '../register/console-sessions.ts';
import type { ConsoleGate } from './console-gate.ts';

/** A word often enough that no proxy takes the line for dead, and that a session that is over is seen soon. */
const everyMs = 15_000;
const streamsPerOperator = 8;
/** A console that reads so slowly starts anew. */
const unreadMost = 256 * 1024;

export interface StreamParts {
  readonly gate: ConsoleGate;
  readonly sessions: ConsoleSessions;
  readonly events: ConsoleEvents;
  readonly now: () => number;
}

/** The open streams, so that none outlives its server and nobody opens them without bound. */
export class EventStreams {
  readonly #parts: StreamParts;
  readonly #open = new Map<PassThrough, number>();

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** Opens a stream for an operator who is in. It says when the console locks, and ends with the session. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { gate, events, now } = this.#parts;
    gate.checkOrigin(request);
    const session = await gate.session(request);
    const operator = gate.admit(session, request);
    const own = [...this.#open.values()].filter((id) => id === operator.id);
    if (own.length >= streamsPerOperator) throw new TransportError('too_many_requests', 5);

    const stream = new PassThrough();
    this.#open.set(stream, operator.id);
    const send = (event: ConsoleEvent): void => write(stream, event);
    const hello = (): void => send({ type: 'hello', at: now() });
    const seen = { state: session.state };
    const stop = events.listen((event) => {
      if (seen.state !== 'in') return;
      if (event === null) hello();
      else if (mayHear(event, operator)) send(event);
    });
    const ending = this.#watch(stream, session.id, seen, send);
    stream.once('close', () => {
      stop();
      clearInterval(ending);
      this.#open.delete(stream);
    });
    request.raw.once('close', () => stream.destroy());
    hello();
    void reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }

  close(): void {
    for (const stream of this.#open.keys()) stream.end();
  }

  /** Looks at the session from time to time: locking and ending come by themselves, and from other windows. */
  #watch(
    stream: PassThrough,
    id: string,
    seen: { state: ConsoleSession['state'] },
    send: (event: ConsoleEvent) => void,
  ): NodeJS.Timeout {
    const look = async (): Promise<void> => {
      const session = await this.#parts.sessions.byId(id);
      if (session === null) {
        send({ type: 'session', state: 'over' });
        stream.end();
      } else if (session.state !== seen.state) {
        seen.state = session.state;
        send({ type: 'session', state: seen.state });
      } else stream.write(': here\n\n');
    };
    return setInterval(() => void look().catch(() => stream.end()), everyMs);
  }
}

/** Whether the roles would let the operator ask for what the event is about. A locked console is told nothing but that. */
function mayHear(event: ToldEvent, { roles }: Operator): boolean {
  const looks = (queue: string): boolean => {
    const row: { look: readonly string[] } | undefined = queueRoles[queue as keyof typeof queueRoles];
    return row?.look.some((role) => roles.includes(role as Operator['roles'][number])) === true;
  };
  if (event.type === 'case') return looks(event.queue);
  if (event.type === 'part') return looks(event.part);
  if (event.type === 'customer') return isAllowed('customers/one', roles);
  return isAllowed('configuration', roles);
}

function write(stream: PassThrough, event: ConsoleEvent): void {
  if (stream.writableLength > unreadMost) stream.destroy();
  else stream.write(`data: ${JSON.stringify(event)}\n\n`);
}
