import { useState } from 'react';
import { ApiError } from './http/envelope.ts';
import { randomId } from './random-id.ts';

/**
 * Names what is sent, so that sending it again can't do it twice: what nobody knows the outcome of keeps its request id. What
 * was answered is over, and so is what is sent with another body: its id already stands for the body of before.
 */
export class Attempt {
  #last: { readonly body: string; readonly id: string } | null = null;

  /** Sends under a request id; `body`: all that tells one wish from another. */
  async send<Answer>(body: string, send: (requestId: string) => Promise<Answer>): Promise<Answer> {
    const now = this.#last?.body === body ? this.#last : { body, id: randomId() };
    this.#last = now;
    try {
      const answer = await send(now.id);
      this.#last = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError && error.unknownOutcome)) this.#last = null;
      throw error;
    }
  }
}

/** The attempts of one form or button, as long as it is there. */
export function useAttempt(): Attempt {
  return useState(() => new Attempt())[0];
}
