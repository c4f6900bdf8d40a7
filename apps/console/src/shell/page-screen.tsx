import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../data/seat.ts';
import { Forbidden } from '../kit/forbidden.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { RowsSkeleton } from '../kit/rows-skeleton.tsx';
import type { ConsolePage } from '../pages/console-page.ts';
import { frame } from '../texts/frame.ts';
import { PageBoundary } from './page-boundary.tsx';

const screens = new Map<ConsolePage, ComponentType>();

function screenOf(page: ConsolePage): ComponentType {
  let screen = screens.get(page);
  if (screen === undefined) {
    screen = lazy(page.load);
    screens.set(page, screen);
  }
  return screen;
}

/** A page in its place: once it is there, if the roles reach it, and with its failures kept where they happen. */
export function PageScreen({ page }: { page: ConsolePage }) {
  const { calls } = useMe();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${page.title} · Auric ${frame.title}`;
  }, [page]);
  if (page.needs !== undefined && !calls.includes(page.needs)) {
    return (
      <>
        <PageHead title={page.title} />
        <Forbidden />
      </>
    );
  }
  const Screen = screenOf(page);
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <Screen />
      </Suspense>
    </PageBoundary>
  );
}
