import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

const msPerDay = 86_400_000;
/** So many go at once: a sweep holds nobody up. */
const sweptAtOnce = 2_000;

/**
 * Takes messages away when their time is over, with their letters: what was read, and later what nobody has read. A fact
 * that is so old is told by nobody again, so its key may go. One that is still to be delivered stays.
 */
export class MessageSweep {
  readonly #db: Kysely<Database>;
  readonly #rules: Config['messages'];
  readonly #now: () => number;

  constructor(db: Kysely<Database>, rules: Config['messages'], now: () => number) {
    this.#db = db;
    this.#rules = rules;
    this.#now = now;
  }

  async sweep(): Promise<void> {
    const { keptDays, unreadKeptDays } = this.#rules;
    const before = (days: number): number => this.#now() - days * msPerDay;
    // What is kept longest is told by the longer of the two, whichever was set so.
    const unreadBefore = before(Math.max(keptDays, unreadKeptDays));
    const over = this.#db
      .selectFrom('messages.message')
      .select('id')
      .where('created_at', '<', before(keptDays))
      .where((eb) =>
        eb.or([eb('read_at', 'is not', null), eb('shown', '=', false), eb('created_at', '<', unreadBefore)]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('messages.letter')
              .select('messages.letter.id')
              .whereRef('messages.letter.message', '=', 'messages.message.id')
              .where('messages.letter.state', '=', 'waiting'),
          ),
        ),
      )
      .orderBy('id')
      .limit(sweptAtOnce);
    await this.#db.deleteFrom('messages.message').where('id', 'in', over).execute();
  }
}
