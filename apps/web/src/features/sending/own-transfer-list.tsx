import { accountKindWords, type AccountKindWord, type Message } from '@auric/api';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

const finestScale = 8;

type OwnTransfer = Message<'wallet/hzhistory'>['data'][number];

/** What the customer has moved between own accounts, newest first. */
export function OwnTransferList() {
  const { t } = useTranslation();
  const paged = usePaged<OwnTransfer>({
    key: convertKeys.moves,
    read: ({ signal, ...page }) => api.read('wallet/hzhistory', page, { loader: false, signal }),
  });
  return (
    <RecordList
      label={t(($) => $.sending.own)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(transfer) => <OwnTransferLine transfer={transfer} />}
      columns={null}
      flat
      empty={<EmptyState icon={ArrowLeftRight} text={t(($) => $.sending.empty)} />}
    />
  );
}

/** The wire counts accounts from 1. */
const accountOf = (field: number): AccountKindWord => accountKindWords[field - 1] ?? 'funding';

function OwnTransferLine({ transfer }: { transfer: OwnTransfer }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { from_field, to_field, number, currency_name, time } = transfer;
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">
          {t(($) => $.accountKinds[accountOf(from_field)])} → {t(($) => $.accountKinds[accountOf(to_field)])}
        </span>
        <span className="block text-xs text-text-3">{formatTime(time, lang)}</span>
      </span>
      <span className="text-right text-sm font-semibold">{`${numbers.plain(number, finestScale)} ${currency_name}`}</span>
    </div>
  );
}
