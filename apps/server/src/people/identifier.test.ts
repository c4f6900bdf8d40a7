import { describe, expect, it } from 'vitest';
import { keyOf, readAccount, readEmail, readMobile, readUserString, recipientOf } from './identifier.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('how people sign in', () => {
  it.each([
    ['alice1', 'taken'],
    ['abcdef', 'taken'],
    ['A'.repeat(18), 'taken'],
    ['alice', 'account_format'],
    ['a'.repeat(19), 'account_format'],
    ['123456', 'account_format'],
    ['alice_1', 'account_format'],
    ['alice 1', 'account_format'],
    ['аlice11', 'account_format'],
    ['alice１２', 'account_format'],
    ['alice1\n', 'account_format'],
  ])('D42 the account name %j is %s', (name, expected) => {
    expect(codeOf(() => readAccount(name))).toBe(expected);
  });

  it.each([
    ['Alice@Example.com', 'taken'],
    ['a.b+c@mail.example.co', 'taken'],
    ['alice@example', 'email_format'],
    ['alice@@example.com', 'email_format'],
    ['alice@-example.com', 'email_format'],
    ['alicе@example.com', 'email_format'],
    ['alice@example.com\r\nbcc: x', 'email_format'],
    ['alice@exam ple.com', 'email_format'],
    [`${'a'.repeat(65)}@example.com`, 'email_format'],
  ])('D42 the email %j is %s', (email, expected) => {
    expect(codeOf(() => readEmail(email))).toBe(expected);
  });

  it('an email is one person however it is capitalised', () => {
    expect(keyOf(readEmail('Alice@Example.COM'))).toBe(keyOf(readEmail('alice@example.com')));
    expect(keyOf(readAccount('AliceOne'))).toBe(keyOf(readAccount('aliceone')));
  });

  it('a mobile number is one person with and without its national zero', () => {
    expect(recipientOf(readMobile('013800000000', '86'))).toBe('+8613800000000');
    expect(recipientOf(readMobile('13800000000', '86'))).toBe('+8613800000000');
    expect(codeOf(() => readMobile('12a45678', '86'))).toBe('mobile_format');
    expect(codeOf(() => readMobile('1'.repeat(14), '86'))).toBe('mobile_format');
  });

  it('one field tells the three apart', () => {
    expect(readUserString('a@b.co', '86').type).toBe('email');
    expect(readUserString('13800000000', '86').type).toBe('mobile');
    expect(readUserString('alice123', '86').type).toBe('account');
  });
});
