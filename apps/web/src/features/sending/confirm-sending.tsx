import type { Currency } from '@auric/api';
import { customerTransferEndpoints } from '@auric/api/customer-transfer/endpoints';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { transferDone } from '../../data/me/balance-feed.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { queryClient } from '../../data/query-client.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ActForm } from '../../kit/form/act-form.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { Banner } from '../../ui/states/banner.tsx';

/** What is to be sent, with whom it goes to and what it costs. Its request id is made with it, so that it is sent once. */
export interface Sending {
  user_string: string;
  to: string;
  currency: number;
  number: string;
  fee: string;
  total: string;
  request_id: string;
}

interface ConfirmSendingProps {
  asked: Sending;
  coin: Currency;
  onBack: () => void;
  /** Hears what was sent, in words. */
  onSent: (amount: string) => void;
}

/** Who gets it and what it costs, and what proves who asks: the fund password, and the second factor last. */
export function ConfirmSending({ asked, coin, onBack, onSent }: ConfirmSendingProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: profile } = useProfile();
  const { user_string, to, currency, number, fee, total, request_id } = asked;
  const text = (amount: string): string => `${numbers.plain(amount, coin.scale)} ${coin.code}`;
  const form = useActForm({
    schema: customerTransferEndpoints['user/Transfer'].request,
    values: { user_string, currency: String(currency), number, request_id, pay_password: '', code: '', passkey: '' },
    failed: t(($) => $.sending.failed),
    act: async ({ pay_password, code, passkey }) => {
      const body = { user_string, currency, number, request_id };
      await api.act('user/Transfer', { ...body, pay_password, code, passkey });
      transferDone();
      void queryClient.invalidateQueries({ queryKey: convertKeys.transfers });
      onSent(text(number));
    },
  });
  const password = useFormField(form.control, 'pay_password');
  const code = useFormField(form.control, 'code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={t(($) => $.sending.submit)}>
      <Facts>
        <Fact label={t(($) => $.transfer.to)} strong testId="recipient">
          {to}
        </Fact>
        <Fact label={t(($) => $.transfer.amount)}>{text(number)}</Fact>
        <Fact label={t(($) => $.sending.fee)}>{text(fee)}</Fact>
        <Fact label={t(($) => $.sending.total)} strong>
          {text(total)}
        </Fact>
      </Facts>
      <Banner look="warning">{t(($) => $.sending.final)}</Banner>
      <PasswordField
        label={t(($) => $.security.payPassword)}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        {...password}
      />
      <FactorFields
        methods={profile?.second_factors ?? []}
        code={code}
        passkey={passkey}
        challenge={() => api.act('factor/challenge', {})}
      />
      <Button onClick={onBack} disabled={form.pending} className="w-full">
        {t(($) => $.common.back)}
      </Button>
    </ActForm>
  );
}
