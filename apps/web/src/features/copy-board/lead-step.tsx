import { useTranslation } from 'react-i18next';
import type { Lead } from '../../data/copy/lead.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { followPath, ownCopiesPath, ownLeadPath } from '../../kit/copy-trading/lead-path.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { isFull } from './lead-badge.tsx';

/** What can be done about a lead trader; where it can't, the button says why. */
export function LeadStep({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { data: me } = useProfile();
  const wide = 'w-full';
  if (me?.id === lead.id)
    return (
      <ButtonLink to={ownLeadPath} className={wide}>
        {t(($) => $.copyTrading.ownLead)}
      </ButtonLink>
    );
  if (lead.isFollowed)
    return (
      <ButtonLink to={ownCopiesPath} className={wide}>
        {t(($) => $.copyTrading.seeCopies)}
      </ButtonLink>
    );
  const reason = !lead.isOpen
    ? t(($) => $.copyTrading.stopped)
    : isFull(lead)
      ? t(($) => $.copyTrading.fullReason)
      : null;
  return reason === null ? (
    <ButtonLink to={followPath(lead.id)} look="primary" className={wide}>
      {t(($) => $.copyTrading.follow)}
    </ButtonLink>
  ) : (
    <Button disabled className={wide}>
      {reason}
    </Button>
  );
}
