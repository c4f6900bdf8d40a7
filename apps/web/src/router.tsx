import type { ComponentType } from 'react';
import { createHashRouter, type RouteObject } from 'react-router';
import { homeAlias, routes, type RouteRow } from './routes.ts';
import { guarded } from './shell/guard.tsx';
import { NotFound } from './shell/not-found.tsx';
import { chunkArrived, RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';

const chunkTimeoutMs = 120_000;

type PageModule = { default: ComponentType };

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx');

async function loadPage(row: RouteRow): Promise<{ Component: ComponentType }> {
  const load = pages[`.${row.path}.tsx`];
  if (load === undefined) throw new Error(`no page at ${row.path}`);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('chunk timed out')), chunkTimeoutMs);
  });
  const { default: Page } = await Promise.race([load(), late]);
  chunkArrived();
  return { Component: row.auth === 'customer' ? guarded(Page) : Page };
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
      { path: '*', Component: NotFound },
    ],
  },
]);
