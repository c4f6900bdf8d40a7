import { useTranslation } from 'react-i18next';
import type { Lead } from '../../data/copy/lead.ts';
import { useNumbers } from '../../locales/number-format.ts';

/** How many copy a lead trader, of how many may. */
export function useFollowersText(): (lead: Pick<Lead, 'followers' | 'followersMost'>) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const whole = (count: number) => numbers.plain(String(count), 0);
  return ({ followers, followersMost }) =>
    t(($) => $.copyTrading.followersOf, { number: whole(followers), most: whole(followersMost) });
}
