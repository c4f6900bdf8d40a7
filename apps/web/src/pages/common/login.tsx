import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { asksConsent } from '../../data/me/consents.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { LoginForm } from '../../features/session/login-form.tsx';
import { loginModeFrom, loginModeOf } from '../../features/session/login-mode.ts';
import { PasskeyLogin } from '../../features/session/passkey-login.tsx';
import { ResetForm } from '../../features/session/reset-form.tsx';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { wayBack, waysInFrom } from '../../routes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

function ResetDone({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-10 text-center">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden className="text-good" />
      <p className="text-lg font-semibold">{t(($) => $.session.resetDone)}</p>
      <p className="max-w-80 text-sm text-text-2">{t(($) => $.session.resetDoneHint)}</p>
      <Button look="primary" onClick={onLogin} className="mt-4 w-full">
        {t(($) => $.common.login)}
      </Button>
    </div>
  );
}

function Forget() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  return (
    <Page>
      <NavBar title={t(($) => $.session.reset)} />
      {done ? (
        <ResetDone onLogin={() => wayOn(loginModeFrom(search))} />
      ) : (
        <>
          <p className="mt-4 mb-6 text-sm text-text-2">{t(($) => $.session.resetHint)}</p>
          <ResetForm onDone={() => setDone(true)} />
        </>
      )}
    </Page>
  );
}

function Login() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  const [wasSignedIn] = useState(useSignedIn());
  if (wasSignedIn) return <Navigate to={wayBack(from)} replace />;
  const goOn = async () => {
    const target = wayBack(from);
    if (await asksConsent())
      void navigate(`/pages/setting/privacy?from=${encodeURIComponent(target)}`, { replace: true });
    else wayOn(target);
  };
  return (
    <Page>
      <NavBar title={t(($) => $.common.login)} />
      <p className="mt-4 mb-6 text-lg font-semibold">{t(($) => $.session.welcome)}</p>
      <LoginForm onDone={() => void goOn()} />
      <PasskeyLogin onDone={() => void goOn()} />
      <p className="mt-4 text-center text-sm text-text-2">
        {t(($) => $.session.noAccount)}{' '}
        <Link
          to={waysInFrom(from).register}
          replace
          className="inline-flex min-h-11 items-center font-semibold text-gold-text"
        >
          {t(($) => $.common.register)}
        </Link>
      </p>
    </Page>
  );
}

/** Login, and by `?mode=forget` the form for a forgotten password. */
export default function LoginPage() {
  const [search] = useSearchParams();
  return loginModeOf(search) === 'forget' ? <Forget /> : <Login />;
}
