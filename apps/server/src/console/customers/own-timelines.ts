import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ConsolePart } from '../part.ts';
import { belowPlace } from './below-place.ts';

/** What the frame itself tells of a customer: what operators did, and the cases about them. */
export function frameTimelines(db: Kysely<Database>): ConsolePart[] {
  return [
    {
      name: 'acts',
      async timeline(customer, before, limit) {
        const rows = await belowPlace(
          db
            .selectFrom('view.operator_act')
            .select(['act', 'at', 'operator', 'second', 'action', 'reason', 'failed'])
            .where('subject_kind', '=', 'customer')
            .where('subject', '=', String(customer)),
          { at: 'at', id: 'act' },
          before,
          limit,
        );
        return rows.map(({ act, at, operator, action, reason, failed, second }) => ({
          at,
          id: String(act),
          kind: action,
          values: { reason, failed, second },
          operator,
        }));
      },
    },
    {
      name: 'cases',
      async timeline(customer, before, limit) {
        const rows = await belowPlace(
          db
            .selectFrom('console.case_entry as e')
            .innerJoin('console.case as c', 'c.id', 'e.case')
            .select(['e.id', 'e.at', 'e.operator', 'e.what', 'c.id as case', 'c.queue'])
            .select(sql<string | null>`c.decided->>'decision'`.as('decision'))
            .where('c.customer', '=', customer)
            .where('e.what', 'in', ['opened', 'decided', 'withdrawn']),
          { at: 'e.at', id: 'e.id' },
          before,
          limit,
        );
        return rows.map(({ id, at, operator, what, queue, decision, ...row }) => ({
          at,
          id: String(id),
          kind: what,
          values: { queue, decision: what === 'decided' ? (decision ?? '') : '' },
          ...(operator === null ? {} : { operator }),
          case: row.case,
        }));
      },
    },
  ];
}
