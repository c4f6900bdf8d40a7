import { expect, it } from 'vitest';
import { isAllowed, permissionGaps, queueRoles } from './permissions.ts';

it('every call that needs a role has a row, and every row has a call', () => {
  expect(permissionGaps()).toEqual([]);
});

it('nobody may call what needs no role by a role, or has no row', () => {
  expect(isAllowed('session/login', ['admin'])).toBe(false);
  expect(isAllowed('customers/adjust', ['support', 'compliance', 'admin'])).toBe(false);
  expect(isAllowed('customers/adjust', ['finance'])).toBe(true);
});

it('an admin sees no customer, and whoever freezes need not be who lifts it', () => {
  expect(isAllowed('customers/one', ['admin'])).toBe(false);
  expect(isAllowed('customers/freeze', ['support'])).toBe(true);
  expect(isAllowed('customers/unfreeze', ['support'])).toBe(false);
});

it('who may decide in a queue may look at it', () => {
  for (const { look, decide } of Object.values<{ look: readonly string[]; decide: readonly string[] }>(queueRoles))
    expect(decide.filter((role) => !look.includes(role))).toEqual([]);
});
