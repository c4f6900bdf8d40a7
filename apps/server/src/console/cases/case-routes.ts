import type { ConsoleMessage } from '@auric/api/console';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { countedPage } from '../../db/counted-page.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { Operator } from '../operator.ts';
import type { ConsoleRoutesOf } from '../route.ts';
import type { CaseDesk } from './case-desk.ts';
import { type CaseRow, casesIn, listedCase, nameOf, operatorNames, readCase } from './case-rows.ts';
import type { Queues } from './queues.ts';

type CasePath =
  | 'queues'
  | 'cases'
  | 'cases/one'
  | 'cases/next'
  | 'cases/claim'
  | 'cases/release'
  | 'cases/note'
  | 'cases/decide';

export interface CaseRouteParts {
  db: Kysely<Database>;
  desk: CaseDesk;
  queues: Queues;
  now: () => number;
}

const waiting = ['open', 'claimed', 'second'] as const;

/** The calls about queues and cases. */
export function caseRoutes({ db, desk, queues, now }: CaseRouteParts): ConsoleRoutesOf<CasePath> {
  const about = ({ id }: { id: number }) => ({ subject: { kind: 'case', id: String(id) }, reason: '' });

  /** What of all cases an operator may look at; a claim that has timed out counts as none. */
  function seen(operator: Operator) {
    const names = queues.of(operator).map(({ name }) => name as string);
    return casesIn(db)
      .where('c.queue', 'in', names.length === 0 ? [''] : names)
      .where('c.call', 'in', queues.callsSeenBy(operator));
  }

  function shown(rows: readonly CaseRow[], names: ReadonlyMap<number, string>, operator: Operator) {
    return rows.map((row) => {
      const mayDecide = queues.seenBy(row.queue, operator, row.call)?.mayDecide === true;
      return listedCase(row, { names, operator, mayDecide, now: now() });
    });
  }

  return {
    queues: { read: (_, operator) => overviewOf(db, queues, operator, now()) },

    cases: {
      read: async ({ queue, state, mine, customer, page, limit, before }, operator) => {
        if (queue !== undefined && queues.seenBy(queue, operator, '') === null)
          throw new ConsoleRefusal('queue_unknown', 'queue');
        const at = now();
        const over = state === 'decided' || state === 'withdrawn';
        let found = seen(operator);
        if (queue !== undefined) found = found.where('c.queue', '=', queue);
        if (customer !== undefined) found = found.where('c.customer', '=', customer);
        if (mine === true) found = found.where('c.claimed_by', '=', operator.id).where('c.claim_until', '>', at);
        if (state !== undefined) found = found.where(stateAt(at), '=', state);
        else if (customer === undefined) found = found.where('c.state', 'in', waiting);
        if (before !== undefined) found = found.where('c.id', '<', before);
        const newestFirst = over || customer !== undefined;
        const { rows, total } = await countedPage(
          found,
          (all) => {
            const read = readCase(all);
            return newestFirst ? read.orderBy('c.id', 'desc') : read.orderBy('c.opened_at').orderBy('c.id');
          },
          { page, limit },
        );
        const data = shown(rows, await operatorNames(db), operator);
        return { data, page, limit, total, has_more: page * limit < total };
      },
    },

    'cases/one': {
      read: async ({ id }, operator) => {
        const { row, queue } = await desk.see(id, operator);
        const names = await operatorNames(db);
        const { definition, mayDecide } = queue;
        const [view, history] = await Promise.all([definition.describe(row.ref, operator), historyOf(db, id, names)]);
        return {
          ...listedCase(row, { names, operator, mayDecide, now: now() }),
          decisions: [...definition.decisions],
          four_eyes: definition.fourEyes,
          view: { ...view },
          history,
        };
      },
    },

    'cases/next': {
      read: async ({ queue, after }, operator) => {
        const see = queues.seenBy(queue, operator, '');
        if (see === null) throw new ConsoleRefusal('queue_unknown', 'queue');
        if (!see.mayDecide) return { id: null };
        const row = await seen(operator)
          .select('c.id')
          .where('c.queue', '=', queue)
          .where('c.id', '!=', after ?? 0)
          .where(stateAt(now()), 'in', ['open', 'second'])
          .where((eb) => eb.or([eb('c.opened_by', 'is', null), eb('c.opened_by', '!=', operator.id)]))
          .where(sql<boolean>`coalesce((c.first->>'operator')::bigint, 0) <> ${operator.id}`)
          .orderBy('c.opened_at')
          .orderBy('c.id')
          .executeTakeFirst();
        return { id: row?.id ?? null };
      },
    },

    'cases/claim': {
      act: 'case.claim',
      about: async ({ id }, operator) => {
        await desk.mayClaim(id, operator);
        return about({ id });
      },
      run: ({ id }, operator) => desk.claim(id, operator),
    },

    'cases/release': {
      act: 'case.release',
      about: async ({ id }, operator) => {
        const { row } = await desk.see(id, operator);
        if (row.claimed_by !== operator.id) throw new ConsoleRefusal('case_not_claimed', 'id');
        return about({ id });
      },
      run: ({ id }, operator) => desk.release(id, operator),
    },

    'cases/note': {
      act: 'case.note',
      about: async ({ id }, operator) => {
        await desk.see(id, operator);
        return about({ id });
      },
      run: async ({ id, text }, operator) => {
        await desk.note(id, operator, text);
        return true;
      },
    },

    'cases/decide': {
      act: 'case.decide',
      about: async (payload, operator) => {
        const { row, isFirst, disagrees, queue } = await desk.deciding(payload, operator);
        const first = row.first?.operator ?? row.opened_by;
        const counts = !isFirst && !disagrees;
        const told = counts ? await queue.definition.tells?.(row.ref, payload.decision) : null;
        const details = { ...payload, queue: row.queue, ref: row.ref, customer: row.customer };
        return {
          ...about(payload),
          act: isFirst ? 'case.first' : disagrees ? 'case.disagree' : 'case.decide',
          reason: payload.reason,
          details,
          ...told,
          ...(counts && first !== null ? { actor: { id: first }, second: operator.id } : {}),
        };
      },
      run: async (payload, operator, act) => desk.decide(await desk.deciding(payload, operator), operator, act),
    },
  };
}

/** The state of a case at a time: what was claimed too long ago waits again. */
function stateAt(at: number) {
  return sql<string>`case when c.state <> 'claimed' or c.claim_until > ${at} then c.state
    when c.first is null then 'open' else 'second' end`;
}

async function overviewOf(
  db: Kysely<Database>,
  queues: Queues,
  operator: Operator,
  at: number,
): Promise<ConsoleMessage<'queues'>> {
  const counted = await db
    .selectFrom('console.case as c')
    .select(['c.queue', stateAt(at).as('stands')])
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('c.opened_at').as('oldest')])
    .select(sql<number>`count(*) filter (where c.claimed_by = ${operator.id} and c.claim_until > ${at})`.as('mine'))
    .where('c.state', 'in', waiting)
    .where('c.call', 'in', queues.callsSeenBy(operator))
    .groupBy(['c.queue', 'stands'])
    .execute();
  return queues.of(operator).map((definition) => {
    const rows = counted.filter((row) => row.queue === definition.name);
    const count = (state: string) => Number(rows.find((row) => row.stands === state)?.count ?? 0);
    const oldest = rows.map((row) => Number(row.oldest));
    return {
      name: definition.name,
      open: count('open'),
      claimed: count('claimed'),
      second: count('second'),
      mine: rows.reduce((sum, row) => sum + Number(row.mine), 0),
      oldest_at: oldest.length === 0 ? null : Math.min(...oldest),
      may_decide: queues.seenBy(definition.name, operator, '')?.mayDecide === true,
      four_eyes: definition.fourEyes,
      decisions: [...definition.decisions],
    };
  });
}

async function historyOf(db: Kysely<Database>, id: number, names: ReadonlyMap<number, string>) {
  const entries = await db
    .selectFrom('console.case_entry')
    .select(['at', 'operator', 'what', 'text'])
    .where('case', '=', id)
    .orderBy('id')
    .execute();
  return entries.map(({ operator, ...entry }) => ({
    ...entry,
    operator: operator === null ? null : nameOf(names, operator),
  }));
}
