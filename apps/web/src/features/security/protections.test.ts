import type { Profile } from '@auric/api';
import { expect, it } from 'vitest';
import { type Factors, isOn, protections } from './protections.ts';

const bare = {
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  pay_password: false,
  anti_phishing_code: '',
} satisfies Factors;
const nobody = { email: '', mobile: '' } as Profile;
const passkey = { id: 'a', name: 'b', created_at: 1, last_used_at: null, synced: false };

it('a new account by name has no protection on', () => {
  expect(protections.filter(({ id }) => isOn(id, bare, nobody))).toEqual([]);
});

it('a passkey counts as a second factor, and a mobile number as a contact', () => {
  expect(isOn('authenticator', { ...bare, passkeys: [passkey] }, nobody)).toBe(true);
  expect(isOn('authenticator', { ...bare, totp_since: 7 }, nobody)).toBe(true);
  expect(isOn('email', bare, { ...nobody, mobile: '138' })).toBe(true);
  expect(isOn('payPassword', { ...bare, pay_password: true }, nobody)).toBe(true);
  expect(isOn('antiPhishing', { ...bare, anti_phishing_code: 'blue whale' }, nobody)).toBe(true);
});
