import { useTranslation } from 'react-i18next';
import { contractKeys } from '../../data/keys/contract-keys.ts';
import { readFundingPayments } from '../../data/positions/read-lists.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { FundingLine } from './funding-line.tsx';

/** What funding has cost one position, or brought it. */
export function PositionFunding({ position }: { position: number }) {
  const { t } = useTranslation();
  const paged = usePaged({
    key: [...contractKeys.funding, { position }],
    read: (page) => readFundingPayments({ position_id: position }, page),
  });
  return (
    <RecordList
      label={t(($) => $.positions.funding)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(payment) => <FundingLine payment={payment} />}
      columns={null}
      flat
      empty={<p className="py-2 text-sm text-text-3">{t(($) => $.positions.noFunding)}</p>}
    />
  );
}
