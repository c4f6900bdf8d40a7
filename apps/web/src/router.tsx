import type { ComponentType } from 'react';
import { createHashRouter, type RouteObject } from 'react-router';
import { galleryPath, homeAlias, pageFile, routes, type RouteRow } from './routes.ts';
import { guarded } from './shell/guard.tsx';
import { NotFound } from './shell/not-found.tsx';
import { MissingFile, RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

const chunkTimeoutMs = 120_000;

type PageModule = { default: ComponentType };

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx');

function timeOut(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('chunk timed out')), chunkTimeoutMs);
  });
}

/** The page of a row. A file that can't be had becomes a screen too: the router would leave an empty one. */
async function loadPage(row: RouteRow): Promise<{ Component: ComponentType }> {
  const load = pages[pageFile(row.path)];
  if (load === undefined) throw new Error(`no page at ${row.path}`);
  try {
    const { default: Page } = await Promise.race([load(), timeOut()]);
    return { Component: row.auth === 'customer' ? guarded(Page) : Page };
  } catch {
    return { Component: MissingFile };
  }
}

function routeOf(row: RouteRow, path: string = row.path): RouteObject {
  return { path, lazy: () => loadPage(row), ErrorBoundary: RouteError };
}

const [home] = routes;

/** The addresses are hashes, as the specification has them: `#/pages/market/market`. */
export const router = createHashRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...(home === undefined ? [] : [routeOf(home, homeAlias)]),
      ...routes.map((row) => routeOf(row)),
      { path: galleryPath, lazy: () => import('./gallery/gallery.tsx'), ErrorBoundary: RouteError },
      { path: '*', Component: NotFound },
    ],
  },
]);
