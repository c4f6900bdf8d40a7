import { channelName, type ChannelName, type Envelope, type Subscribed } from '@auric/api';
import type { Logger } from 'pino';
import type { Catalogues } from '../edge/catalogues.ts';
import { failureOf } from '../edge/envelope.ts';
import { Refusal } from '../edge/refusal.ts';
import { Unavailable } from '../engine/port/port.ts';
import type { Calls } from './calls.ts';
import { cutConnection } from './connection.ts';
import type { Subscriber } from './subscriber.ts';
import type { SessionWatch } from './session-watch.ts';

export interface ServeParts {
  calls: Calls;
  watch: SessionWatch;
  catalogues: Catalogues;
  logger: Pick<Logger, 'error'>;
}

type Acknowledge<Message> = (answer: Envelope<Message>) => void;

/** A socket that goes on calling after so many refusals is a flood. */
const refusalsMost = 200;

/** Answers the calls of one socket, one after the other, until it is gone. */
export function serveSocket(subscriber: Subscriber, { calls, watch, catalogues, logger }: ServeParts): void {
  const { socket } = subscriber;
  let previous = Promise.resolve();
  let refusals = 0;

  const failureFor = (error: unknown): Envelope<never> => {
    if (!(error instanceof Refusal || error instanceof Unavailable)) {
      logger.error({ err: error }, 'A call of a socket failed.');
      return failureOf(catalogues, subscriber.lang, { code: 'internal_error' });
    }
    if (error instanceof Unavailable) return failureOf(catalogues, subscriber.lang, { code: 'unavailable' });
    return failureOf(catalogues, subscriber.lang, { code: error.code, field: error.field });
  };

  const answerInTurn = <Message>(
    acknowledge: unknown,
    call: (answer: (message: Message) => void) => Promise<void> | void,
  ): void => {
    if (typeof acknowledge !== 'function') return;
    const reply = acknowledge as Acknowledge<Message>;
    const fail = (error: unknown): void => {
      refusals += 1;
      if (refusals > refusalsMost) cutConnection(socket.conn);
      else reply(failureFor(error));
    };
    try {
      calls.admit(subscriber);
    } catch (error) {
      fail(error);
      return;
    }
    previous = previous.then(() => call((message) => reply({ type: 'ok', message }))).catch(fail);
  };

  socket.on('subscribe', (name: unknown, acknowledge: unknown) => {
    answerInTurn<Subscribed>(acknowledge, (answer) => calls.subscribe(subscriber, name, answer));
  });
  socket.on('unsubscribe', (name: unknown, acknowledge: unknown) => {
    answerInTurn<{ channel: ChannelName }>(acknowledge, (answer) => {
      answer({ channel: channelName(calls.unsubscribe(subscriber, name)) });
    });
  });
  socket.on('ping', (acknowledge: unknown) => answerInTurn<null>(acknowledge, (answer) => answer(null)));
  socket.on('disconnect', () => {
    watch.forget(subscriber);
    calls.leave(subscriber);
  });
}
