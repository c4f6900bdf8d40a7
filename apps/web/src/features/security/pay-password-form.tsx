import type { Profile } from '@auric/api';
import { contactEndpoints } from '@auric/api/people/contacts';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { payPasswordDraft } from '../../kit/form/code-drafts.ts';
import { CodeField } from '../../kit/form/code-field.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { ChangeNote } from './change-note.tsx';
import { actChallenge, factorsChanged } from './use-factors.ts';

function keepTyped({ password, code }: { password: string; code: string }): void {
  payPasswordDraft.change({ password, code });
}

/** Sets the fund password by a code to an own address. */
export function PayPasswordForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useActForm({
    schema: contactEndpoints['safe/pay_password'].request,
    values: { ...payPasswordDraft.read(), factor_code: '', passkey: '' },
    onTyped: keepTyped,
    failed: t(($) => $.security.notSaved),
    act: async (values) => {
      await api.act('safe/pay_password', values);
      payPasswordDraft.forget();
      await factorsChanged();
      onDone();
    },
  });
  const password = useFormField(form.control, 'password', (typed) => typed.replaceAll(/[^0-9]/g, '').slice(0, 6));
  const code = useFormField(form.control, 'code');
  const factor = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  const to = profile.email || profile.mobile;
  return (
    <ActForm form={form} act={t(($) => $.security.save)}>
      <PasswordField
        label={t(($) => $.security.newPay)}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={6}
        {...password}
      />
      <CodeField
        label={t(($) => $.security.codeTo, { to })}
        field={code}
        recipient={{ to, areaCode: profile.area_code, scene: 'pay_password' }}
        checkRecipient={() => Promise.resolve(true)}
        refuse={form.refuse}
      />
      <FactorFields methods={profile.second_factors} code={factor} passkey={passkey} challenge={actChallenge} />
      {profile.has_pay_password && <ChangeNote>{t(($) => $.security.hold)}</ChangeNote>}
    </ActForm>
  );
}
