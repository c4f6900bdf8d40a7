import type { Command, Rejection } from '@auric/exchange';
import type { Answer, ExchangePort } from '../engine/port/port.ts';
import { refusalOf } from './failures.ts';
import { requestKeyOf } from './request-key.ts';

/** What a read model must promise before it is asked. */
export interface ReadModels {
  /** Waits until everything up to `seq` is visible in the view tables; throws `Unavailable` after a second. */
  waitForProjected(seq: number): Promise<void>;
}

/**
 * A command of a customer. Without a request id nothing can ever be recognised as its repetition, so it gets no key and
 * takes no room in the exchange's memory of requests. `fields`: the wire's names for the fields that a refusal may name.
 */
export interface Submission {
  customer: number;
  requestId: string | undefined;
  command: Command;
  fields: Readonly<Record<string, string>>;
  /** The numbers of a refusal in the units of the wire. */
  detailOf?: (rejection: Rejection) => Rejection['detail'];
}

/** The exchange as routes speak to it: refusals are thrown, and read models are as new as the question. */
export class ExchangeClient {
  readonly port: ExchangePort;
  readonly #models: ReadModels;

  constructor(port: ExchangePort, models: ReadModels) {
    this.port = port;
    this.#models = models;
  }

  /** Executes a command of a customer; a refusal of the exchange is thrown as the call's. */
  async submit({ customer, requestId, command, fields, detailOf }: Submission): Promise<Answer> {
    const reply = await this.port.execute(
      requestId === undefined ? { command } : { command, requestKey: requestKeyOf(customer, requestId, command) },
    );
    if (!reply.ok) {
      const { rejection } = reply;
      throw refusalOf(rejection, fields, detailOf === undefined ? rejection.detail : detailOf(rejection));
    }
    return reply.answer;
  }

  /** Waits until the read models hold whatever this customer can have been told of. */
  async freshModels(customer: number): Promise<void> {
    const { seq } = await this.port.query({ type: 'standing', customer });
    await this.#models.waitForProjected(seq);
  }
}
