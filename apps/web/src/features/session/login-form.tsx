import type { FactorMethod } from '@auric/api';
import { sessionEndpoints } from '@auric/api/people/sessions';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { api, signIn } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { timeLeft } from '../../ui/states/countdown-text.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { requiredCode } from '../../ui/fields/schema-resolver.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FactorFields } from '../../kit/form/factor-fields.tsx';
import { areaCode } from './area-code.ts';
import { guestChallenge } from './login-challenge.ts';
import { methodsOf } from './methods-of.ts';
import { loginDraft } from './login-draft.ts';
import { forgetModeOf } from './login-mode.ts';
import { NameField } from './name-field.tsx';
import { typedName } from './typed-name.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useMsLeft } from '../../ui/states/use-ms-left.ts';

/** Signs in by account name, email or mobile; the second factor is asked for only where one is set. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [area] = useState(areaCode);
  const [methods, setMethods] = useState<readonly FactorMethod[]>([]);
  const [frozen, setFrozen] = useState(false);
  const [lock, setLock] = useState({ name: '', until: 0 });
  const form = useActForm({
    schema: sessionEndpoints['user/login'].request,
    values: { ...loginDraft.read(), area_code: area, passkey: '' },
    onTyped: loginDraft.change,
    fieldNames: { area_code: 'user_string' },
    failed: t(($) => $.session.loginFailed),
    act: async (values, setError) => {
      const asked = methods.length > 0 && values.passkey === undefined;
      if (asked && values.code === undefined) return setError('code', { type: requiredCode });
      try {
        signIn(await api.act('user/login', values));
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        const needed = methodsOf(failure);
        if (needed !== null) return setMethods(needed);
        setFrozen(failure.code === 'access_frozen');
        const retryIn = Number(failure.detail['retry_in'] ?? 0);
        if (failure.code === 'login_locked') setLock({ name: values.user_string, until: Date.now() + retryIn * 1000 });
        throw failure;
      }
      loginDraft.forget();
      onDone();
    },
  });
  const name = useFormField(form.control, 'user_string', (typed) => typedName(typed, area));
  const password = useFormField(form.control, 'password');
  const code = useFormField(form.control, 'code');
  // Who is locked out is a name: another one may try.
  const locked = useMsLeft(lock.name === name.value ? lock.until : 0);
  const passkey = useFormField(form.control, 'passkey');
  const { setFocus } = form;
  useEffect(() => {
    if (methods.includes('totp')) setFocus('code');
  }, [methods, setFocus]);
  return (
    <ActForm
      form={form}
      act={t(($) => $.common.login)}
      reason={locked > 0 ? t(($) => $.session.retryIn, { time: timeLeft(locked).clock }) : null}
      {...(form.refusal?.code === 'login_locked' ? { refusal: t(($) => $.session.locked) } : {})}
      aside={
        <Link
          to={forgetModeOf(search)}
          className="inline-flex min-h-11 max-w-1/2 items-center text-right text-sm font-semibold text-gold-text"
        >
          {t(($) => $.session.forgot)}
        </Link>
      }
    >
      <NameField label={t(($) => $.session.identifier)} areaCode={area} {...name} />
      <PasswordField label={t(($) => $.session.password)} autoComplete="current-password" {...password} />
      <FactorFields methods={methods} code={code} passkey={passkey} challenge={guestChallenge} />
      {(methods.length > 0 || frozen) && (
        <Link
          to={`/pages/common/recover?kind=${frozen ? 'frozen_account' : 'lost_factor'}`}
          className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-gold-text"
        >
          {frozen ? t(($) => $.security.thaw) : t(($) => $.security.lost)}
        </Link>
      )}
    </ActForm>
  );
}
