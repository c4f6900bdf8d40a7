import { useTranslation } from 'react-i18next';
import type { Lead } from '../../data/copy/lead.ts';
import { Badge } from '../../ui/states/badge.tsx';

/** Whether there is no room left with somebody who leads. */
export function isFull({ isOpen, followers, followersMost }: Lead): boolean {
  return isOpen && followers >= followersMost;
}

/** What one should know before looking closer: already copied, no room left, stopped. */
export function LeadBadge({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  if (!lead.isOpen) return <Badge look="bad">{t(($) => $.copyTrading.stopped)}</Badge>;
  if (lead.isFollowed) return <Badge look="gold">{t(($) => $.copyTrading.copied)}</Badge>;
  return isFull(lead) && <Badge>{t(($) => $.copyTrading.full)}</Badge>;
}
