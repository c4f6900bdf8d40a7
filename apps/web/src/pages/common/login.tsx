import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../features/session/login-form.tsx';
import { wayBack } from '../../routes.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  return (
    <Page>
      <NavBar title={t(($) => $.session.login)} />
      <p className="mt-4 mb-6 text-lg font-semibold">{t(($) => $.session.welcome)}</p>
      <LoginForm onDone={() => void navigate(wayBack(from), { replace: true })} />
      <p className="mt-4 text-center text-sm text-text-2">
        {t(($) => $.session.noAccount)}{' '}
        <Link
          to={{ pathname: '/pages/common/register', search: from === null ? '' : `?from=${encodeURIComponent(from)}` }}
          replace
          className="inline-flex min-h-11 items-center font-semibold text-gold-text"
        >
          {t(($) => $.session.register)}
        </Link>
      </p>
    </Page>
  );
}
