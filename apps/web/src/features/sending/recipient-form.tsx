import type { Currency, Message } from '@auric/api';
import { customerTransferEndpoints } from '@auric/api/customer-transfer/endpoints';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { useWallet } from '../../data/me/use-own-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useHoldReason } from '../../kit/money/hold-banner.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { reasonAgainst, type SendingDraft } from './sending-draft.ts';
import type { Sending } from './use-sending.ts';

const bitcoinScale = 8;

interface RecipientFormProps {
  draft: SendingDraft;
  keep: (change: (draft: SendingDraft) => SendingDraft) => void;
  coins: readonly Currency[];
  coin: Currency;
  /** What may leave; undefined until it is known. */
  limits: Message<'wallet/get_info'> | undefined;
  /** One is on its way already. */
  sending: boolean;
  onFound: (sending: Sending) => void;
}

/** To whom and how much. Who that is, and what it costs, is asked before anything is sent. */
export function RecipientForm({ draft, keep, coins, coin, limits, sending, onFound }: RecipientFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: wallet } = useWallet();
  const held = useHoldReason(limits?.hold_until ?? 0);
  const edit = (change: Partial<SendingDraft>) => keep((before) => ({ ...before, ...change }));
  const funding = wallet?.accounts.find(({ kind }) => kind === 'funding');
  const available = funding?.balances.find(({ currency }) => currency === coin.id)?.available ?? '0';
  const number = decimalOfTyped(draft.amount);
  const form = useActForm({
    schema: customerTransferEndpoints['user/Transfer_recipient'].request,
    values: { user_string: draft.user_string },
    onTyped: useCallback(
      ({ user_string }: { user_string: string }) => keep((before) => ({ ...before, user_string })),
      [keep],
    ),
    failed: t(($) => $.sending.failed),
    act: async ({ user_string }) => {
      const { to } = await api.act('user/Transfer_recipient', { user_string });
      const asked = { currency: coin.id, number: number ?? '0' };
      const { fee, total } = await api.read('user/getTransferFee', asked);
      onFound({ ...asked, user_string, to, fee, total });
    },
  });
  const recipient = useFormField(form.control, 'user_string');
  const against = wallet === undefined ? 'enterAmount' : reasonAgainst(draft, available, coin.scale);
  const unsendable = against === null ? null : t(($) => $.reasons[against], { asset: coin.code });
  const reason = sending ? t(($) => $.reasons.submitting) : (held ?? unsendable);
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
        onChange={(code) => edit({ coin: code })}
      />
      <MoneyField
        label={t(($) => $.transfer.amount)}
        name="number"
        placeholder="0"
        value={draft.amount}
        decimals={coin.scale}
        unit={coin.code}
        onChange={(amount) => edit({ amount })}
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
