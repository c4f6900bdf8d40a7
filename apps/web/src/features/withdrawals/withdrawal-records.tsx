import type { WireWithdrawal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { withdrawalsKey } from '../../data/keys/withdrawal-keys.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useRecordSheet } from '../../kit/record/use-record-sheet.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

/** The customer's withdrawals, newest first; each opens its details. */
export function WithdrawalRecords() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const enabled = useSignedIn();
  const lang = useApp((state) => state.lang);
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
        card={(row) => (
          <button
            type="button"
            onClick={() => open(row)}
            className="flex min-h-17 w-full items-center gap-3 rounded-card border border-line bg-surface-1 px-4 py-3 text-left"
          >
            <CoinIcon code={row.currency_name} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{row.currency_name}</span>
              <span className="block truncate text-xs text-text-3">{formatTime(row.time, lang)}</span>
            </span>
            <span className="text-right">
              <span className="block font-semibold">{`−${numbers.plain(row.number, 8)}`}</span>
              <span className="block text-xs text-text-2">{t(($) => $.withdrawals.states[row.state])}</span>
            </span>
          </button>
        )}
      />
      {sheet}
    </>
  );
}
