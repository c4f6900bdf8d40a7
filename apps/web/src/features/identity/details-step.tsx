import { holderForm } from '@auric/api/identity/endpoints';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { identityChanged } from '../../data/me/identity.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { DateTimeField } from '../../kit/form/date-time-field.tsx';
import { instantOf, localText } from '../../kit/form/local-time.ts';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { identityDraft } from './identity-draft.ts';

/** What the document says of its holder. With it the basic level is asked for. */
export function DetailsStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { name, card_id, birth_date } = identityDraft.read();
  const form = useActForm({
    schema: holderForm,
    values: { name, card_id, birth_date },
    onTyped: identityDraft.change,
    failed: t(($) => $.identity.submitFailed),
    act: async (values) => {
      const { id_type, country } = identityDraft.read();
      const standing = await api.act('user/real', { ...values, real_type: 1, id_type: Number(id_type), country });
      identityChanged(standing);
      identityDraft.forget();
      toast(standing.state === 'verified' ? t(($) => $.identity.verified) : t(($) => $.identity.submitted));
      onDone();
    },
  });
  const holder = useFormField(form.control, 'name');
  const number = useFormField(form.control, 'card_id');
  const birth = useFormField(form.control, 'birth_date');
  return (
    <ActForm form={form} act={t(($) => $.identity.submit)}>
      <TextField
        label={t(($) => $.identity.name)}
        autoComplete="name"
        hint={t(($) => $.identity.nameHint)}
        {...holder}
      />
      <TextField
        label={t(($) => $.identity.number)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...number}
      />
      <DateTimeField
        label={t(($) => $.identity.birthDate)}
        value={instantOf(birth.value)}
        onChange={(at) => birth.onChange(at === null ? '' : localText(at, false))}
        error={birth.error}
      />
    </ActForm>
  );
}
