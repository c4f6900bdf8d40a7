import { useTranslation } from 'react-i18next';
import { useLeading, useLeadTerms } from '../../data/copy/use-leads.ts';
import { useIdentity } from '../../data/me/identity.ts';
import { LeadForm } from '../../features/copy-board/lead-form.tsx';
import { LeadNumbers } from '../../features/copy-board/lead-numbers.tsx';
import { LeadRules } from '../../features/copy-board/lead-rules.tsx';
import { LeadHead } from '../../features/copy-board/lead-head.tsx';
import { QuitButton } from '../../features/copy-board/quit-button.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { leadPath, ownLeadPath } from '../../kit/copy-trading/lead-path.ts';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { identityWayBackTo } from '../../routes.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** Where somebody becomes a lead trader, and sees to it afterwards. */
export default function OwnLeadPage() {
  const { t } = useTranslation();
  const { data: lead, error, refetch } = useLeading();
  const { data: terms, error: termsError, refetch: refetchTerms } = useLeadTerms();
  const { data: identity } = useIdentity();
  const leads = lead?.isOpen === true;
  const page = {
    title: leads ? t(($) => $.copyTrading.ownLead) : t(($) => $.copyTrading.become),
    end: <HelpLink article="copy-trading" className="-mr-3" />,
  };
  if (lead === undefined || terms === undefined) {
    const failure = error ?? termsError;
    const again = () => void Promise.all([refetch(), refetchTerms()]);
    return (
      <DetailPage {...page} hero={null}>
        {failure === null ? <SkeletonRows rows={6} /> : <ErrorState text={failure.message} onRetry={again} />}
      </DetailPage>
    );
  }
  const hero =
    lead === null ? (
      <p className="text-sm text-text-2">{t(($) => $.copyTrading.becomeIntro)}</p>
    ) : (
      <LeadHead lead={lead} />
    );
  return (
    <DetailPage {...page} hero={hero} {...(lead !== null && { facts: <LeadNumbers lead={lead} /> })}>
      {lead !== null && (
        <ButtonLink to={leadPath(lead.id)} className="w-full">
          {t(($) => $.copyTrading.publicPage)}
        </ButtonLink>
      )}
      {!leads && <LeadRules {...terms} />}
      {!leads && identity?.level === 0 ? (
        <ButtonLink to={identityWayBackTo(ownLeadPath)} look="primary" className="w-full">
          {t(($) => $.copyTrading.verify)}
        </ButtonLink>
      ) : (
        <DetailSection title={leads ? t(($) => $.copyTrading.change) : t(($) => $.copyTrading.become)}>
          {/* Another standing begins with what is said by then. */}
          <LeadForm key={String(leads)} lead={lead} shareMost={terms.shareMost} />
        </DetailSection>
      )}
      {leads && <QuitButton />}
    </DetailPage>
  );
}
