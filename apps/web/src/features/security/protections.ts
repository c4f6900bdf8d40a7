import type { Message, Profile } from '@auric/api';

export type Factors = Message<'factor/state'>;

/** What protects an account, the most worthwhile first, with the page where it is set. */
export const protections = [
  { id: 'authenticator', path: '/pages/setting/totp', why: 'whyTotp' },
  { id: 'email', path: '/pages/setting/email', why: 'whyEmail' },
  { id: 'payPassword', path: '/pages/setting/payPassword', why: 'whyPay' },
  { id: 'antiPhishing', path: '/pages/setting/antiPhishing', why: 'whyPhishing' },
] as const;

export type Protection = (typeof protections)[number];

/** Whether a protection is on. A passkey is a second factor as an authenticator is, and a mobile reaches as a mail does. */
export function isOn(id: Protection['id'], factors: Factors, profile: Profile): boolean {
  if (id === 'authenticator') return factors.totp_since !== null || factors.passkeys.length > 0;
  if (id === 'email') return profile.email !== '' || profile.mobile !== '';
  if (id === 'payPassword') return factors.pay_password;
  return factors.anti_phishing_code !== '';
}
