import type { FreezeWord } from '@auric/api/console/customers';
import type { Kysely } from 'kysely';
import { nameOf, operatorNames } from '../../console/cases/case-rows.ts';
import { ConsoleRefusal } from '../../console/edge/console-refusal.ts';
import { tellConsole } from '../../console/live/console-events.ts';
import type { Database } from '../../db/database.ts';
import type { Telling } from '../../messages/telling.ts';
import type { Standing } from '../standing.ts';
import { freezeWordTexts } from './freeze-words.ts';

export type FreezeScope = 'trading' | 'withdrawals' | 'both';

/** What operators freeze, beside what owners and rules do: an operator lifts no other's freeze. */
export class OperatorFreeze {
  readonly #db: Kysely<Database>;
  readonly #standing: Standing;
  readonly #telling: Telling;

  constructor(db: Kysely<Database>, standing: Standing, telling: Telling) {
    this.#db = db;
    this.#standing = standing;
    this.#telling = telling;
  }

  /** Freezes more, never less; comes back when the exchange enforces it. The customer is told the word. */
  async freeze(customer: number, { scope, word }: { scope: FreezeScope; word: FreezeWord }): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const before = await this.#own(customer);
      const freeze = {
        source: 'operator',
        reason: word,
        trading: scope !== 'withdrawals' || before?.trading === true,
        withdrawals: scope !== 'trading' || before?.withdrawals === true,
      } as const;
      await this.#standing.note(trx, customer, { freeze });
      await this.#telling.tell(trx, { customer, kind: 'account_frozen', values: { reason: freezeWordTexts[word] } });
      await tellConsole(trx, { type: 'customer', customer });
    });
    await this.#standing.publish(customer);
  }

  /** Lifts what operators have frozen, or one half of it. */
  async unfreeze(customer: number, scope: FreezeScope): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const before = await this.#own(customer);
      if (before === null) return;
      const trading = before.trading && scope === 'withdrawals';
      const withdrawals = before.withdrawals && scope === 'trading';
      const rest = { ...before, trading, withdrawals };
      await this.#standing.note(trx, customer, trading || withdrawals ? { freeze: rest } : { lift: 'operator' });
      if (!trading && !withdrawals) await this.#telling.tell(trx, { customer, kind: 'account_unfrozen', values: {} });
      await tellConsole(trx, { type: 'customer', customer });
    });
    await this.#standing.publish(customer);
  }

  /** Refuses (`nothing_to_change`) where operators have frozen nothing of it. */
  async requireFrozen(customer: number, scope: FreezeScope): Promise<void> {
    const own = await this.#own(customer);
    const frozen =
      own !== null && ((scope !== 'withdrawals' && own.trading) || (scope !== 'trading' && own.withdrawals));
    if (!frozen) throw new ConsoleRefusal('nothing_to_change', 'scope');
  }

  /** All freezes of a customer; an operator's with the act that made it. */
  async of(customer: number) {
    const [freezes, names, act] = await Promise.all([
      this.#standing.freezesOf(customer),
      operatorNames(this.#db),
      this.#db
        .selectFrom('view.operator_act')
        .select(['operator', 'reason'])
        .where('subject_kind', '=', 'customer')
        .where('subject', '=', String(customer))
        .where('action', '=', 'customer.freeze')
        .where('failed', '=', '')
        .orderBy('act', 'desc')
        .executeTakeFirst(),
    ]);
    return freezes.map(({ source, reason: word, trading, withdrawals, at }) => ({
      source,
      scope: trading && withdrawals ? ('both' as const) : trading ? ('trading' as const) : ('withdrawals' as const),
      word,
      at,
      operator: source === 'operator' && act !== undefined ? nameOf(names, act.operator) : null,
      reason: source === 'operator' ? (act?.reason ?? '') : '',
    }));
  }

  async #own(customer: number) {
    const freezes = await this.#standing.freezesOf(customer);
    const own = freezes.find(({ source }) => source === 'operator');
    if (own === undefined || own.reason === 'none') return null;
    const { reason, trading, withdrawals } = own;
    return { source: 'operator', reason, trading, withdrawals } as const;
  }
}
