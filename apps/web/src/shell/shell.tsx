import { useRef, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useConnection } from '../data/use-connection.ts';
import { useSite } from '../data/use-site.ts';
import { rowOf } from '../routes.ts';
import { Loader } from '../ui/loader.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useLayersUnderRouter } from '../ui/use-back-closes.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Ribbon } from './ribbon.tsx';
import { TabBar } from './tab-bar.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useDetours } from './use-detours.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What stands around every page: ribbon, banner, tab bar, toast and loader. The page scrolls between them. */
export function Shell() {
  const scroller = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  useSite();
  useLayersUnderRouter();
  useDetours();
  usePageTitle();
  useScrollMemory(scroller);
  const stale = useConnection() === 'offline';
  return (
    <div data-stale={stale || undefined} className="flex h-dvh flex-col pt-[env(safe-area-inset-top)]">
      <Loader />
      <Toaster />
      <UpdateOffer />
      <div className="flex min-h-0 flex-1 flex-col">
        <Ribbon />
        <OfflineBanner />
        <main ref={scroller} className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
          <ViewTransition key={pathname} default="none" enter="page-fade" exit="page-fade">
            <Outlet />
          </ViewTransition>
        </main>
      </div>
      {(row === undefined || row.tab !== null) && <TabBar />}
    </div>
  );
}
