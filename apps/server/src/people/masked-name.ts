import type { Customer } from './directory.ts';

const stars = '***';

/**
 * A customer as another one may see them: enough to know them again, not enough to write to them. The nickname where they
 * have one, and how they can be found.
 */
export function maskedName({
  nickname,
  account,
  email,
  mobile,
  area_code,
}: Pick<Customer, 'nickname' | 'account' | 'email' | 'mobile' | 'area_code'>): string {
  const found = account === null ? maskedContact({ email, mobile, area_code }) : masked(account, 2);
  return nickname === '' ? found : `${masked(nickname, 1)} (${found})`;
}

function maskedContact({ email, mobile, area_code }: Pick<Customer, 'email' | 'mobile' | 'area_code'>): string {
  if (email !== null) {
    const [name = '', domain = ''] = email.split('@');
    return `${masked(name, 1)}@${domain}`;
  }
  return mobile === null ? stars : `+${area_code} ${stars}${mobile.slice(-2)}`;
}

/** The first signs and the last one; of a short word the first alone. */
function masked(word: string, shown: number): string {
  const signs = Array.from(word);
  return signs.slice(0, shown).join('') + stars + (signs.length > shown + 2 ? signs.at(-1)! : '');
}
