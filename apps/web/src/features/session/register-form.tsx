import type { IdentifierType } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, signIn } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { identifierProblem, registrationProblems, type Registration } from './account-rules.ts';
import { AreaCodeInput } from './area-code-input.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import { changeRegistration, forgetRegistration, useRegistrationDraft } from './registration-draft.ts';
import { useAreaCode } from './use-area-code.ts';

const identifierInputs = {
  account: { inputMode: 'text', autoComplete: 'username' },
  email: { inputMode: 'email', autoComplete: 'email' },
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
} as const;

function parametersOf(form: Registration) {
  const { type, user_string, area_code, code, password, re_password, extension_code } = form;
  return {
    type,
    user_string: user_string.trim(),
    area_code,
    password,
    re_password,
    ...(type === 'account' ? {} : { code }),
    ...(extension_code === '' ? {} : { extension_code }),
  };
}

/** Opens an account by email, mobile or a name of one's own, and signs in. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useRegistrationDraft();
  const areaCode = useAreaCode(form.area_code);
  useEffect(() => changeRegistration({ area_code: areaCode }), [areaCode]);
  const [checked, setChecked] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<string>();
  const problems = checked ? registrationProblems(form) : {};
  const register = useMutation({
    mutationFn: () => api.act('user/register', parametersOf(form)),
    onSuccess: (token) => {
      signIn(token);
      forgetRegistration();
      toast(t(($) => $.session.registered));
      onDone();
    },
    onError: (failure: ApiError) => {
      if (failure.field === undefined || !(failure.field in form)) {
        toast(failure.message === '' ? t(($) => $.session.registrationFailed) : failure.message);
      }
    },
  });
  const refused = register.error;
  const errorOf = (field: keyof Registration): string | undefined => {
    const problem = problems[field];
    if (problem !== undefined) return t(($) => $.session[problem]);
    if (field === 'user_string' && refusedAddress !== undefined) return refusedAddress;
    return refused?.field === field ? refused.message : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(registrationProblems(form)).length === 0) register.mutate();
  };
  const change = (part: Partial<Registration>) => {
    register.reset();
    setRefusedAddress(undefined);
    changeRegistration(part);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2">
      <Choice<IdentifierType>
        label={t(($) => $.session.method)}
        value={form.type}
        onChange={(type) => change({ type, user_string: '', code: '' })}
        options={(['email', 'mobile', 'account'] as const).map((type) => ({
          value: type,
          label: t(($) => $.session[type]),
        }))}
        className="mb-4"
      />
      <TextField
        label={t(($) => $.session[form.type])}
        name={form.type}
        value={form.user_string}
        error={errorOf('user_string')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...identifierInputs[form.type]}
        onChange={(event) => change({ user_string: event.target.value.trim() })}
        start={form.type === 'mobile' ? <AreaCodeInput value={areaCode} /> : undefined}
      />
      {form.type !== 'account' && (
        <CodeField
          to={form.user_string}
          channel={form.type}
          areaCode={areaCode}
          scene="register"
          canAsk={identifierProblem(form.type, form.user_string) === undefined}
          value={form.code}
          error={errorOf('code')}
          onChange={(code) => change({ code })}
          onRefused={(failure) => setRefusedAddress(failure.message)}
        />
      )}
      <PasswordField
        label={t(($) => $.session.password)}
        name="password"
        autoComplete="new-password"
        value={form.password}
        error={errorOf('password')}
        hint={<PasswordHint password={form.password} />}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label={t(($) => $.session.confirmPassword)}
        name="re_password"
        autoComplete="new-password"
        value={form.re_password}
        error={errorOf('re_password')}
        onChange={(event) => change({ re_password: event.target.value })}
      />
      <TextField
        label={t(($) => $.session.invitation)}
        name="extension_code"
        value={form.extension_code}
        error={errorOf('extension_code')}
        autoCapitalize="none"
        onChange={(event) => change({ extension_code: event.target.value.trim() })}
      />
      <Button type="submit" look="primary" disabled={register.isPending} className="mt-2 w-full">
        {t(($) => $.session.register)}
      </Button>
    </form>
  );
}
