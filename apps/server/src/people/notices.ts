import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Telling } from '../messages/telling.ts';
import type { MessageKind } from '../messages/told.ts';
import type { Allowances } from './allowance.ts';
import type { Afterwards } from './afterwards.ts';

const onceADay = { atOnce: 1, backEveryMs: 86_400_000 };

export type Attack = Extract<MessageKind, 'logins_guessed' | 'codes_guessed' | 'factors_guessed'>;

/** Tells customers of strangers who try to get in. */
export class Notices {
  readonly #db: Kysely<Database>;
  readonly #telling: Telling;
  readonly #allowances: Allowances;
  readonly #afterwards: Afterwards;

  constructor(db: Kysely<Database>, telling: Telling, allowances: Allowances, afterwards: Afterwards) {
    this.#db = db;
    this.#telling = telling;
    this.#allowances = allowances;
    this.#afterwards = afterwards;
  }

  /** Tells of an attack once a day, and after the answer, which must not differ from the one for a stranger's name. */
  tellOfAttack(customer: number, kind: Attack): void {
    this.#afterwards.run(async () => {
      const { within } = await this.#allowances.take(`notice/${kind}/${customer}`, onceADay);
      if (!within) return;
      await this.#telling.tell(this.#db, { customer, kind, values: {} });
    });
  }
}
