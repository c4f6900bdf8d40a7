import type { WireWithdrawal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { withdrawalsKey } from '../../data/keys/withdrawal-keys.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useRecordSheet } from '../../kit/record/use-record-sheet.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';
import { WithdrawalLine } from './withdrawal-line.tsx';

/** The customer's withdrawals, newest first; each opens its details. */
export function WithdrawalRecords() {
  const { t } = useTranslation();
  const enabled = useSignedIn();
  const paged = usePaged<WireWithdrawal>({
    key: [...withdrawalsKey, 'list'],
    read: ({ signal, ...page }) => api.read('user/withdraw/list', page, { loader: false, signal }),
    enabled,
  });
  const { open, sheet } = useRecordSheet<WireWithdrawal>(
    t(($) => $.withdrawals.title),
    (row) => <WithdrawalDetail id={row.id} />,
  );
  return (
    <>
      <RecordList
        label={t(($) => $.withdrawals.records)}
        paged={paged}
        flat
        keyOf={({ id }) => id}
        columns={null}
        empty={
          <EmptyState
            text={t(($) => $.withdrawals.none)}
            action={
              <ButtonLink to="/pages/fund/withdraw" look="primary">
                {t(($) => $.withdrawals.title)}
              </ButtonLink>
            }
          />
        }
        card={(row) => <WithdrawalLine withdrawal={row} onOpen={open} />}
      />
      {sheet}
    </>
  );
}
