import { describe, expect, it } from 'vitest';
import {
  channelOf,
  identifierProblem,
  recipientProblem,
  registrationProblems,
  resetProblems,
  type Registration,
} from './account-rules.ts';

const good: Registration = {
  type: 'email',
  user_string: 'alice@example.com',
  area_code: '86',
  code: '123456',
  password: 'longer1',
  re_password: 'longer1',
  extension_code: '',
};

describe('the rules of registration', () => {
  it('lets a good one pass', () => {
    expect(registrationProblems(good)).toEqual({});
    expect(registrationProblems({ ...good, type: 'account', user_string: 'alice7', code: '' })).toEqual({});
  });

  it.each([
    ['account', 'alice', 'accountFormat'],
    ['account', '123456', 'accountFormat'],
    ['account', 'a'.repeat(19), 'accountFormat'],
    ['account', 'ali_ce7', 'accountFormat'],
    ['email', 'alice@', 'emailFormat'],
    ['mobile', '12ab5', 'mobileFormat'],
    ['mobile', '', 'required'],
  ] as const)('refuses the %s %s', (type, value, problem) => {
    expect(identifierProblem(type, value)).toBe(problem);
  });

  it('wants more than six characters, the same twice, and six digits', () => {
    expect(registrationProblems({ ...good, password: 'six666', re_password: 'other', code: '12345' })).toEqual({
      password: 'passwordShort',
      re_password: 'passwordsDiffer',
      code: 'codeFormat',
    });
  });
});

describe('the rules of a reset', () => {
  const reset = {
    account: 'alice@example.com',
    area_code: '86',
    code: '123456',
    password: 'longer1',
    repassword: 'longer1',
  };

  it('lets a good one pass, by email or mobile', () => {
    expect(resetProblems(reset)).toEqual({});
    expect(resetProblems({ ...reset, account: '13800138000' })).toEqual({});
    expect([channelOf('alice@example.com'), channelOf('13800138000')]).toEqual(['email', 'mobile']);
  });

  it('has no code for an account name', () => {
    expect(recipientProblem('alice7')).toBe('emailOrMobileFormat');
    expect(recipientProblem('')).toBe('required');
  });

  it('wants six digits and the same password twice', () => {
    expect(resetProblems({ ...reset, code: '12', password: 'six666', repassword: 'else' })).toEqual({
      code: 'codeFormat',
      password: 'passwordShort',
      repassword: 'passwordsDiffer',
    });
  });
});
