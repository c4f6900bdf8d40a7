import type { HandedOut, Role } from '@auric/api/console/values';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { ConsoleRoutesOf } from '../route.ts';
import { listOperators } from './operator-list.ts';
import type { OperatorRegister } from './operator-register.ts';

type OperatorPath =
  | 'operators'
  | 'operators/add'
  | 'operators/roles'
  | 'operators/disable'
  | 'operators/enable'
  | 'operators/reset_factor';

/**
 * The calls about operators: admins only, and nobody about themselves. Whoever lets somebody in needs another admin, who
 * confirms it, once the house has two; shutting somebody out needs no second, because it can't wait.
 */
export function operatorRoutes(
  register: OperatorRegister,
  db: Kysely<Database>,
  now: () => number,
): ConsoleRoutesOf<OperatorPath> {
  const alone = () => register.hasOneAdmin();
  const check = async ({ operator }: { operator: number }) => void (await register.one(operator));

  /** Refuses (`operator_self`, `operator_unknown`) before anything is written. */
  async function about({ operator, reason }: { operator: number; reason: string }, by: { id: number }) {
    refuseSelf(operator, by.id);
    await register.one(operator);
    return { subject: { kind: 'operator', id: String(operator) }, reason };
  }

  /** Whom a proposal is about, for who confirms it. */
  async function describe({ operator }: { operator: number }) {
    const { id, name, roles } = await register.one(operator);
    return { operator: `${name} (${id})`, roles };
  }

  return {
    operators: { read: () => listOperators(db, now()) },

    'operators/add': {
      act: 'operator.add',
      alone,
      about: ({ name, reason }) => ({ subject: { kind: 'operator', id: name }, reason }),
      check: async ({ name }) => {
        if ((await register.find(name)) !== null) throw new ConsoleRefusal('operator_name_taken', 'name');
      },
      confirmed: (payload, { first }) => add(register, payload, first),
    },
    'operators/roles': {
      act: 'operator.roles',
      alone,
      about,
      check,
      describe: async ({ operator, roles }) => {
        const { roles: before, ...who } = await describe({ operator });
        return { ...who, before, roles };
      },
      async confirmed({ operator, roles }, { second }) {
        refuseSelf(operator, second);
        await register.setRoles(operator, roles);
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
      alone,
      about,
      check,
      describe,
      async confirmed({ operator }, { second }) {
        refuseSelf(operator, second);
        await register.setActive(operator, true);
      },
    },
    'operators/reset_factor': {
      act: 'operator.reset_factor',
      alone,
      about,
      check,
      describe,
      async confirmed({ operator }, { second }) {
        refuseSelf(operator, second);
        const { name } = await register.one(operator);
        return { name, password: await register.resetFactor(operator) };
      },
    },
  };
}

/** Refuses (`operator_self`) what somebody asks for or confirms about themselves. */
function refuseSelf(operator: number, by: number): void {
  if (operator === by) throw new ConsoleRefusal('operator_self', 'operator');
}

/**
 * Adds an operator once. Asked for again after the server died it adds nobody, and the password is lost with the answer:
 * resetting the second factor gives a new one.
 */
async function add(
  register: OperatorRegister,
  { name, roles }: { name: string; roles: readonly Role[] },
  first: number,
): Promise<HandedOut | null> {
  const known = await register.find(name);
  if (known?.created_by === first && known.roles.join() === roles.join()) return null;
  const { password } = await register.add(name, roles, first);
  return { name, password };
}
