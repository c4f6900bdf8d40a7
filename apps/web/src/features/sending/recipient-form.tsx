import type { Currency } from '@auric/api';
import { customerTransferEndpoints } from '@auric/api/customer-transfer/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import type { Sending } from './use-sending.ts';

const usualCoin = 'USDT';
const bitcoinScale = 8;

interface RecipientFormProps {
  coins: readonly Currency[];
  /** One is on its way already. */
  sending: boolean;
  onFound: (sending: Sending) => void;
}

/** To whom and how much. Who that is, and what it costs, is asked before anything is sent. */
export function RecipientForm({ coins, sending, onFound }: RecipientFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: wallet } = useWallet();
  const [code, setCode] = useState(usualCoin);
  const [amount, setAmount] = useState('');
  const coin = coins.find((each) => each.code === code) ?? coins[0]!;
  const { data: limits } = useQuery({
    queryKey: [...convertKeys.transferFee, coin.id],
    queryFn: ({ signal }) => api.read('wallet/get_info', { currency: coin.id }, { loader: false, signal }),
  });
  const funding = wallet?.accounts.find(({ kind }) => kind === 'funding');
  const available = funding?.balances.find(({ currency }) => currency === coin.id)?.available ?? '0';
  const number = decimalOfTyped(amount);
  const form = useActForm({
    schema: customerTransferEndpoints['user/Transfer_recipient'].request,
    values: { user_string: '' },
    failed: t(($) => $.sending.failed),
    act: async ({ user_string }) => {
      const { to } = await api.act('user/Transfer_recipient', { user_string });
      const asked = { currency: coin.id, number: number ?? '0' };
      const { fee, total } = await api.read('user/getTransferFee', asked);
      onFound({ ...asked, user_string, to, fee, total });
    },
  });
  const recipient = useFormField(form.control, 'user_string');
  const nothing = number === null || /^[0.]*$/.test(number);
  const reason = sending ? t(($) => $.reasons.submitting) : nothing ? t(($) => $.reasons.enterAmount) : null;
  return (
    <ActForm form={form} act={t(($) => $.sending.confirm)} reason={reason}>
      <TextField
        label={t(($) => $.sending.recipient)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...recipient}
      />
      <SelectField
        label={t(($) => $.transfer.currency)}
        value={coin.code}
        options={coins.map((each) => ({ value: each.code, label: `${each.code} · ${each.name}` }))}
        onChange={setCode}
      />
      <MoneyField
        label={t(($) => $.transfer.amount)}
        name="number"
        value={amount}
        decimals={coin.scale}
        unit={coin.code}
        onChange={setAmount}
      />
      <Facts look="receipt" className="text-sm">
        <Fact label={`${t(($) => $.accountKinds.funding)} · ${t(($) => $.common.available)}`}>
          {wallet === undefined ? undefined : `${numbers.plain(available, coin.scale)} ${coin.code}`}
        </Fact>
        <Fact label={t(($) => $.sending.left)}>
          {limits === undefined ? undefined : `${numbers.plain(limits.left_24h_btc, bitcoinScale)} BTC`}
        </Fact>
      </Facts>
    </ActForm>
  );
}
