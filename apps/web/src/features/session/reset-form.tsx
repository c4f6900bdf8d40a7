import { type FactorMethod, identifierTypeOf } from '@auric/api';
import { sessionEndpoints } from '@auric/api/people/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, signOut } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { areaCode } from './area-code.ts';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { CodeField } from '../../kit/form/code-field.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { guestChallenge } from './login-challenge.ts';
import { methodsOf } from './methods-of.ts';
import { loginDraft } from './login-draft.ts';
import { NameField } from './name-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetDraft } from './reset-draft.ts';
import { typedName } from './typed-name.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';

/** Sets a new password by a code to the email or mobile of the account. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [area] = useState(areaCode);
  const [methods, setMethods] = useState<readonly FactorMethod[]>([]);
  const form = useActForm({
    schema: sessionEndpoints['user/forget'].request,
    values: { ...resetDraft.read(), area_code: area, factor_code: '', passkey: '' },
    onTyped: resetDraft.change,
    fieldNames: { user_string: 'account', mobile: 'account', area_code: 'account' },
    failed: t(($) => $.session.resetFailed),
    act: async (values) => {
      if (!reachable(values.account)) return;
      try {
        await api.act('user/forget', values);
      } catch (failure) {
        const needed = failure instanceof ApiError ? methodsOf(failure) : null;
        if (needed === null || methods.length > 0) throw failure;
        return setMethods(needed);
      }
      // Every session has ended, this device's too if it had one.
      signOut();
      loginDraft.change({ user_string: values.account });
      resetDraft.forget();
      onDone();
    },
  });
  const account = useFormField(form.control, 'account', (typed) => typedName(typed, area));
  const code = useFormField(form.control, 'code');
  const factor = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  const password = useFormField(form.control, 'password');
  const repetition = useFormField(form.control, 'repassword');
  /** A name of one's own has no mailbox that a code could go to. */
  const reachable = (name: string): boolean => {
    if (identifierTypeOf(name) !== 'account') return true;
    const message = t(($) => $.session.emailOrMobileFormat);
    form.setError('account', { type: 'unreachable', message }, { shouldFocus: true });
    return false;
  };
  const checkRecipient = async () =>
    account.value === '' || reachable(account.value) ? form.trigger('account', { shouldFocus: true }) : false;
  return (
    <ActForm form={form} act={t(($) => $.session.reset)} noteLines={2}>
      <NameField label={t(($) => $.session.emailOrMobile)} areaCode={area} {...account} />
      <CodeField
        field={code}
        recipient={{ to: account.value, areaCode: area, scene: 'forget' }}
        checkRecipient={checkRecipient}
        refuse={form.refuse}
      />
      <NewPasswordFields
        label={t(($) => $.session.newPassword)}
        password={password}
        repetition={repetition}
        checkRepetition={() => void form.trigger('repassword')}
      />
      <FactorFields methods={methods} code={factor} passkey={passkey} challenge={guestChallenge} />
      <HoldNotice />
    </ActForm>
  );
}
