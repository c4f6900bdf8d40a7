import type { ReferralPayment } from '@auric/api';
import { HandCoins } from 'lucide-react';
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

/** The shares of fees that were paid out, newest first. */
export function PaymentList() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const paged = usePaged<ReferralPayment>({
    key: convertKeys.payments,
    read: ({ signal, ...page }) => api.read('referral/payments', page, { loader: false, signal }),
  });
  const title = t(($) => $.invite.payments);
  return (
    <section aria-labelledby="rebates">
      <h2 id="rebates" className="py-2 text-sm font-semibold">
        {title}
      </h2>
      <RecordList
        label={title}
        paged={paged}
        keyOf={({ id }) => id}
        card={({ number, currency_name, time }) => (
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2">
            <span className="font-medium">{`+${numbers.plain(number, finestScale)} ${currency_name}`}</span>
            <span className="text-xs text-text-3">{formatTime(time, lang)}</span>
          </div>
        )}
        columns={null}
        flat
        empty={<EmptyState icon={HandCoins} text={t(($) => $.invite.noPayments)} />}
      />
    </section>
  );
}
