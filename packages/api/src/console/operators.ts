import * as z from 'zod/mini';
import { id } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { loginName } from './session.ts';
import { maybeHandedOut, operatorName, reason, role } from './values.ts';

const someRoles = z.array(role).check(z.minLength(1), z.maxLength(4));

const operator = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(role),
  state: z.enum(['active', 'disabled']),
  has_factor: z.boolean(),
  created_at: z.int(),
  created_by: z.nullable(operatorName),
  last_login_at: z.nullable(z.int()),
  sessions: z.int(),
});
export type Operator = z.output<typeof operator>;

const change = z.object({ operator: id, reason });

/** `proposal` is the case that waits for a second admin; null where the only admin did it alone, with a password if there is one. */
const agreed = z.object({ proposal: z.nullable(z.int()), handed_out: maybeHandedOut });

export const operatorCalls = {
  operators: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'All operators, with their roles and when they were last here.',
    request: z.object({}),
    response: z.array(operator),
  }),
  'operators/add': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Proposes another operator; a second admin confirms it. Whoever makes it happen gets the first password, which the operator has to change.',
    request: z.object({ name: loginName, roles: someRoles, reason }),
    response: agreed,
  }),
  'operators/roles': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Proposes other roles for another operator; a second admin confirms it. The sessions of that operator end. One admin stays.',
    request: z.object({ operator: id, roles: someRoles, reason }),
    response: agreed,
  }),
  'operators/disable': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Shuts another operator out at once. The last admin stays.',
    request: change,
    response: z.literal(true),
  }),
  'operators/enable': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Proposes to let an operator in again; a second admin confirms it.',
    request: change,
    response: agreed,
  }),
  'operators/reset_factor': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Proposes to take the lost second factor of another operator away; a second admin confirms it and gets the new first password. A new factor is set up at the next login.',
    request: change,
    response: agreed,
  }),
};
