import type { Currency } from '@auric/api';
import { paymentProofForm, type PaymentProof } from '@auric/api/people/payment';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { useConnection } from '../../data/use-connection.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ActForm } from '../../kit/form/act-form.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { Banner } from '../../ui/states/banner.tsx';
import type { Sending } from './use-sending.ts';

interface ConfirmSendingProps {
  asked: Sending;
  coin: Currency;
  /** It is on its way already. */
  sending: boolean;
  onBack: () => void;
  /** Sends it; what it throws is said here. */
  onProof: (proof: PaymentProof) => Promise<void>;
}

/** Who gets it and what it costs, and what proves who asks: the fund password, and the second factor last. */
export function ConfirmSending({ asked, coin, sending, onBack, onProof }: ConfirmSendingProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: profile } = useProfile();
  const connection = useConnection();
  const text = (amount: string): string => `${numbers.plain(amount, coin.scale)} ${coin.code}`;
  const form = useActForm({
    schema: paymentProofForm,
    values: { pay_password: '', code: '', passkey: '' },
    failed: t(($) => $.sending.failed),
    act: onProof,
  });
  const password = useFormField(form.control, 'pay_password');
  const code = useFormField(form.control, 'code');
  const passkey = useFormField(form.control, 'passkey');
  const reason = sending
    ? t(($) => $.reasons.submitting)
    : connection === 'online'
      ? null
      : t(($) => $.reasons[connection]);
  return (
    <ActForm form={form} act={t(($) => $.sending.submit)} reason={reason}>
      <Facts>
        <Fact label={t(($) => $.transfer.to)} strong testId="recipient">
          {asked.to}
        </Fact>
        <Fact label={t(($) => $.transfer.amount)}>{text(asked.number)}</Fact>
        <Fact label={t(($) => $.sending.fee)}>{text(asked.fee)}</Fact>
        <Fact label={t(($) => $.sending.total)} strong>
          {text(asked.total)}
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
      <Button onClick={onBack} disabled={form.pending || sending} className="w-full">
        {t(($) => $.common.back)}
      </Button>
    </ActForm>
  );
}
