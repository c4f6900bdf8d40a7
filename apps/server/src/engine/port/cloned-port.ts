import { ExchangePort } from './port.ts';
import type { Channel, ExchangeCalls, Query, QueryAnswer, Reply, Request, Subscription, Update } from './port.ts';

/**
 * The port as it would be between two processes: everything is cloned and arrives later, in its order. Tests run through
 * it to keep the port one that can be split: nothing may pass that isn't plain data, and nobody may count on sharing it.
 */
export class ClonedPort extends ExchangePort {
  constructor(port: ExchangePort, delayMs: number, patienceMs?: number) {
    super(new ClonedCalls(port, delayMs), patienceMs);
  }
}

class ClonedCalls implements ExchangeCalls {
  readonly #port: ExchangePort;
  readonly #delayMs: number;

  constructor(port: ExchangePort, delayMs: number) {
    this.#port = port;
    this.#delayMs = delayMs;
  }

  execute(request: Request): Promise<Reply> {
    return this.#there(request, (arrived) => this.#port.execute(arrived));
  }

  query<Q extends Query>(query: Q): Promise<QueryAnswer<Q>> {
    return this.#there(query, (arrived) => this.#port.query(arrived));
  }

  async subscribe(channel: Channel, listener: (update: Update) => void): Promise<Subscription> {
    const arrives = (update: Update): void => {
      const copy = structuredClone(update);
      setTimeout(() => listener(copy), this.#delayMs);
    };
    await this.#delay();
    const subscription = await this.#port.subscribe(structuredClone(channel), arrives);
    const { seq, at, state } = subscription;
    const copy = structuredClone({ seq, at, state });
    await this.#delay();
    return { ...copy, close: () => subscription.close() };
  }

  async #there<A, B>(asked: A, ask: (arrived: A) => Promise<B>): Promise<B> {
    const arrived = structuredClone(asked);
    await this.#delay();
    const answer = structuredClone(await ask(arrived));
    await this.#delay();
    return answer;
  }

  #delay(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#delayMs));
  }
}
