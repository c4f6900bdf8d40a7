import { useLayersUnderRouter } from '@auric/web/src/ui/layers/use-back-closes.ts';
import { Route, Routes, useLocation } from 'react-router';
import { KeyList } from '../keys/key-list.tsx';
import { pages } from '../pages/pages.ts';
import { Palette } from '../palette/palette.tsx';
import { frame } from '../texts/frame.ts';
import { GoKeys } from './go-keys.tsx';
import { LockWarning } from './lock-warning.tsx';
import { NotFound } from './not-found.tsx';
import { PageScreen } from './page-screen.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** The desk of who is signed in: the navigation, the head, and the page. */
export function Desk() {
  useLayersUnderRouter();
  const { pathname } = useLocation();
  return (
    <div className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
        className="sr-only z-50 rounded-control bg-surface-3 px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {frame.toContent}
      </a>
      <Sidebar />
      <TopBar />
      <main
        id="content"
        data-page={pathname}
        tabIndex={-1}
        className="col-start-2 overflow-y-auto px-6 pb-10 outline-none"
      >
        <div className="mx-auto max-w-[112rem]">
          <Routes>
            {pages.map((page) => (
              <Route key={page.path} path={page.path} element={<PageScreen page={page} />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </div>
      </main>
      <GoKeys />
      <KeyList />
      <Palette />
      <LockWarning />
    </div>
  );
}
