import type { Currency } from '@auric/api';
import { depositEndpoints } from '@auric/api/deposit/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { randomId } from '../../data/random-id.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { PhotoField } from '../../kit/form/photo-field.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { depositsChanged } from './use-deposits.ts';

interface ByHandFormProps {
  coin: Currency;
  network: string;
  onDone: () => void;
}

/** Tells of a payment by hand. Its request id is made with the form, so that sending it twice is one request. */
export function ByHandForm({ coin, network, onDone }: ByHandFormProps) {
  const { t } = useTranslation();
  const [request_id, setRequestId] = useState(randomId);
  const form = useActForm({
    schema: depositEndpoints['wallet/charge_req'].request,
    values: { account: '', amount: '', voucher: '', currency: String(coin.id), type: network, request_id },
    failed: t(($) => $.deposits.failed),
    act: async ({ account, amount, voucher }) => {
      const shown = voucher === undefined || voucher === '' ? {} : { voucher };
      await api.act('wallet/charge_req', { account, amount, currency: coin.id, type: network, request_id, ...shown });
      setRequestId(randomId());
      toast(t(($) => $.deposits.sent));
      depositsChanged();
      onDone();
    },
  });
  const account = useFormField(form.control, 'account');
  const amount = useFormField(form.control, 'amount');
  const voucher = useFormField(form.control, 'voucher');
  return (
    <ActForm form={form} act={t(($) => $.deposits.submit)}>
      <TextField label={t(($) => $.deposits.payerHint)} maxLength={100} autoComplete="off" {...account} />
      <TextField
        label={t(($) => $.deposits.amount)}
        inputMode="decimal"
        autoComplete="off"
        end={<span className="pr-3 text-sm text-text-2">{coin.code}</span>}
        {...amount}
      />
      <PhotoField
        label={t(($) => $.deposits.voucher)}
        value={voucher.value}
        onChange={voucher.onChange}
        error={voucher.error}
      />
    </ActForm>
  );
}
