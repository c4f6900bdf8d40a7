import type { Currency } from '@auric/api';
import { depositEndpoints } from '@auric/api/deposit/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useAttempt } from '../../data/attempt.ts';
import { api } from '../../data/client.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import { useFiats } from '../../data/market/fiat.ts';
import { queryClient } from '../../data/query-client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { PhotoField } from '../../kit/form/photo-field.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { typedAmounts } from '../../ui/fields/typed-amounts.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { fiatDecimals, fiatsFor, paymentOf } from './by-hand-payment.ts';
import { FiatReceipt } from './fiat-receipt.tsx';
import { depositsChanged } from './use-deposits.ts';

interface ByHandFormProps {
  coin: Currency;
  network: string;
  onDone: () => void;
}

/** A payment is about an amount of the coin until a currency is chosen; it is checked as the server checks it. */
const schema = typedAmounts(depositEndpoints['wallet/charge_req'].request, ['amount']);

/** Tells of a payment by hand, in the coin or in fiat, with what fiat comes to at the rate that is shown. */
export function ByHandForm({ coin, network, onDone }: ByHandFormProps) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const fiats = fiatsFor(coin, useFiats(true));
  const preferred = useApp((state) => state.fiat);
  const [paidIn, setPaidIn] = useState<string>(fiats.length > 0 ? preferred : coin.code);
  const fiat = fiats.find(({ code }) => code === paidIn);
  const form = useActForm({
    schema,
    values: { account: '', amount: '', voucher: '', currency: String(coin.id), type: network },
    fieldNames: { fiat_amount: 'amount' },
    failed: t(($) => $.deposits.failed),
    act: async ({ account, amount, voucher }) => {
      const shown = voucher === undefined || voucher === '' ? {} : { voucher };
      const body = { account, currency: coin.id, ...paymentOf(amount, fiat, coin, network), ...shown };
      const send = (request_id: string) => api.act('wallet/charge_req', { ...body, request_id });
      // A refusal may be about the rate: it is read anew, whatever it was.
      await attempt
        .send(JSON.stringify(body), send)
        .finally(() => void queryClient.invalidateQueries({ queryKey: siteKeys.fiats }));
      toast(t(($) => $.deposits.sent));
      depositsChanged();
      onDone();
    },
  });
  const account = useFormField(form.control, 'account');
  const amount = useFormField(form.control, 'amount');
  const voucher = useFormField(form.control, 'voucher');
  const currencies = [coin.code, ...fiats.map(({ code }) => code)];
  const choose = (code: string) => {
    setPaidIn(code);
    // An amount of another currency is another amount.
    form.resetField('amount');
  };
  return (
    <ActForm form={form} act={t(($) => $.deposits.submit)}>
      {fiats.length > 0 && (
        <SelectField
          label={t(($) => $.deposits.paidIn)}
          value={fiat?.code ?? coin.code}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={choose}
          className="pb-1"
        />
      )}
      <MoneyField
        label={fiat === undefined ? t(($) => $.deposits.amount) : t(($) => $.deposits.paid)}
        decimals={fiat === undefined ? coin.scale : fiatDecimals(fiat.code)}
        unit={fiat?.code ?? coin.code}
        placeholder="0"
        {...amount}
      />
      {fiat !== undefined && <FiatReceipt fiat={fiat} coin={coin} amount={decimalOfTyped(amount.value)} />}
      <TextField label={t(($) => $.deposits.payerHint)} maxLength={100} autoComplete="off" {...account} />
      <PhotoField
        label={t(($) => $.deposits.voucher)}
        value={voucher.value}
        onChange={voucher.onChange}
        error={voucher.error}
      />
    </ActForm>
  );
}
