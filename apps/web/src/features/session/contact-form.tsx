import type { Payload, Profile } from '@auric/api';
import { contactEndpoints } from '@auric/api/people/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { contactDraft } from '../../kit/form/code-drafts.ts';
import { CodeField } from '../../kit/form/code-field.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import type { StandardSchema } from '../../ui/fields/schema-resolver.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { areaCode } from './area-code.ts';
import { NameField } from './name-field.tsx';
import { typedName } from './typed-name.ts';

/** What either form gives; the address is that of its kind. */
type Typed = Omit<Payload<'safe/mobile'>, 'mobile'> & { email?: string; mobile?: string };

interface ContactFormProps {
  kind: 'email' | 'mobile';
  profile: Profile;
  challenge: () => Promise<{ options: string }>;
  onDone: () => void;
}

type Kept = ReturnType<typeof contactDraft.read>;

function keepTyped({ email, mobile, code, old_code }: Kept): void {
  contactDraft.change({ email, mobile, code, old_code });
}

const inputs = {
  email: { inputMode: 'email', autoComplete: 'email' },
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
} as const;

/** Binds an email address or a mobile number: a code to the new one and, where there is an old one, to that too. */
export function ContactForm({ kind, profile, challenge, onDone }: ContactFormProps) {
  const { t } = useTranslation();
  const [area] = useState(areaCode);
  const old = profile[kind];
  const form = useActForm({
    schema: contactEndpoints[`safe/${kind}`].request as StandardSchema<Typed>,
    values: { ...contactDraft.read(), area_code: area, factor_code: '', passkey: '' },
    onTyped: keepTyped,
    fieldNames: { user_string: kind, area_code: kind },
    failed: t(($) => $.security.notSaved),
    act: async (values) => {
      const { email = '', mobile = '', ...proof } = values;
      if (kind === 'email') await api.act('safe/email', { email, ...proof });
      else await api.act('safe/mobile', { mobile, ...proof });
      contactDraft.forget();
      onDone();
    },
  });
  const contact = useFormField(form.control, kind, (typed) => typedName(typed, area));
  const code = useFormField(form.control, 'code');
  const oldCode = useFormField(form.control, 'old_code');
  const factor = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={t(($) => $.security.save)}>
      <NameField
        label={kind === 'email' ? t(($) => $.security.newEmail) : t(($) => $.security.newMobile)}
        type={kind}
        areaCode={area}
        {...inputs[kind]}
        {...contact}
      />
      <CodeField
        field={code}
        recipient={{ to: contact.value, areaCode: area, scene: 'bind' }}
        checkRecipient={() => form.trigger(kind, { shouldFocus: true })}
        refuse={form.refuse}
      />
      {old !== '' && (
        <CodeField
          label={t(($) => $.security.codeTo, { to: old })}
          field={oldCode}
          recipient={{ to: old, areaCode: profile.area_code, scene: 'bind' }}
          checkRecipient={() => Promise.resolve(true)}
          refuse={form.refuse}
        />
      )}
      <FactorFields methods={profile.second_factors} code={factor} passkey={passkey} challenge={challenge} />
      {old !== '' && <p className="mb-2 text-xs text-text-2">{t(($) => $.security.hold)}</p>}
    </ActForm>
  );
}
