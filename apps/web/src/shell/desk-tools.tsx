import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSignedIn } from '../data/me/use-own-data.ts';
import { needTexts } from '../locales/i18n.ts';
import { BellPlace } from '../kit/frame/bell-place.tsx';
import { PageBoundary } from './page-boundary.tsx';

const searchPath = '/pages/market/search';

/** A phone never sees it, so its code and its texts come after the page. */
const AccountMenu = lazy(async () => {
  const [menu] = await Promise.all([
    import('../features/preferences/account-menu.tsx'),
    needTexts(['orders', 'session', 'settings']),
  ]);
  return menu;
});

const SettingMenu = lazy(async () => (await import('../features/preferences/load-setting-menu.ts')).loadSettingMenu());

const accountPages = /^\/pages\/(setting|site_message)\//;

/** The menu of the account, beside its pages; its place is held until it has come. */
function BesideAccount() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const place = document.getElementById('beside-page');
  if (!signedIn || place === null || !accountPages.test(pathname)) return null;
  return createPortal(
    <div className="h-full w-[min(15rem,24vw)] border-r border-line">
      <PageBoundary quiet>
        <Suspense>
          <SettingMenu />
        </Suspense>
      </PageBoundary>
    </div>,
    place,
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** `/` leads to the search from wherever nothing is being typed. */
function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      event.preventDefault();
      void navigate(searchPath);
    };
    // Behind the keys of the page itself: what they have taken is prevented by now.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate]);
}

/** Search and account at the top of a wide window, on every page, and what stands beside some. */
export function DeskTools() {
  const { t } = useTranslation();
  useSearchKey();
  return (
    <header className="ml-auto flex items-center gap-1">
      <BesideAccount />
      <search role="search">
        <Link
          to={searchPath}
          aria-keyshortcuts="/"
          className="flex min-h-9 w-56 items-center xl:w-64 gap-2 rounded-control bg-surface-2 px-3 text-sm text-text-3 hover:bg-surface-3"
        >
          <Search size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1 truncate">{t(($) => $.common.searchCoins)}</span>
          <kbd aria-hidden className="rounded-[4px] border border-line px-1.5 font-sans text-2xs leading-4">
            /
          </kbd>
        </Link>
      </search>
      <BellPlace />
      <span className="size-11">
        <PageBoundary quiet>
          <Suspense>
            <AccountMenu />
          </Suspense>
        </PageBoundary>
      </span>
    </header>
  );
}
