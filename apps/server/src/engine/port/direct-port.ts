import type { Outcome } from '@auric/exchange';
import type { CommandDesk } from './command-desk.ts';
import type { MemoryReads } from './memory-reads.ts';
import type { Channel, ExchangePort, Query, QueryAnswer, Reply, Request, Subscription, Update } from './port.ts';
import { Unavailable } from './port.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The exchange port for callers in the same process. */
export class DirectPort implements ExchangePort {
  readonly #desk: CommandDesk;
  readonly #reads: MemoryReads;
  readonly #subscriptions: Subscriptions;

  constructor(desk: CommandDesk, reads: MemoryReads, subscriptions: Subscriptions) {
    this.#desk = desk;
    this.#reads = reads;
    this.#subscriptions = subscriptions;
  }

  execute({ command, requestKey, deadlineMs }: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      // What was taken may still happen: whoever gives up asks again with the same request id.
      if (deadlineMs !== undefined)
        timer = setTimeout(() => reject(new Unavailable('the deadline passed')), deadlineMs);
      this.#desk.submit(command, requestKey, replyOf, (error, reply) => {
        clearTimeout(timer);
        if (reply !== null && error === null) resolve(reply);
        else reject(error ?? new Unavailable('it stops'));
      });
    });
  }

  query<Q extends Query>(query: Q): Promise<QueryAnswer<Q>> {
    return this.#reads.query(query);
  }

  subscribe(channel: Channel, listener: (update: Update) => void): Promise<Subscription> {
    return this.#subscriptions.subscribe(channel, listener);
  }
}

/** Read before the next command: an outcome shows its orders only until then. */
function replyOf({ seq, rejection, orders, id }: Outcome): Reply {
  if (rejection !== null) return { ok: false, seq, rejection };
  return { ok: true, seq, answer: { ...(orders.length > 0 && { orders }), ...(id !== 0 && { id }) } };
}
