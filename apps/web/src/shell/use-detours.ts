import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { onDetour } from '../data/client.ts';
import { loginPath, loginWayBackTo } from '../routes.ts';
import { toast } from '../ui/layers/toast-store.ts';

/** Long enough to read why. */
export const redirectDelayMs = 1200;

/** Says why, then leads to login and back; several calls that end at once lead there once. */
export function useDetours(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef({ location, navigate });
  useEffect(() => {
    here.current = { location, navigate };
  }, [location, navigate]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onDetour(({ to, message }) => {
      if (to === 'identity') return toast(message === '' ? t(($) => $.errors.identityFirst) : message);
      if (timer !== undefined || here.current.location.pathname === loginPath) return;
      toast(message === '' ? t(($) => $.errors.loginFirst) : message);
      timer = setTimeout(() => {
        timer = undefined;
        const { pathname, search } = here.current.location;
        if (pathname !== loginPath) void here.current.navigate(loginWayBackTo(pathname + search));
      }, redirectDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [t]);
}
