import { Suspense, useRef, ViewTransition } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useApp } from '../data/app-store.ts';
import { useConnection } from '../data/use-connection.ts';
import { useSite } from '../data/use-site.ts';
import { rowOf, type RouteRow } from '../routes.ts';
import { Loader } from '../kit/frame/loader.tsx';
import { Toaster } from '../ui/layers/toaster.tsx';
import { useLayersUnderRouter } from '../ui/layers/use-back-closes.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Ribbon } from './ribbon.tsx';
import { TabBar } from './tab-bar.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useDetours } from './use-detours.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useTabAddresses } from './use-tab-addresses.ts';

/** What stands around every page: ribbon, banner, tab bar, toast and loader. The page scrolls between them. */
export function Shell() {
  const scroller = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const row = rowOf(pathname);
  const seat = useApp((state) => state.seat);
  useSite();
  useLayersUnderRouter();
  useDetours();
  usePageTitle();
  useTabAddresses();
  useScrollMemory(scroller);
  const stale = useConnection() === 'offline';
  /** A tap on the tab that is shown leads to its top; there already, to how it first looked. */
  const again = ({ path }: RouteRow) => {
    const element = scroller.current;
    if (element !== null && element.scrollTop > 0) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    } else if (search !== '') void navigate(path, { replace: true });
  };
  return (
    <div data-stale={stale || undefined} className="flex h-dvh flex-col pt-[env(safe-area-inset-top)]">
      <Loader />
      <Toaster />
      <UpdateOffer />
      <div className="flex min-h-0 flex-1 flex-col">
        <Ribbon />
        <OfflineBanner />
        <div className="flex min-h-0 flex-1">
          {/* What a desk has room for beside the page: desk-tools.tsx puts it there. */}
          <div id="beside-page" />
          {/* The address is known before its page is: which one is shown is said here. */}
          <main ref={scroller} data-page={pathname} className="min-w-0 flex-1 overflow-x-hidden overflow-y-auto">
            <Suspense>
              <ViewTransition key={pathname} default="none" enter="page-fade" exit="page-fade">
                <PageBoundary key={seat}>
                  <Outlet />
                </PageBoundary>
              </ViewTransition>
            </Suspense>
          </main>
        </div>
      </div>
      <TabBar onAgain={again} deskOnly={row?.tab === null} />
    </div>
  );
}
