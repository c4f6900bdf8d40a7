import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../data/app-store.ts';
import { onDetour } from '../data/client.ts';
import { identityWayBackTo, loginPath, loginWayBackTo, rowOf } from '../routes.ts';
import { toast } from '../ui/layers/toast-store.ts';
import { IdentityRedirect } from './identity-redirect.ts';
import { LoginRedirect, type Whereabouts } from './login-redirect.ts';

let current: LoginRedirect | undefined;

/** Says that this page is for customers, and leads to login after a moment. */
export function askForLogin(why: string): void {
  current?.pageIsGuarded(why);
}

/** Sends customers where a call or a page has said that they must go first: to login, and back. */
export function useDetours(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef({ location, navigate, t });
  useLayoutEffect(() => {
    here.current = { location, navigate, t };
  }, [location, navigate, t]);
  // Before the effects of the pages, which may ask at once.
  useLayoutEffect(() => {
    const redirect = new LoginRedirect({
      here: () => whereaboutsOf(here.current.location),
      say: toast,
      leave: (path, replace) => void here.current.navigate(loginWayBackTo(path), { replace }),
    });
    const identity = new IdentityRedirect({
      path: () => here.current.location.pathname + here.current.location.search,
      say: toast,
      leave: (path) => void here.current.navigate(identityWayBackTo(path)),
    });
    current = redirect;
    const stop = onDetour(({ to, message }) => {
      const texts = here.current.t;
      if (to === 'identity') identity.required(message === '' ? texts(($) => $.errors.identityFirst) : message);
      else redirect.sessionEnded(message === '' ? texts(($) => $.errors.loginFirst) : message);
    });
    return () => {
      stop();
      redirect.cancel();
      identity.cancel();
    };
  }, []);
}

function whereaboutsOf({ pathname, search }: { pathname: string; search: string }): Whereabouts {
  return {
    path: pathname + search,
    guarded: rowOf(pathname)?.auth === 'customer',
    signedIn: useApp.getState().token !== null,
    isLogin: pathname === loginPath,
  };
}
