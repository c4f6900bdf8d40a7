import type { CustomerTransfer } from '@auric/api';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

const finestScale = 8;

/** What was given to other customers and got from them, newest first. */
export function TransferList() {
  const { t } = useTranslation();
  const paged = usePaged<CustomerTransfer>({
    key: convertKeys.transfers,
    read: ({ signal, ...page }) => api.read('user/getTransferList', page, { loader: false, signal }),
  });
  return (
    <RecordList
      label={t(($) => $.sending.history)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(transfer) => <TransferLine transfer={transfer} />}
      columns={null}
      flat
      empty={
        <EmptyState
          icon={ArrowLeftRight}
          text={t(($) => $.sending.empty)}
          action={
            <ButtonLink to="/pages/fund/fundTransfer" look="primary">
              {t(($) => $.sending.title)}
            </ButtonLink>
          }
        />
      }
    />
  );
}

function TransferLine({ transfer }: { transfer: CustomerTransfer }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { id, direction, number, fee, currency_name, to, time } = transfer;
  const isOut = direction === 'out';
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block truncate font-medium">{to}</span>
        <span className="block text-xs text-text-3">{formatTime(time, lang)}</span>
      </span>
      <span className="text-right text-sm">
        <span className="block font-semibold">
          {`${isOut ? '−' : '+'}${numbers.plain(number, finestScale)} ${currency_name}`}
        </span>
        <span className="block text-xs text-text-3">
          {isOut
            ? t(($) => $.joined.labelled, {
                what: t(($) => $.sending.fee),
                which: numbers.plain(fee, finestScale),
              })
            : t(($) => $.sending.in)}
        </span>
        {isOut && <ReceiptLink of={{ of: 'transfer', number: id }}>{t(($) => $.convert.receipt)}</ReceiptLink>}
      </span>
    </div>
  );
}
