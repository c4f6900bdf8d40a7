import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with a salt of their own and verified', async () => {
    const passwords = new Passwords();
    const [first, second] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify('correct horse', first)).toBe(true);
    expect(await passwords.verify('correct horse ', first)).toBe(false);
    expect(await passwords.verify('correct horse', null)).toBe(false);
  });

  it('turn a flood away instead of queueing without bound', async () => {
    const passwords = new Passwords();
    const flood = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash('x'.repeat(8))));
    expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    const refused = flood.find((one) => one.status === 'rejected');
    expect(refused).toMatchObject({ reason: { name: 'Unavailable' } });
    expect(await passwords.hash('afterwards')).toContain('argon2id');
  });

  it.each([
    'password',
    'Password1!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaa',
    'abcabcabc',
    '1q2w3e4r',
  ])('%s is too common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Correct-Horse-9', 'tr0ub4dor&3', 'mellow-river-clock', '密码很难猜到的七', 'x7Kq9vPz'])(
    '%s is good enough',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('are not the name of the account', () => {
    expect(isCommonPassword('alice2024x', ['alice2024x'])).toBe(true);
    expect(isCommonPassword('Alice2024x1', ['alice2024x'])).toBe(true);
    expect(isCommonPassword('somewhere-alice2024x', ['alice2024x'])).toBe(false);
  });
});
