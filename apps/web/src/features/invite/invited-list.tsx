import type { InvitedCustomer } from '@auric/api';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { formatDate } from '../../locales/time-format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Who registered with the own code, masked. */
export function InvitedList() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const paged = usePaged<InvitedCustomer>({
    key: [...convertKeys.referral, 'invited'],
    read: ({ signal, ...page }) => api.read('referral/invited', page, { loader: false, signal }),
  });
  const title = t(($) => $.invite.people);
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="py-2 text-sm font-semibold">
        {title}
      </h2>
      <RecordList
        label={title}
        paged={paged}
        keyOf={({ id }) => id}
        card={({ name, time }) => (
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 truncate font-medium">{name}</span>
            <span className="text-xs text-text-3">{formatDate(time, lang)}</span>
          </div>
        )}
        columns={null}
        flat
        empty={<EmptyState icon={Users} text={t(($) => $.invite.nobody)} />}
      />
    </section>
  );
}
