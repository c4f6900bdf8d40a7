import { identityEndpoints } from '@auric/api/identity/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockKeyhole } from 'lucide-react';
import { api } from '../../data/client.ts';
import { identityChanged } from '../../data/me/identity.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { PhotoField } from '../../kit/form/photo-field.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { identityDraft } from './identity-draft.ts';

/** The photos of the document that the basic level named; a passport says everything on one page. */
export function PhotosStep({ passport, onDone }: { passport: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const [{ front_pic, reverse_pic }] = useState(() => identityDraft.read());
  const form = useActForm({
    schema: identityEndpoints['user/real'].request,
    values: { real_type: '2', front_pic, ...(passport ? {} : { reverse_pic }) },
    onTyped: identityDraft.change,
    failed: t(($) => $.identity.submitFailed),
    act: async (values) => {
      identityChanged(await api.act('user/real', values));
      identityDraft.forget();
      toast(t(($) => $.identity.submitted));
      onDone();
    },
  });
  const front = useFormField(form.control, 'front_pic');
  const reverse = useFormField(form.control, 'reverse_pic');
  const ready = front.value !== '' && (passport || reverse.value !== '');
  return (
    <ActForm form={form} act={t(($) => $.identity.submit)} reason={ready ? null : t(($) => $.identity.photos)}>
      <p className="mb-2 text-sm text-text-2">{t(($) => $.identity.photoHint)}</p>
      <PhotoField
        label={passport ? t(($) => $.identity.photoPage) : t(($) => $.identity.front)}
        value={front.value}
        onChange={front.onChange}
        error={front.error}
      />
      {!passport && (
        <PhotoField
          label={t(($) => $.identity.reverse)}
          value={reverse.value}
          onChange={reverse.onChange}
          error={reverse.error}
        />
      )}
      <p className="flex gap-2 pb-2 text-xs text-text-3">
        <LockKeyhole size={16} aria-hidden className="shrink-0" />
        {t(($) => $.identity.sealed)}
      </p>
    </ActForm>
  );
}
