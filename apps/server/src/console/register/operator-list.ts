import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { nameOf, operatorNames } from '../cases/case-rows.ts';

/** All operators as the console lists them: roles, whether the second factor is set up, and where they are signed in. */
export async function listOperators(db: Kysely<Database>, now: number) {
  const names = await operatorNames(db);
  const rows = await db
    .selectFrom('console.operator as o')
    .leftJoin('people.totp as t', (join) => join.on((eb) => eb('t.subject', '=', sql<string>`'operator/' || o.id`)))
    .select(['o.id', 'o.name', 'o.roles', 'o.active', 'o.created_at', 'o.created_by', 'o.last_login_at'])
    .select(['t.confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('console.session as s')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('s.operator', '=', 'o.id')
        .where('s.begun', '=', false)
        .where('s.ends_at', '>', now)
        .as('sessions'),
    )
    .orderBy('o.name')
    .execute();
  return rows.map(({ active, created_by, confirmed_at, sessions, ...row }) => ({
    ...row,
    state: active ? ('active' as const) : ('disabled' as const),
    has_factor: confirmed_at !== null,
    created_by: created_by === null ? null : nameOf(names, created_by),
    sessions: Number(sessions ?? 0),
  }));
}
