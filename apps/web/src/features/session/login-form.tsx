import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { api, signIn } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/button.tsx';
import { codeDigits } from '../../ui/code-digits.ts';
import { timeLeft } from '../../ui/countdown-text.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AreaCodeInput } from './area-code-input.tsx';
import { changeLogin, forgetLogin, useLoginDraft } from './login-draft.ts';
import { forgetModeOf } from './login-mode.ts';
import { useAreaCode } from './use-area-code.ts';
import { useMsLeft } from './use-ms-left.ts';

const onlyDigits = /^[0-9]+$/;
const factorLength = 6;

/** Signs in by account name, email or mobile; the second factor is asked for only where one is set. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { identifier, password, area_code } = useLoginDraft();
  const areaCode = useAreaCode(area_code);
  useEffect(() => changeLogin({ area_code: areaCode }), [areaCode]);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [lockedUntil, setLockedUntil] = useState(0);
  const locked = useMsLeft(lockedUntil);
  const login = useMutation({
    mutationFn: () =>
      api.act('user/login', {
        user_string: identifier,
        password,
        area_code: areaCode,
        ...(code === '' ? {} : { code }),
      }),
    onSuccess: (token) => {
      signIn(token);
      forgetLogin();
      onDone();
    },
    onError: (failure: ApiError) => {
      const retryIn = Number(failure.detail['retry_in'] ?? 0);
      if (failure.code === 'login_locked' && retryIn > 0) setLockedUntil(Date.now() + retryIn * 1000);
      if (failure.message === '') toast(t(($) => $.session.loginFailed));
    },
  });
  const refused = login.error;
  const [needsFactor, setNeedsFactor] = useState(false);
  if (refused?.code === 'second_factor_required' && !needsFactor) setNeedsFactor(true);
  const errorOf = (field: 'user_string' | 'password' | 'code', value: string) => {
    if (checked && value === '' && field !== 'code') return t(($) => $.session.required);
    return refused?.field === field ? refused.message : undefined;
  };
  const change = (part: Parameters<typeof changeLogin>[0]) => {
    login.reset();
    if (part.identifier !== undefined) setLockedUntil(0);
    changeLogin(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (identifier !== '' && password !== '' && locked === 0) login.mutate();
  };
  const whole = refused !== null && refused.field === undefined && refused.code !== 'login_locked';
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
        error={errorOf('user_string', identifier)}
        onChange={(event) => change({ identifier: event.target.value.trim() })}
        start={onlyDigits.test(identifier) ? <AreaCodeInput value={areaCode} /> : undefined}
      />
      <PasswordField
        label={t(($) => $.session.password)}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errorOf('password', password)}
        onChange={(event) => change({ password: event.target.value })}
      />
      {needsFactor && (
        <TextField
          label={t(($) => $.session.secondFactor)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={errorOf('code', code)}
          onChange={(event) => setCode(codeDigits(event.target.value, factorLength))}
        />
      )}
      <Link
        to={forgetModeOf(search)}
        className="-mt-2 inline-flex min-h-11 items-center self-end text-sm font-semibold text-gold-text"
      >
        {t(($) => $.session.forgot)}
      </Link>
      <p role="alert" className="min-h-5 text-xs text-bad">
        {locked > 0
          ? t(($) => $.session.lockedFor, { time: timeLeft(locked).clock })
          : whole && refused.message !== ''
            ? refused.message
            : ''}
      </p>
      <Button type="submit" look="primary" disabled={login.isPending || locked > 0} className="mt-1 w-full">
        {t(($) => $.session.login)}
      </Button>
    </form>
  );
}
