import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn } from '../data/me/use-own-data.ts';
import { loginWayBackTo } from '../routes.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { askForLogin } from './use-detours.ts';

function LoginFirst() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const login = loginWayBackTo(pathname + search);
  useEffect(() => askForLogin(t(($) => $.errors.loginFirst)), [login, t]);
  return (
    <EmptyState
      text={t(($) => $.errors.loginFirst)}
      action={
        <ButtonLink to={login} look="primary">
          {t(($) => $.common.login)}
        </ButtonLink>
      }
    />
  );
}

/** A page for customers: without a session it says so and leads to login after 1200 ms, and back afterwards. */
export function guarded(Page: ComponentType): ComponentType {
  return function Guarded() {
    return useSignedIn() ? <Page /> : <LoginFirst />;
  };
}
