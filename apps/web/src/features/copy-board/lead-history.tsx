import { useTranslation } from 'react-i18next';
import type { LeadHolding } from '../../data/copy/lead.ts';
import { readLeadTrades } from '../../data/copy/use-leads.ts';
import { copyKeys } from '../../data/keys/copy-keys.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { HoldingCard } from './holding-card.tsx';

/** What a lead trader has closed since they lead, the newest first. */
export function LeadHistory({ lead }: { lead: number }) {
  const { t } = useTranslation();
  const paged = usePaged<LeadHolding>({
    key: [...copyKeys.trades, lead],
    read: (page) => readLeadTrades(lead, page),
  });
  return (
    <RecordList
      label={t(($) => $.copyTrading.closed)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(holding) => <HoldingCard holding={holding} />}
      columns={null}
      empty={<EmptyState text={t(($) => $.copyTrading.noClosed)} />}
    />
  );
}
