import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, signOut } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { channelOf, recipientProblem, resetProblems, type PasswordReset } from './account-rules.ts';
import { AreaCodeInput } from './area-code-input.tsx';
import { CodeField } from './code-field.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { changeLogin } from './login-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { changeReset, forgetReset, useResetDraft } from './reset-draft.ts';
import { useAreaCode } from './use-area-code.ts';

const onlyDigits = /^[0-9]+$/;

/** Sets a new password by a code to the email or mobile of the account. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const form = useResetDraft();
  const areaCode = useAreaCode(form.area_code);
  useEffect(() => changeReset({ area_code: areaCode }), [areaCode]);
  const [checked, setChecked] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<string>();
  const problems = checked ? resetProblems(form) : {};
  const reset = useMutation({
    mutationFn: () => api.act('user/forget', { ...form, area_code: areaCode }),
    onSuccess: () => {
      // Every session has ended, this device's too if it had one.
      signOut();
      changeLogin({ identifier: form.account, area_code: areaCode, password: '' });
      forgetReset();
      onDone();
    },
    onError: (failure: ApiError) => {
      if (failure.field === undefined || !(failure.field in form)) toast(failureText(failure));
    },
  });
  const errorOf = (field: keyof PasswordReset): string | undefined => {
    const problem = problems[field];
    if (problem !== undefined) return t(($) => $.session[problem]);
    if (field === 'account' && refusedAddress !== undefined) return refusedAddress;
    return reset.error?.field === field ? reset.error.message : undefined;
  };
  const change = (part: Partial<PasswordReset>) => {
    reset.reset();
    setRefusedAddress(undefined);
    changeReset(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(resetProblems(form)).length === 0) reset.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2">
      <TextField
        label={t(($) => $.session.emailOrMobile)}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={form.account}
        error={errorOf('account')}
        onChange={(event) => change({ account: event.target.value.trim() })}
        start={onlyDigits.test(form.account) ? <AreaCodeInput value={areaCode} /> : undefined}
      />
      <CodeField
        to={form.account}
        channel={channelOf(form.account)}
        areaCode={areaCode}
        scene="forget"
        canAsk={recipientProblem(form.account) === undefined}
        value={form.code}
        error={errorOf('code')}
        onChange={(code) => change({ code })}
        onRefused={(failure) => setRefusedAddress(failure.message)}
      />
      <NewPasswordFields password={form.password} repassword={form.repassword} errorOf={errorOf} onChange={change} />
      <HoldNotice />
      <Button type="submit" look="primary" disabled={reset.isPending} className="mt-3 w-full">
        {t(($) => $.session.reset)}
      </Button>
    </form>
  );
}
