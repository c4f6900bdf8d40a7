import type { Conversion } from '@auric/api';
import { Repeat2 } from 'lucide-react';
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

/** What was converted, newest first. */
export function ConversionList() {
  const { t } = useTranslation();
  const paged = usePaged<Conversion>({
    key: convertKeys.conversions,
    read: ({ signal, ...page }) => api.read('wallet/conversions', page, { loader: false, signal }),
  });
  return (
    <RecordList
      label={t(($) => $.convert.history)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(conversion) => <ConversionLine conversion={conversion} />}
      columns={null}
      flat
      empty={
        <EmptyState
          icon={Repeat2}
          text={t(($) => $.convert.empty)}
          action={
            <ButtonLink to="/pages/fund/convert" look="primary">
              {t(($) => $.convert.title)}
            </ButtonLink>
          }
        />
      }
    />
  );
}

function ConversionLine({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const { id, kind, given, received, currency_name, time } = conversion;
  const paid = given.map(({ number, currency_name: code }) => `−${numbers.plain(number, finestScale)} ${code}`);
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {given.map(({ currency_name: code }) => code).join(', ')} → {currency_name}
        </span>
        <span className="block text-xs text-text-3">{formatTime(time, lang)}</span>
      </span>
      <span className="text-right text-sm">
        <span className="block font-semibold">{`+${numbers.plain(received, finestScale)} ${currency_name}`}</span>
        <span className="block text-xs text-text-2">{paid.join(' ')}</span>
        {kind !== 'dust' && (
          <ReceiptLink of={{ of: 'conversion', number: id }}>{t(($) => $.convert.receipt)}</ReceiptLink>
        )}
      </span>
    </div>
  );
}
