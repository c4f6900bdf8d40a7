import type { FactorMethod } from '@auric/api';
import { paymentProofForm, type PaymentProof } from '@auric/api/people/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/form/act-form.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { paymentChallenge } from './use-withdrawal-data.ts';

interface PaymentSheetProps {
  title: string;
  act: string;
  methods: readonly FactorMethod[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is confirmed; what it throws is shown here. */
  onProof: (proof: PaymentProof) => Promise<void>;
  /** What it is about. */
  children?: ReactNode;
}

/** What is about to be done, and the fund password and the second factor at the end. */
export function PaymentSheet({ title, open, onOpenChange, children, ...form }: PaymentSheetProps) {
  return (
    <Sheet title={title} open={open} onOpenChange={onOpenChange} fit>
      <div className="flex flex-col gap-4 pb-4">
        {children}
        <ProofForm {...form} />
      </div>
    </Sheet>
  );
}

function ProofForm({ act, methods, onProof }: Pick<PaymentSheetProps, 'act' | 'methods' | 'onProof'>) {
  const { t } = useTranslation();
  const form = useActForm({
    schema: paymentProofForm,
    values: { pay_password: '', code: '', passkey: '' },
    failed: t(($) => $.withdrawals.failed),
    act: onProof,
  });
  const password = useFormField(form.control, 'pay_password', (typed) => typed.replaceAll(/[^0-9]/g, '').slice(0, 6));
  const code = useFormField(form.control, 'code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={act}>
      <PasswordField
        label={t(($) => $.withdrawals.payPassword)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...password}
      />
      <FactorFields methods={methods} code={code} passkey={passkey} challenge={paymentChallenge} />
    </ActForm>
  );
}
