import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApp } from '../data/app-store.ts';
import { rowOf } from '../routes.ts';

/** The title of the window: the page's, then the site's. */
export function usePageTitle(): void {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const siteName = useApp((state) => state.site_name);
  useEffect(() => {
    const row = rowOf(pathname);
    document.title = row === undefined ? siteName : `${t(($) => row.title($))} · ${siteName}`;
  }, [pathname, siteName, t, i18n.language]);
}
