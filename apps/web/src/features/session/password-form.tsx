import { sessionEndpoints } from '@auric/api/people/sessions';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { HoldNotice } from './hold-notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';

const emptyForm = { old_password: '', password: '', repassword: '', factor_code: '', passkey: '' };

/** Changes the password of whoever is signed in; this session stays. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const form = useActForm({
    schema: sessionEndpoints['safe/update_password'].request,
    values: emptyForm,
    failed: t(($) => $.session.resetFailed),
    act: async (values) => {
      await api.act('safe/update_password', values);
      onDone();
    },
  });
  const old = useFormField(form.control, 'old_password');
  const password = useFormField(form.control, 'password');
  const repetition = useFormField(form.control, 'repassword');
  const factor = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={t(($) => $.session.changePassword)} noteLines={2} className="pt-2 pb-4">
      {/* For password managers: whose password it is. */}
      <input
        hidden
        readOnly
        autoComplete="username"
        value={profile?.email || profile?.mobile || profile?.account || ''}
      />
      <PasswordField label={t(($) => $.session.currentPassword)} autoComplete="current-password" {...old} />
      <NewPasswordFields
        label={t(($) => $.session.newPassword)}
        password={password}
        repetition={repetition}
        checkRepetition={() => void form.trigger('repassword')}
      />
      <FactorFields
        methods={profile?.second_factors ?? []}
        code={factor}
        passkey={passkey}
        challenge={() => api.act('factor/challenge', {})}
      />
      <HoldNotice />
    </ActForm>
  );
}
