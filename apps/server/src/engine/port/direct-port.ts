import type { Outcome } from '@auric/exchange';
import type { CommandDesk } from './command-desk.ts';
import type { MemoryReads } from './memory-reads.ts';
import { ExchangePort, Unavailable } from './port.ts';
import type { Query, Reply } from './port.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface DirectParts {
  desk: CommandDesk;
  reads: MemoryReads;
  subscriptions: Subscriptions;
}

/** The exchange port for callers in the same process. */
export class DirectPort extends ExchangePort {
  constructor({ desk, reads, subscriptions }: DirectParts, patienceMs?: number) {
    const calls = {
      execute: ({ command, requestKey }: Parameters<ExchangePort['execute']>[0]): Promise<Reply> =>
        new Promise((resolve, reject) => {
          desk.submit(command, requestKey, replyOf, (error, reply) => {
            if (reply !== null && error === null) resolve(reply);
            else reject(error ?? new Unavailable('it stops'));
          });
        }),
      query: <Q extends Query>(query: Q) => reads.query(query),
      subscribe: subscriptions.subscribe.bind(subscriptions),
    };
    super(calls, patienceMs);
  }
}

/** Read before the next command: an outcome shows its orders only until then. */
function replyOf({ seq, rejection, orders, id }: Outcome): Reply {
  if (rejection !== null) return { ok: false, seq, rejection };
  return { ok: true, seq, answer: { ...(orders.length > 0 && { orders }), ...(id !== 0 && { id }) } };
}
