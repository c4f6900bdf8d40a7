import type { ListedCase } from '@auric/api/console/cases';
import type { EntryValues, HandedOut } from '@auric/api/console/values';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import { tellConsole } from '../live/console-events.ts';
import type { Operator } from '../operator.ts';
import type { KeptDecision } from '../tables.ts';
import { type CaseRow, casesIn, isClaimed, isOwn, listedCase, operatorNames, readCase } from './case-rows.ts';
import type { Cases } from './cases.ts';
import type { Queue, Queues } from './queues.ts';

/** How long a decision may be on its way to its end before it counts as left over by a server that died. */
const settlingMs = 30_000;

export interface CaseDeskParts {
  db: Kysely<Database>;
  cases: Cases;
  queues: Queues;
  rules: Config['console'];
  now: () => number;
}

/** A decision that somebody is about to give, and what it would be: the first of two, or the one that counts. */
export interface Deciding {
  readonly row: CaseRow;
  readonly queue: Queue;
  readonly decision: string;
  readonly reason: string;
  readonly values: EntryValues;
  /** Whether another operator has to decide alike before anything happens. */
  readonly isFirst: boolean;
  /** The first decided otherwise: the case waits for two again. */
  readonly disagrees: boolean;
}

/** Works on cases: of two who claim one, one gets it; who has claimed it decides it; what was decided is brought to its end. */
export class CaseDesk {
  readonly #parts: CaseDeskParts;

  constructor(parts: CaseDeskParts) {
    this.#parts = parts;
  }

  /** Refuses (`case_unknown`) a case that isn't there, or is in a queue that the operator may not look at. */
  async see(id: number, operator: Operator): Promise<{ row: CaseRow; queue: Queue }> {
    const row = await readCase(casesIn(this.#parts.db)).where('c.id', '=', id).executeTakeFirst();
    const queue = row === undefined ? null : this.#parts.queues.seenBy(row.queue, operator, row.call);
    if (row === undefined || queue === null) throw new ConsoleRefusal('case_unknown', 'id');
    return { row, queue };
  }

  /** Refuses what the operator may not claim; whether it is still free the claim itself finds out. */
  async mayClaim(id: number, operator: Operator): Promise<CaseRow> {
    const { row, queue } = await this.see(id, operator);
    await this.#refuseUnfit(row, queue, operator);
    const other = isClaimed(row, this.#parts.now()) && row.claimed_by !== operator.id;
    if (other || row.state === 'decided' || row.state === 'withdrawn')
      throw new ConsoleRefusal('case_not_claimable', 'id');
    return row;
  }

  /** Takes a case; refuses (`case_not_claimable`) where somebody else was quicker. */
  async claim(id: number, operator: Operator): Promise<ListedCase> {
    const { db, rules, now } = this.#parts;
    const at = now();
    await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('console.case')
        .select(['queue', 'state', 'claimed_by', 'claim_until'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const free = before.state === 'open' || before.state === 'second';
      const timedOut = before.state === 'claimed' && (before.claim_until ?? 0) <= at;
      const own = before.state === 'claimed' && before.claimed_by === operator.id;
      if (!free && !timedOut && !own) throw new ConsoleRefusal('case_not_claimable', 'id');
      await trx
        .updateTable('console.case')
        .set({
          state: 'claimed',
          claimed_by: operator.id,
          claim_until: at + rules.claimMs,
          ...(own ? {} : { since: at }),
        })
        .where('id', '=', id)
        .execute();
      if (timedOut && !own) await this.#parts.cases.note(trx, id, 'timed_out', before.claimed_by, '');
      if (!own) await this.#parts.cases.note(trx, id, 'claimed', operator.id, '');
      await tellConsole(trx, { type: 'case', id, queue: before.queue, state: 'claimed' });
    });
    return this.listed(id, operator);
  }

  /** Gives back what one has; refuses (`case_not_claimed`) what one hasn't. */
  async release(id: number, operator: Operator): Promise<ListedCase> {
    const { db, cases, now } = this.#parts;
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('console.case')
        .set((eb) => ({
          state: eb
            .case()
            .when('first', 'is', null)
            .then('open' as const)
            .else('second' as const)
            .end(),
          claimed_by: null,
          claim_until: null,
          since: now(),
        }))
        .where('id', '=', id)
        .where('state', '=', 'claimed')
        .where('claimed_by', '=', operator.id)
        .returning(['queue', 'state'])
        .executeTakeFirst();
      if (row === undefined) throw new ConsoleRefusal('case_not_claimed', 'id');
      await cases.note(trx, id, 'released', operator.id, '');
      await tellConsole(trx, { type: 'case', id, queue: row.queue, state: row.state });
    });
    return this.listed(id, operator);
  }

  /** Writes a note into the history of a case; whoever else looks at it sees it at once. */
  async note(id: number, operator: Operator, text: string): Promise<void> {
    const { db, cases } = this.#parts;
    await db.transaction().execute(async (trx) => {
      await cases.note(trx, id, 'noted', operator.id, text);
      const noted = trx.selectFrom('console.case').select(['queue', 'state']).where('id', '=', id);
      await tellConsole(trx, { type: 'case', id, ...(await noted.executeTakeFirstOrThrow()) });
    });
  }

  /** What a decision would be; refuses one that can't be given. */
  async deciding(
    {
      id,
      decision,
      reason,
      values = {},
    }: { id: number; decision: string; reason: string; values?: EntryValues | undefined },
    operator: Operator,
  ): Promise<Deciding> {
    const { row, queue } = await this.see(id, operator);
    await this.#refuseUnfit(row, queue, operator);
    if (!isClaimed(row, this.#parts.now()) || row.claimed_by !== operator.id)
      throw new ConsoleRefusal('case_not_claimed', 'id');
    const { definition } = queue;
    if (!definition.decisions.includes(decision)) throw new ConsoleRefusal('decision_unknown', 'decision');
    await definition.check?.({ ref: row.ref, decision, reason, values });
    const isFirst = definition.fourEyes && row.first === null;
    const disagrees = definition.fourEyes && row.first !== null && row.first.decision !== decision;
    return { row, queue, decision, reason, values, isFirst, disagrees };
  }

  /** Gives a decision whose act is in the journal, and brings it to its end where it is the one that counts. */
  async decide(
    deciding: Deciding,
    operator: Operator,
    act: number,
  ): Promise<ListedCase & { handed_out: HandedOut | null }> {
    const { row, isFirst, disagrees } = deciding;
    let handed: HandedOut | null = null;
    const kept: KeptDecision = {
      operator: row.first?.operator ?? row.opened_by ?? operator.id,
      second: row.first === null && row.opened_by === null ? 0 : operator.id,
      decision: deciding.decision,
      reason: deciding.reason,
      values: deciding.values,
      act,
      at: this.#parts.now(),
    };
    const mine = { ...kept, operator: operator.id };
    if (disagrees) await this.#keep(row, operator, { state: 'open', first: null, decided: null }, 'disagreed', mine);
    else if (isFirst) await this.#keep(row, operator, { state: 'second', first: mine, decided: null }, 'first', mine);
    else {
      await this.#keep(row, operator, { state: 'decided', first: row.first, decided: kept }, 'decided', mine);
      handed = await this.#settle(row.id, operator);
    }
    return { ...(await this.listed(row.id, operator)), handed_out: handed };
  }

  /** Brings to its end what was decided before the server died; what was decided just now is still being brought there. */
  async settleLeftOvers(failed: (error: unknown) => void): Promise<void> {
    const { db, now } = this.#parts;
    const unsettled = db.selectFrom('console.case').select('id').where('settled', '=', false);
    const rows = await unsettled.where('since', '<=', now() - settlingMs).execute();
    for (const { id } of rows) await this.#settle(id, null).catch(failed);
  }

  async listed(id: number, operator: Operator): Promise<ListedCase> {
    const { row, queue } = await this.see(id, operator);
    const { db, now } = this.#parts;
    return listedCase(row, { names: await operatorNames(db), operator, mayDecide: queue.mayDecide, now: now() });
  }

  async #refuseUnfit(row: CaseRow, queue: Queue, operator: Operator): Promise<void> {
    if (!queue.mayDecide) throw new ConsoleRefusal('not_permitted');
    if (isOwn(row, operator)) throw new ConsoleRefusal('case_own', 'id');
    const first = row.first?.operator ?? row.opened_by;
    if (first === null) return;
    const { created_by } = await this.#parts.db
      .selectFrom('console.operator')
      .select('created_by')
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow();
    // Whoever makes operators could make the second pair of eyes.
    if (created_by === first) throw new ConsoleRefusal('case_own', 'id');
  }

  /** Writes a decision of whoever has the case now; refuses (`case_not_claimed`) where that has changed meanwhile. */
  async #keep(
    { id, queue }: CaseRow,
    operator: Operator,
    {
      state,
      first,
      decided,
    }: { state: 'open' | 'second' | 'decided'; first: KeptDecision | null; decided: KeptDecision | null },
    what: 'first' | 'decided' | 'disagreed',
    mine: KeptDecision,
  ): Promise<void> {
    const { db, cases, now } = this.#parts;
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('console.case')
        .set({
          state,
          first: first === null ? null : JSON.stringify(first),
          decided: decided === null ? null : JSON.stringify(decided),
          settled: state !== 'decided',
          claimed_by: null,
          claim_until: null,
          since: now(),
        })
        .where('id', '=', id)
        .where('state', '=', 'claimed')
        .where('claimed_by', '=', operator.id)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) throw new ConsoleRefusal('case_not_claimed', 'id');
      await cases.note(trx, id, what, operator.id, `${mine.decision}: ${mine.reason}`);
      await tellConsole(trx, { type: 'case', id, queue, state });
    });
  }

  /** Has the queue's part do what was decided. What it refuses is undone: the case waits again. */
  async #settle(id: number, operator: Operator | null): Promise<HandedOut | null> {
    const { db, queues, cases } = this.#parts;
    const row = await readCase(casesIn(db)).where('c.id', '=', id).executeTakeFirstOrThrow();
    const { decided } = row;
    if (decided === null) return null;
    const { definition } = queues.one(row.queue);
    let handed: HandedOut | null;
    try {
      const given = await definition.decide({ ref: row.ref, ...decided });
      handed = typeof given === 'object' ? given : null;
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof ConsoleRefusal)) throw error;
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('console.case')
          .set({ state: 'open', first: null, decided: null, settled: true })
          .where('id', '=', id)
          .execute();
        await cases.note(trx, id, 'released', operator?.id ?? null, error.code);
        await tellConsole(trx, { type: 'case', id, queue: row.queue, state: 'open' });
      });
      throw error;
    }
    await db.updateTable('console.case').set({ settled: true }).where('id', '=', id).execute();
    return handed;
  }
}
