import type { Currency } from '@auric/api';
import { depositEndpoints } from '@auric/api/deposit/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { depositKeys } from '../../data/keys/deposit-keys.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { depositsChanged } from './use-deposits.ts';

interface ClaimFormProps {
  coin: Currency;
  network: string;
  onFound: () => void;
}

/** Asks for a deposit that is missing, and says what became of those that were asked for. */
export function ClaimForm({ coin, network, onFound }: ClaimFormProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const form = useActForm({
    schema: depositEndpoints['recharge/claim'].request,
    values: { hash: '', currency: String(coin.id), type: network },
    failed: t(($) => $.deposits.lookFailed),
    act: async ({ hash }) => {
      const { deposits } = await api.act('recharge/claim', { hash, currency: coin.id, type: network });
      depositsChanged();
      setAsked(deposits.length === 0);
      if (deposits.length === 0) return;
      toast(t(($) => $.deposits.found));
      onFound();
    },
  });
  const hash = useFormField(form.control, 'hash');
  return (
    <>
      <ActForm form={form} act={t(($) => $.deposits.lookFor)}>
        <TextField
          label={t(($) => $.deposits.hash)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={66}
          {...hash}
        />
      </ActForm>
      <div role="status">{isAsked && <Banner>{t(($) => $.deposits.asked)}</Banner>}</div>
      <Claims />
    </>
  );
}

const looks = { pending: 'gold', found: 'good', rejected: 'bad' } as const;

function Claims() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: depositKeys.claims,
    queryFn: ({ signal }) => api.read('recharge/claims', { limit: 10 }, { loader: false, signal }),
  });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="py-3">
      <h3 id="claims" className="text-sm font-semibold">
        {t(($) => $.deposits.claims)}
      </h3>
      <ul className="divide-y divide-line">
        {data.data.map(({ id, currency_name, network, tx, state, reason }) => (
          <li key={id} className="flex flex-col gap-1 py-2 text-xs">
            <span className="flex items-center justify-between gap-3">
              <span className="font-medium">
                {currency_name} · {network}
              </span>
              <Badge look={looks[state]}>{t(($) => $.deposits.claimStates[state])}</Badge>
            </span>
            <span className="break-all text-text-3">{tx}</span>
            {reason !== '' && <span className="text-text-2">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
