import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { newPasswordProblems } from './account-rules.ts';
import { HoldNotice } from './hold-notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const emptyForm = { old_password: '', password: '', repassword: '' };

/** Changes the password of whoever is signed in; this session stays. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [form, setForm] = useState(emptyForm);
  const [checked, setChecked] = useState(false);
  const problems = newPasswordProblems(form);
  const update = useMutation({
    mutationFn: () => api.act('safe/update_password', form),
    onSuccess: () => {
      toast(t(($) => $.session.resetDone));
      onDone();
    },
    onError: (failure: ApiError) => {
      if (failure.field === undefined || !(failure.field in form)) toast(failureText(failure));
    },
  });
  const errorOf = (field: keyof typeof emptyForm): string | undefined => {
    if (checked && form[field] === '') return t(($) => $.session.required);
    const problem = checked && field !== 'old_password' ? problems[field] : undefined;
    if (problem !== undefined) return t(($) => $.session[problem]);
    return update.error?.field === field ? update.error.message : undefined;
  };
  const change = (part: Partial<typeof emptyForm>) => {
    update.reset();
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (form.old_password !== '' && Object.keys(problems).length === 0) update.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 py-2">
      <PasswordField
        label={t(($) => $.session.currentPassword)}
        name="old_password"
        autoComplete="current-password"
        value={form.old_password}
        error={errorOf('old_password')}
        onChange={(event) => change({ old_password: event.target.value })}
      />
      <NewPasswordFields password={form.password} repassword={form.repassword} errorOf={errorOf} onChange={change} />
      <HoldNotice />
      <Button type="submit" look="primary" disabled={update.isPending} className="mt-3 w-full">
        {t(($) => $.session.changePassword)}
      </Button>
    </form>
  );
}
