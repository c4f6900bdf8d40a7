import { products } from './products/index.ts';
import type { RouteRow, Tab } from './products/product.ts';

export type { RouteRow, Tab } from './products/product.ts';

/** One row a screen, of all products. The first is the home page. */
export const routes: readonly RouteRow[] = products.flatMap((product) => product.routes);
/** The file of a screen, seen from here. */
export function pageFile(path: string): string {
  return `./pages/${path.replace(/^\/(?:pages\/)?/, '')}.tsx`;
}

/** The home page has a second address. */
export const homeAlias = '/';
export const loginPath = '/pages/common/login';
export const identityPath = '/pages/setting/real_mark';
export const registerPath = '/pages/common/register';
/** Every part in all its states, for those who build screens: no page of the product, so it has no row. */
export const galleryPath = '/__gallery';

/** The five of the tab bar, in its order: of several screens under one tab it leads to the first. */
export const tabRows: readonly (RouteRow & { tab: Tab })[] = routes.filter(
  (row, at): row is RouteRow & { tab: Tab } =>
    row.tab !== null && routes.findIndex(({ tab }) => tab === row.tab) === at,
);

export function rowOf(path: string): RouteRow | undefined {
  return routes.find((row) => row.path === path) ?? (path === homeAlias ? routes[0] : undefined);
}

/** Login, and from there back to where one was going. */
export function loginWayBackTo(path: string): string {
  return `${loginPath}?from=${encodeURIComponent(path)}`;
}

/** Verification, and from there back to what one was doing. */
export function identityWayBackTo(path: string): string {
  return `${identityPath}?from=${encodeURIComponent(path)}`;
}

/** Both ways in, and from there back to where one was; null: to home. */
export function waysInFrom(path: string | null): { login: string; register: string } {
  if (path === null) return { login: loginPath, register: registerPath };
  return { login: loginWayBackTo(path), register: `${registerPath}?from=${encodeURIComponent(path)}` };
}

/** Where login leads: the way back of the address, as far as it is a page of this app. */
export function wayBack(from: string | null): string {
  return from !== null && rowOf(from.split('?')[0] ?? '') !== undefined && !from.startsWith(loginPath)
    ? from
    : homeAlias;
}
