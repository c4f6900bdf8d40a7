import type { Askable } from './locales/catalogue.ts';
import type { TextPart } from './locales/text-parts.ts';

export type Tab = 'home' | 'markets' | 'trade' | 'finance' | 'assets';

/**
 * One row a screen. The page is the file of its path: `/pages/market/market` is `pages/market/market.tsx`, and an address
 * without a folder, as `/open-location`, stands among them. `auth` says who may see it; `tab` marks the five that the tab
 * bar leads to. `texts` are the parts of the texts that it says, which come with its file.
 */
export interface RouteRow {
  path: `/${string}`;
  auth: 'guest' | 'customer';
  tab: Tab | null;
  texts: readonly TextPart[];
  title: (texts: Askable) => string;
}

export const routes: readonly RouteRow[] = [
  { path: '/pages/index/index', auth: 'guest', tab: 'home', texts: [], title: (texts) => texts.tabs.home },
  {
    path: '/pages/market/market',
    auth: 'guest',
    tab: 'markets',
    texts: ['markets'],
    title: (texts) => texts.tabs.markets,
  },
  { path: '/pages/market/search', auth: 'guest', tab: null, texts: ['markets'], title: (texts) => texts.common.search },
  {
    path: '/pages/transaction/index',
    auth: 'guest',
    tab: 'trade',
    texts: ['chart', 'markets', 'money', 'orders', 'trade'],
    title: (texts) => texts.tabs.trade,
  },
  {
    path: '/pages/transaction/currency',
    auth: 'guest',
    tab: null,
    texts: ['chart', 'markets', 'trade'],
    title: (texts) => texts.marketPage.title,
  },
  {
    path: '/pages/transaction/currency_order',
    auth: 'customer',
    tab: null,
    texts: ['money', 'orders', 'trade'],
    title: (texts) => texts.orders.title,
  },
  {
    path: '/pages/financial/index',
    auth: 'guest',
    tab: 'finance',
    texts: ['assets'],
    title: (texts) => texts.tabs.finance,
  },
  {
    path: '/pages/fund/assets',
    auth: 'customer',
    tab: 'assets',
    texts: ['assets', 'money'],
    title: (texts) => texts.tabs.assets,
  },
  {
    path: '/pages/fund/transfer',
    auth: 'customer',
    tab: null,
    texts: ['assets', 'money'],
    title: (texts) => texts.transfer.title,
  },
  {
    path: '/pages/fund/assets_record',
    auth: 'customer',
    tab: null,
    texts: ['assets', 'orders', 'trade'],
    title: (texts) => texts.bills.title,
  },
  { path: '/pages/common/login', auth: 'guest', tab: null, texts: ['session'], title: (texts) => texts.common.login },
  {
    path: '/pages/common/register',
    auth: 'guest',
    tab: null,
    texts: ['session'],
    title: (texts) => texts.common.register,
  },
  { path: '/pages/common/area', auth: 'guest', tab: null, texts: ['session'], title: (texts) => texts.areas.title },
  {
    path: '/pages/setting/setting',
    auth: 'guest',
    tab: null,
    texts: ['session', 'settings'],
    title: (texts) => texts.settings.title,
  },
  {
    path: '/pages/setting/fees',
    auth: 'guest',
    tab: null,
    texts: ['fees', 'orders'],
    title: (texts) => texts.fees.title,
  },
  { path: '/pages/sandbox/outbox', auth: 'guest', tab: null, texts: ['session'], title: (texts) => texts.outbox.title },
  { path: '/choose-location', auth: 'guest', tab: null, texts: ['location'], title: (texts) => texts.location.choose },
  { path: '/open-location', auth: 'guest', tab: null, texts: ['location'], title: (texts) => texts.location.title },
];

/** The file of a screen, seen from here. */
export function pageFile(path: string): string {
  return `./pages/${path.replace(/^\/(?:pages\/)?/, '')}.tsx`;
}

/** The home page has a second address. */
export const homeAlias = '/';
export const loginPath = '/pages/common/login';
export const registerPath = '/pages/common/register';
/** Every part in all its states, for those who build screens: no page of the product, so it has no row. */
export const galleryPath = '/__gallery';

/** The five of the tab bar, in its order. */
export const tabRows: readonly (RouteRow & { tab: Tab })[] = routes.filter(
  (row): row is RouteRow & { tab: Tab } => row.tab !== null,
);

export function rowOf(path: string): RouteRow | undefined {
  return routes.find((row) => row.path === path) ?? (path === homeAlias ? routes[0] : undefined);
}

/** Login, and from there back to where one was going. */
export function loginWayBackTo(path: string): string {
  return `${loginPath}?from=${encodeURIComponent(path)}`;
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
