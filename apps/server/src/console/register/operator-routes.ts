import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { nameOf, operatorNames } from '../cases/case-rows.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { Operator } from '../operator.ts';
import type { ConsoleRoutesOf } from '../route.ts';
import type { OperatorRegister } from './operator-register.ts';

type OperatorPath =
  | 'operators'
  | 'operators/add'
  | 'operators/roles'
  | 'operators/disable'
  | 'operators/enable'
  | 'operators/reset_factor';

/** The calls about operators: admins only, and nobody about themselves. */
export function operatorRoutes(
  register: OperatorRegister,
  db: Kysely<Database>,
  now: () => number,
): ConsoleRoutesOf<OperatorPath> {
  /** Refuses (`operator_self`, `operator_unknown`) before anything is written. */
  async function about({ operator, reason }: { operator: number; reason: string }, by: Operator) {
    if (operator === by.id) throw new ConsoleRefusal('operator_self', 'operator');
    await register.one(operator);
    return { subject: { kind: 'operator', id: String(operator) }, reason };
  }

  return {
    operators: { read: () => listOperators(db, now()) },

    'operators/add': {
      act: 'operator.add',
      about: async ({ name, roles, reason }) => {
        if ((await register.find(name)) !== null) throw new ConsoleRefusal('operator_name_taken', 'name');
        return { subject: { kind: 'operator', id: name }, reason, details: { name, roles } };
      },
      run: ({ name, roles }, by) => register.add(name, roles, by.id),
    },
    'operators/roles': {
      act: 'operator.roles',
      about,
      run: async ({ operator, roles }) => {
        await register.setRoles(operator, roles);
        return true;
      },
    },
    'operators/disable': {
      act: 'operator.disable',
      about,
      run: async ({ operator }) => {
        await register.setActive(operator, false);
        return true;
      },
    },
    'operators/enable': {
      act: 'operator.enable',
      about,
      run: async ({ operator }) => {
        await register.setActive(operator, true);
        return true;
      },
    },
    'operators/reset_factor': {
      act: 'operator.reset_factor',
      about,
      run: async ({ operator }) => ({ password: await register.resetFactor(operator) }),
    },
  };
}

async function listOperators(db: Kysely<Database>, now: number) {
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
