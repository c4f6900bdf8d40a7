import { type IdentifierType, writeAgreed } from '@auric/api';
import { registrationForm } from '@auric/api/people/registration';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api, signIn } from '../../data/client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { areaCode } from './area-code.ts';
import { CodeField } from '../../kit/form/code-field.tsx';
import { CountryField } from '../../kit/form/country-field.tsx';
import { InvitationField } from './invitation-field.tsx';
import { NameField } from './name-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { registrationDraft } from './registration-draft.ts';
import { typedName } from './typed-name.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';

const nameInputs = {
  account: { inputMode: 'text', autoComplete: 'username' },
  email: { inputMode: 'email', autoComplete: 'email' },
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
} as const;

/** What the form says that registering agrees to. */
const readAgreements = () => api.read('consent/current', {});

/** Whoever follows an invitation brings its code. */
function invitedBy(code: string | null): { extension_code?: string } {
  return code === null ? {} : { extension_code: code };
}

/** Opens an account by email, mobile or a name of one's own, and signs in. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [area] = useState(areaCode);
  const [address] = useSearchParams();
  const { data: shown } = useQuery({ queryKey: siteKeys.agreements, queryFn: readAgreements });
  const form = useActForm({
    schema: registrationForm,
    values: { ...registrationDraft.read(), area_code: area, ...invitedBy(address.get('code')) },
    onTyped: registrationDraft.change,
    fieldNames: { area_code: 'user_string' },
    failed: t(($) => $.session.registrationFailed),
    act: async (values) => {
      const inForce = shown ?? (await readAgreements());
      // A number says by itself where it is from.
      const country = values.type === 'mobile' ? '' : values.country;
      signIn(await api.act('user/register', { ...values, country, agreements: writeAgreed(inForce) }));
      registrationDraft.forget();
      toast(t(($) => $.session.registered));
      onDone();
    },
  });
  const typeField = useFormField(form.control, 'type');
  const name = useFormField(form.control, 'user_string', (typed) => typedName(typed, area));
  const country = useFormField(form.control, 'country');
  const code = useFormField(form.control, 'code');
  const password = useFormField(form.control, 'password');
  const repetition = useFormField(form.control, 're_password');
  const invitation = useFormField(form.control, 'extension_code', (typed) => typed.trim());
  const type = typeField.value as IdentifierType;
  const otherNames = useRef<Partial<Record<IdentifierType, string>>>({});
  const choose = (next: IdentifierType) => {
    otherNames.current[type] = name.value;
    typeField.onChange(next);
    form.resetField('user_string', { defaultValue: otherNames.current[next] ?? '' });
    form.resetField('code', { defaultValue: '' });
    registrationDraft.change(form.getValues());
  };
  return (
    <ActForm form={form} act={t(($) => $.common.register)} noteLines={2}>
      <Choice<IdentifierType>
        label={t(($) => $.session.method)}
        value={type}
        onChange={choose}
        options={(['email', 'mobile', 'account'] as const).map((value) => ({
          value,
          label: t(($) => $.session[value]),
        }))}
        className="mb-4"
      />
      {type !== 'mobile' && (
        <CountryField
          label={t(($) => $.session.residence)}
          purpose="residence"
          value={country.value}
          error={country.error}
          ref={country.ref}
        />
      )}
      <NameField
        label={t(($) => $.session[type])}
        type={type}
        areaCode={area}
        {...nameInputs[type]}
        {...name}
        hint={type === 'account' ? t(($) => $.session.accountRule) : undefined}
      />
      {type !== 'account' && (
        <CodeField
          field={code}
          recipient={{ to: name.value, areaCode: area, scene: 'register', country: country.value }}
          checkRecipient={() => form.trigger(['country', 'user_string'], { shouldFocus: true })}
          refuse={form.refuse}
        />
      )}
      <NewPasswordFields
        label={t(($) => $.session.password)}
        password={password}
        repetition={repetition}
        checkRepetition={() => void form.trigger('re_password')}
      />
      <InvitationField {...invitation} />
    </ActForm>
  );
}
