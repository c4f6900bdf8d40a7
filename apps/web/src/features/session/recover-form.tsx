import type { RecoveryKind } from '@auric/api';
import { factorEndpoints } from '@auric/api/people/factors';
import { identifierTypeOf } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { CodeField } from '../../kit/form/code-field.tsx';
import { TextArea } from '../../kit/form/text-area.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { areaCode } from './area-code.ts';
import { loginDraft } from './login-draft.ts';
import { NameField } from './name-field.tsx';
import { typedName } from './typed-name.ts';

const noteMost = 500;

/** Asks an operator for help, where one can't sign in: the name, the password, a code, and what happened. */
export function RecoverForm({ kind, onAsked }: { kind: RecoveryKind; onAsked: () => void }) {
  const { t } = useTranslation();
  const [area] = useState(areaCode);
  const form = useActForm({
    schema: factorEndpoints['session/recover'].request,
    values: { kind, user_string: loginDraft.read().user_string, area_code: area, password: '', code: '', note: '' },
    fieldNames: { area_code: 'user_string' },
    failed: t(($) => $.security.notSaved),
    act: async (values) => {
      await api.act('session/recover', values);
      onAsked();
    },
  });
  const name = useFormField(form.control, 'user_string', (typed) => typedName(typed, area));
  const password = useFormField(form.control, 'password');
  const code = useFormField(form.control, 'code');
  const { onBlur, onChange, error, value, name: noteName } = useFormField(form.control, 'note');
  return (
    <ActForm form={form} act={t(($) => $.security.send)}>
      <NameField label={t(($) => $.session.identifier)} areaCode={area} {...name} />
      <PasswordField label={t(($) => $.session.password)} autoComplete="current-password" {...password} />
      {identifierTypeOf(name.value) !== 'account' && (
        <CodeField
          field={code}
          recipient={{ to: name.value, areaCode: area, scene: 'recovery' }}
          checkRecipient={() => form.trigger('user_string', { shouldFocus: true })}
          refuse={form.refuse}
        />
      )}
      <TextArea
        label={t(($) => $.security.note)}
        name={noteName}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        most={noteMost}
      />
    </ActForm>
  );
}
