import { defaultAreaCode } from '@auric/api';
import { registrationEndpoints } from '@auric/api/people/registration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../data/http/envelope.ts';
import { ActForm } from '../kit/form/act-form.tsx';
import { CodeField } from '../kit/form/code-field.tsx';
import { Consent } from '../kit/form/consent.tsx';
import { DateTimeField } from '../kit/form/date-time-field.tsx';
import { PhotoField } from '../kit/form/photo-field.tsx';
import { StepFlow } from '../kit/form/step-flow.tsx';
import { TextArea } from '../kit/form/text-area.tsx';
import { useActForm } from '../kit/form/use-act-form.ts';
import { Button } from '../ui/actions/button.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useFormField } from '../ui/fields/use-form-field.ts';
import { toast } from '../ui/layers/toast-store.ts';
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

function OtherFields() {
  const { t } = useTranslation();
  const [text, setText] = useState('Auric');
  const [given, setGiven] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [photo, setPhoto] = useState('');
  const required = t(($) => $.errors.required);
  return (
    <>
      <Part name="text-area">
        <TextArea label={t(($) => $.orders.reason)} value={text} onChange={setText} most={30} />
        <TextArea label={t(($) => $.orders.reason)} value="" onChange={setText} most={30} error={required} />
        <TextArea label={t(($) => $.orders.reason)} value={text} onChange={setText} most={2} disabled />
      </Part>
      <Part name="date-time-field">
        <DateTimeField label={t(($) => $.trade.time)} value={at} onChange={setAt} />
        <DateTimeField label={t(($) => $.trade.time)} value={at} onChange={setAt} withTime error={required} />
      </Part>
      <Part name="photo-field">
        <PhotoField label={t(($) => $.identity.front)} value={photo} onChange={setPhoto} />
        <PhotoField label={t(($) => $.identity.reverse)} value="" onChange={setPhoto} error={required} />
      </Part>
      <Part name="consent">
        <Consent given={given} onChange={setGiven}>
          {t(($) => $.fees.rule)} <Link to="/pages/setting/fees">{t(($) => $.fees.title)}</Link>
        </Consent>
        <Consent given={false} onChange={setGiven} error={required}>
          {t(($) => $.fees.rule)}
        </Consent>
      </Part>
    </>
  );
}

function Steps() {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [text, setText] = useState('');
  return (
    <Part name="step-flow">
      <StepFlow
        parameter="galleryStep"
        onDone={() => toast(t(($) => $.trade.submitted))}
        steps={[
          {
            id: 'agree',
            title: t(($) => $.fees.title),
            done: agreed,
            content: (onward) => (
              <>
                <Consent given={agreed} onChange={setAgreed}>
                  {t(($) => $.fees.rule)}
                </Consent>
                <Button look="primary" disabled={!agreed} onClick={onward}>
                  {t(($) => $.common.more)}
                </Button>
              </>
            ),
          },
          {
            id: 'write',
            title: t(($) => $.orders.reason),
            done: text !== '',
            content: (onward) => (
              <>
                <TextArea label={t(($) => $.orders.reason)} value={text} onChange={setText} most={30} />
                <Button look="primary" disabled={text === ''} onClick={onward}>
                  {t(($) => $.common.more)}
                </Button>
              </>
            ),
          },
        ]}
      />
    </Part>
  );
}

/** What a form is composed of. */
export function Forms() {
  return (
    <Parts title="Forms">
      <OtherFields />
      <Steps />
      <Registration refused="field" />
      <Registration refused="form" />
    </Parts>
  );
}
