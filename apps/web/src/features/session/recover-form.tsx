import type { RecoveryKind } from '@auric/api';
import { factorEndpoints } from '@auric/api/people/factors';
import { identifierTypeOf } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { recoverDraft } from '../../kit/form/code-drafts.ts';
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

type Typed = ReturnType<typeof recoverDraft.read>;

/** What was typed before, or the name that somebody has just tried to sign in by. */
function started(): Typed {
  const typed = recoverDraft.read();
  return typed.user_string === '' ? { ...typed, user_string: loginDraft.read().user_string } : typed;
}

function keepTyped({ user_string, password, code, note }: Typed): void {
  recoverDraft.change({ user_string, password, code, note });
}

/** Asks an operator for help, where one can't sign in: the name, the password, a code, and what happened. */
export function RecoverForm({ kind, onAsked }: { kind: RecoveryKind; onAsked: () => void }) {
  const { t } = useTranslation();
  const [area] = useState(areaCode);
  const form = useActForm({
    schema: factorEndpoints['session/recover'].request,
    values: { ...started(), kind, area_code: area },
    onTyped: keepTyped,
    fieldNames: { area_code: 'user_string' },
    failed: t(($) => $.security.notSaved),
    act: async (values) => {
      await api.act('session/recover', values);
      recoverDraft.forget();
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
