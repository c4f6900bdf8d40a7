import { contactEndpoints } from '@auric/api/people/contacts';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { actChallenge, factorsChanged } from './use-factors.ts';

/** Sets the words that every genuine mail carries. */
export function AntiPhishingForm({ words, onDone }: { words: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const form = useActForm({
    schema: contactEndpoints['safe/anti_phishing'].request,
    values: { anti_phishing_code: words, factor_code: '', passkey: '' },
    failed: t(($) => $.security.notSaved),
    act: async (values) => {
      await api.act('safe/anti_phishing', values);
      await factorsChanged();
      onDone();
    },
  });
  const field = useFormField(form.control, 'anti_phishing_code');
  const code = useFormField(form.control, 'factor_code');
  const passkey = useFormField(form.control, 'passkey');
  return (
    <ActForm form={form} act={t(($) => $.security.save)}>
      <TextField label={t(($) => $.security.antiPhishing)} autoComplete="off" maxLength={20} {...field} />
      <FactorFields methods={profile?.second_factors ?? []} code={code} passkey={passkey} challenge={actChallenge} />
    </ActForm>
  );
}
