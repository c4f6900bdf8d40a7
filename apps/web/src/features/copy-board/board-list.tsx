import { useTranslation } from 'react-i18next';
import type { Lead } from '../../data/copy/lead.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LeadCard } from './lead-card.tsx';

interface BoardListProps {
  leads: readonly Lead[];
  /** Given where there are more. */
  onMore?: (() => void) | undefined;
  pending: boolean;
  /** Given where a filter may have left out everybody. */
  onClear?: (() => void) | undefined;
}

/** Lead traders in their order, as cards beside each other where there is room. */
export function BoardList({ leads, onMore, pending, onClear }: BoardListProps) {
  const { t } = useTranslation();
  if (leads.length === 0)
    return onClear === undefined ? (
      <EmptyState text={t(($) => $.copyTrading.noLeads)} />
    ) : (
      <EmptyState
        text={t(($) => $.copyTrading.noMatches)}
        action={<Button onClick={onClear}>{t(($) => $.copyTrading.showAll)}</Button>}
      />
    );
  return (
    <>
      <ol aria-label={t(($) => $.copyTrading.leads)} className="grid gap-2 md:grid-cols-2">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} />
          </li>
        ))}
      </ol>
      {onMore !== undefined && (
        <div className="grid place-items-center py-3">
          <Button look="quiet" disabled={pending} onClick={onMore}>
            {t(($) => $.common.more)}
          </Button>
        </div>
      )}
    </>
  );
}
