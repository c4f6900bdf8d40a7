import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLead } from '../../data/copy/use-leads.ts';
import { LeadStep } from '../../features/copy-board/lead-step.tsx';
import { LeadHead } from '../../features/copy-board/lead-head.tsx';
import { LeadView } from '../../features/copy-board/lead-view.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { boardPath } from '../../kit/copy-trading/lead-path.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { idWord } from '../../kit/record/filter-spec.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

const leadWord = idWord('trader_user_id');
const nobody = 0;

/** One lead trader: who they are, what they and their copiers came to, what they have open, and the way to copy them. */
export default function LeadPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const id = leadWord.read(address.get(leadWord.name) ?? '') ?? nobody;
  const { data, error, refetch } = useLead(id);
  const title = t(($) => $.copyTrading.lead);
  const end = <HelpLink article="copy-trading" className="-mr-3" />;
  if (data !== undefined)
    return (
      <DetailPage title={title} end={end} hero={<LeadHead lead={data.lead} />} primary={<LeadStep lead={data.lead} />}>
        <LeadView lead={data.lead} positions={data.positions} />
      </DetailPage>
    );
  return (
    <DetailPage title={title} end={end} hero={null}>
      {id === nobody ? (
        <EmptyState
          text={t(($) => $.copyTrading.noLead)}
          action={<ButtonLink to={boardPath}>{t(($) => $.copyTrading.leads)}</ButtonLink>}
        />
      ) : error === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </DetailPage>
  );
}
