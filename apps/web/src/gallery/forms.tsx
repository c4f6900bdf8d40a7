import { defaultAreaCode } from '@auric/api';
import { registrationEndpoints } from '@auric/api/people/registration';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/http/envelope.ts';
import { ActForm } from '../kit/form/act-form.tsx';
import { CodeField } from '../kit/form/code-field.tsx';
import { useActForm } from '../kit/form/use-act-form.ts';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useFormField } from '../ui/fields/use-form-field.ts';
import { Part, Parts } from './part.tsx';

const takenName = 'auric@example.com';
const values = { type: 'email', user_string: takenName, code: '12', password: 'short', re_password: 'other' };

/** A form by the schema of the contract: the texts under its fields are those that the server would answer. */
function Registration({ refused }: { refused: 'field' | 'form' }) {
  const { t } = useTranslation();
  const failed = t(($) => $.session.registrationFailed);
  const form = useActForm({
    schema: registrationEndpoints['user/register'].request,
    values,
    failed,
    act: () => {
      const field = refused === 'field' ? { field: 'user_string' } : {};
      return Promise.reject(new ApiError('refused', { code: 'email_taken', message: failed, ...field }));
    },
  });
  const name = useFormField(form.control, 'user_string');
  return (
    <Part name={`act-form, refused for its ${refused}`}>
      <ActForm form={form} act={t(($) => $.common.register)}>
        <TextField label={t(($) => $.session.email)} inputMode="email" autoComplete="off" {...name} />
        <CodeField
          field={useFormField(form.control, 'code')}
          recipient={{ to: name.value, areaCode: defaultAreaCode, scene: 'register' }}
          checkRecipient={() => form.trigger('user_string', { shouldFocus: true })}
          refuse={form.refuse}
        />
        <PasswordField
          label={t(($) => $.session.password)}
          autoComplete="new-password"
          {...useFormField(form.control, 'password')}
        />
        <PasswordField
          label={t(($) => $.session.confirmPassword)}
          autoComplete="new-password"
          {...useFormField(form.control, 're_password')}
        />
      </ActForm>
    </Part>
  );
}

/** What a form is composed of. */
export function Forms() {
  return (
    <Parts title="Forms">
      <Registration refused="field" />
      <Registration refused="form" />
    </Parts>
  );
}
