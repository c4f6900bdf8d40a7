import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApp } from '../data/app-store.ts';
import { needTexts } from '../locales/i18n.ts';
import { rowOf } from '../routes.ts';

/** The title of the window: the page's, as soon as its texts are there, then the site's. */
export function usePageTitle(): void {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const siteName = useApp((state) => state.site_name);
  useEffect(() => {
    const row = rowOf(pathname);
    let left = false;
    const show = (title: string) => !left && (document.title = title);
    if (row === undefined) show(siteName);
    // Without its texts the page says what is missing.
    else
      void needTexts(row.texts).then(
        () => show(`${t(($) => row.title($))} · ${siteName}`),
        () => show(siteName),
      );
    return () => {
      left = true;
    };
  }, [pathname, siteName, t, i18n.language]);
}
