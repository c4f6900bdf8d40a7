import * as z from 'zod/mini';
import { id } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { loginName } from './session.ts';
import { operatorName, reason, role } from './values.ts';

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
    summary: 'Adds an operator. The answer has the first password, which the operator has to change.',
    request: z.object({ name: loginName, roles: someRoles, reason }),
    response: z.object({ id: z.int(), password: z.string() }),
  }),
  'operators/roles': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Changes the roles of another operator, whose sessions end. One admin stays.',
    request: z.object({ operator: id, roles: someRoles, reason }),
    response: z.literal(true),
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
    summary: 'Lets an operator in again.',
    request: change,
    response: z.literal(true),
  }),
  'operators/reset_factor': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Takes the lost second factor of another operator away and gives a new first password; a new factor is set up at the next login.',
    request: change,
    response: z.object({ password: z.string() }),
  }),
};
