import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { identifierProblem, identifierTypeOf } from './identifiers.ts';

const complete = {
  user_string: 'trader@example.com',
  code: '123456',
  password: 'longer1',
  re_password: 'longer1',
};

function faultsOf(path: 'user/register' | 'user/forget', values: object): Record<string, string> {
  const result = endpoints[path].request.safeParse(values);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]));
}

describe('the names of people', () => {
  it.each([
    ['account', 'alice7', null],
    ['account', 'alice', 'account_format'],
    ['account', '123456', 'account_format'],
    ['account', 'a'.repeat(19), 'account_format'],
    ['email', 'Alice@Example.com', null],
    ['email', 'alice@', 'email_format'],
    ['mobile', '13800138000', null],
    ['mobile', '12ab5678', 'mobile_format'],
  ] as const)('the %s %j', (type, text, problem) => {
    expect(identifierProblem(type, text, '86')).toBe(problem);
  });

  it('counts the calling code, but no zero before the number, as digits that are dialled', () => {
    expect(identifierProblem('mobile', '1234567890123', '86')).toBeNull();
    expect(identifierProblem('mobile', '01234567890123', '86')).toBeNull();
    expect(identifierProblem('mobile', '1234567890123', '852')).toBe('mobile_format');
  });

  it('are told apart by how they look', () => {
    expect(['a@b', '13800', 'alice7', ''].map(identifierTypeOf)).toEqual(['email', 'mobile', 'account', 'account']);
  });
});

describe('the form of a registration', () => {
  it('takes a complete one, and a name of one’s own without a code', () => {
    expect(faultsOf('user/register', complete)).toEqual({});
    expect(faultsOf('user/register', { ...complete, type: 'account', user_string: 'alice7', code: undefined })).toEqual(
      {},
    );
  });

  it('has a name of the form of its type', () => {
    const faults = (type: string) => faultsOf('user/register', { ...complete, type, user_string: 'ali_ce7' });
    expect(faults('account')).toEqual({ user_string: 'account_format' });
    expect(faults('email')).toEqual({ user_string: 'email_format' });
    expect(faults('mobile')).toEqual({ user_string: 'mobile_format' });
  });

  it('says all that is wrong at once, also where something is missing', () => {
    expect(
      faultsOf('user/register', { type: 'email', user_string: 'alice@', password: 'short', re_password: 'other' }),
    ).toEqual({
      user_string: 'email_format',
      code: 'code_format',
      password: 'password_too_short',
      re_password: 'passwords_inconsistent',
    });
    expect(
      Object.keys(faultsOf('user/register', { type: 'mobile', user_string: '1', password: 'longer1' })).sort(),
    ).toEqual(['code', 're_password', 'user_string']);
  });

  it('D42 is no form where names are no texts', () => {
    for (const user_string of [7, null, [], { length: 9 }])
      expect(faultsOf('user/register', { ...complete, user_string })).toHaveProperty('user_string');
    expect(faultsOf('user/forget', { account: 7 })).toHaveProperty('account');
  });

  it('says which of its texts is too long or has signs that nobody types', () => {
    expect(faultsOf('user/register', { ...complete, user_string: 'a'.repeat(255) })['user_string']).toBe(
      'text_too_long',
    );
    expect(faultsOf('user/register', { ...complete, user_string: 'a\u0000b' })['user_string']).toBe(
      'characters_not_allowed',
    );
  });
});

it('the form of a reset names somebody, and repeats the password', () => {
  const reset = { account: '13800138000', code: '123456', password: 'longer1', repassword: 'longer1' };
  expect(faultsOf('user/forget', reset)).toEqual({});
  expect(faultsOf('user/forget', { ...reset, account: 'a@b', repassword: 'longer2' })).toEqual({
    account: 'email_format',
    repassword: 'passwords_inconsistent',
  });
});
