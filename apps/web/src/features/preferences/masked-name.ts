import type { Profile } from '@auric/api';

const mask = '***';

/** Enough of both ends to know it by, and never most of it. */
function masked(text: string): string {
  if (text.length > 8) return `${text.slice(0, 3)}${mask}${text.slice(-2)}`;
  return text.length > 4 ? `${text.slice(0, 1)}${mask}${text.slice(-1)}` : mask;
}

/** What a customer signs in by, for a screen that others may look at. */
export function maskedName({
  email,
  mobile,
  area_code,
  account,
}: Pick<Profile, 'email' | 'mobile' | 'area_code' | 'account'>): string {
  if (email !== '') {
    const [box = '', host = ''] = email.split('@');
    return `${box.slice(0, Math.min(2, box.length - 1))}${mask}@${host}`;
  }
  return mobile === '' ? masked(account) : `+${area_code} ${masked(mobile)}`;
}
