import { defaultAreaCode } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, signIn } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AreaCodeInput } from './area-code-input.tsx';

const onlyDigits = /^[0-9]+$/;

/** Signs in by account name, email or mobile; the second factor is asked for only where one is set. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [identifier, setIdentifier] = useState('');
  const [areaCode, setAreaCode] = useState<string>(defaultAreaCode);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const login = useMutation({
    mutationFn: () =>
      api.act('user/login', {
        user_string: identifier.trim(),
        password,
        area_code: areaCode,
        ...(code === '' ? {} : { code }),
      }),
    onSuccess: (token) => {
      signIn(token);
      onDone();
    },
    onError: (failure: ApiError) => toast(failure.message === '' ? t(($) => $.session.loginFailed) : failure.message),
  });
  const refused = login.error;
  const [needsFactor, setNeedsFactor] = useState(false);
  if (refused?.code === 'second_factor_required' && !needsFactor) setNeedsFactor(true);
  const required = (value: string) => (checked && value === '' ? t(($) => $.session.required) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (identifier !== '' && password !== '') login.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-1">
      <TextField
        label={t(($) => $.session.identifier)}
        name="user_string"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={identifier}
        error={required(identifier) ?? (refused?.field === 'user_string' ? refused.message : undefined)}
        onChange={(event) => setIdentifier(event.target.value.trim())}
        start={onlyDigits.test(identifier) ? <AreaCodeInput value={areaCode} onChange={setAreaCode} /> : undefined}
      />
      <PasswordField
        label={t(($) => $.session.password)}
        name="password"
        autoComplete="current-password"
        value={password}
        error={required(password) ?? (refused?.field === 'password' ? refused.message : undefined)}
        onChange={(event) => setPassword(event.target.value)}
      />
      {needsFactor && (
        <TextField
          label={t(($) => $.session.secondFactor)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
      )}
      <Button type="submit" look="primary" disabled={login.isPending} className="mt-2 w-full">
        {t(($) => $.session.login)}
      </Button>
    </form>
  );
}
