import type { Params } from '@auric/api';
import { factorEndpoints } from '@auric/api/people/factors';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { ChangeNote } from './change-note.tsx';
import { actChallenge } from './use-factors.ts';

export type Proof = Params<'factor/totp_begin'>;

interface ProofFormProps {
  /** What is done once it is clear who asks; what it throws is shown here. */
  onProof: (proof: Proof) => Promise<void>;
  act: string;
  look?: 'primary' | 'danger';
  /** What the change brings with it. */
  note?: string;
}

/** The password once more and, where one is set, the second factor. */
export function ProofForm({ onProof, act, look = 'primary', note }: ProofFormProps) {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const form = useActForm({
    schema: factorEndpoints['factor/totp_begin'].request,
    values: { login_password: '', factor_code: '', passkey: '' },
    failed: t(($) => $.security.notSaved),
    act: onProof,
  });
  const password = useFormField(form.control, 'login_password');
  const code = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={act} look={look}>
      <PasswordField label={t(($) => $.security.password)} autoComplete="current-password" {...password} />
      <FactorFields methods={profile?.second_factors ?? []} code={code} passkey={passkey} challenge={actChallenge} />
      {note !== undefined && <ChangeNote>{note}</ChangeNote>}
    </ActForm>
  );
}
