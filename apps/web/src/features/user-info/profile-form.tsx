import { profileForm } from '@auric/api/people/profile';
import type { Profile } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { keepProfile } from './keep-profile.ts';

/** Nickname and signature; an empty one is taken away. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const form = useActForm({
    schema: profileForm,
    values: { nickname: profile.nickname, signature: profile.signature },
    failed: t(($) => $.userInfo.saveFailed),
    act: async (values) => {
      // A field that was emptied takes away what stood there.
      const { nickname = '', signature = '' } = values;
      keepProfile(await api.act('user/editNickname', { nickname, signature }));
      toast(t(($) => $.userInfo.saved));
    },
  });
  return (
    <ActForm form={form} act={t(($) => $.userInfo.save)}>
      <TextField
        label={t(($) => $.userInfo.nickname)}
        autoComplete="nickname"
        hint={t(($) => $.userInfo.nicknameHint)}
        {...useFormField(form.control, 'nickname')}
      />
      <TextField
        label={t(($) => $.userInfo.signature)}
        autoComplete="off"
        hint={t(($) => $.userInfo.signatureHint)}
        {...useFormField(form.control, 'signature')}
      />
    </ActForm>
  );
}
