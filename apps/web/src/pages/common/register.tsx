import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { RegisterForm } from '../../features/session/register-form.tsx';
import { wayBack } from '../../routes.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function RegisterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sandbox = useApp((state) => state.sandbox);
  const [search] = useSearchParams();
  const from = search.get('from');
  return (
    <Page>
      <NavBar title={t(($) => $.session.register)} />
      <p className="mt-4 text-lg font-semibold">{t(($) => $.session.create)}</p>
      <p className="mb-6 min-h-5 text-sm text-text-2">{sandbox && t(($) => $.session.testFunds)}</p>
      <RegisterForm onDone={() => void navigate(wayBack(from), { replace: true })} />
      <p className="mt-4 text-center text-sm text-text-2">
        {t(($) => $.session.haveAccount)}{' '}
        <Link
          to={{ pathname: '/pages/common/login', search: from === null ? '' : `?from=${encodeURIComponent(from)}` }}
          replace
          className="inline-flex min-h-11 items-center font-semibold text-gold-text"
        >
          {t(($) => $.session.login)}
        </Link>
      </p>
    </Page>
  );
}
