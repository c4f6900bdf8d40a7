import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { AgreementLinks } from '../../features/session/agreement-links.tsx';
import { RegisterForm } from '../../features/session/register-form.tsx';
import { useWayOn } from '../../features/session/use-way-on.ts';
import { wayBack, waysInFrom } from '../../routes.ts';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function RegisterPage() {
  const { t } = useTranslation();
  const wayOn = useWayOn();
  const sandbox = useApp((state) => state.sandbox);
  const [search] = useSearchParams();
  const from = search.get('from');
  const [wasSignedIn] = useState(useSignedIn());
  if (wasSignedIn) return <Navigate to={wayBack(from)} replace />;
  return (
    <Page>
      <NavBar title={t(($) => $.common.register)} />
      <p className="mt-2 text-lg font-semibold">{t(($) => $.session.create)}</p>
      <p className="mb-4 min-h-5 text-sm text-text-2">{sandbox && t(($) => $.session.testFunds)}</p>
      <RegisterForm onDone={() => wayOn(wayBack(from))} />
      <AgreementLinks />
      <p className="mt-4 text-center text-sm text-text-2">
        {t(($) => $.session.haveAccount)}{' '}
        <Link
          to={waysInFrom(from).login}
          replace
          className="inline-flex min-h-11 items-center font-semibold text-gold-text"
        >
          {t(($) => $.common.login)}
        </Link>
      </p>
    </Page>
  );
}
